import { expect, test } from 'vitest';
import { defaultOptions } from '../core/opening.ts';
import { play, start } from '../core/play.ts';
import { nth, present } from '../core/sure.ts';
import { GAMES } from '../games/index.ts';
import { quickChance } from './chance.ts';

const SEATS = 4;

const taught = Object.entries(GAMES)
  .map(([name, { box, bots }]) => ({ name, game: box.open(box.edition), bots }))
  .map(({ name, game, bots }) => ({ name, game, tutor: bots.craft(game).tutor }))
  .filter(({ tutor }) => tutor !== undefined);

test('some judges learn from tutors', () => {
  expect(taught.map(({ name }) => name)).toEqual(expect.arrayContaining(['chicoree', 'garten-zwerge']));
});

test.each(taught)(
  '$name: tutors play a game to its end by the rules, each in its own way',
  ({ game, tutor }) => {
    const random = quickChance(3);
    const tutors = Array.from({ length: SEATS }, () => present(tutor, 'tutor')(random));
    let { state } = start(game, { options: defaultOptions(game), seats: SEATS, seed: 'tutors' });
    for (let n = 0; n < 3000 && game.outcome(state) === null; n++) {
      const { seat } = nth(game.pending(state), 0);
      const move = nth(tutors, seat)(state, seat, random);
      const step = play(game, state, { seat, move });
      if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error.code}`);
      state = step.value.state;
    }
    expect(game.outcome(state)).not.toBeNull();
  },
);
