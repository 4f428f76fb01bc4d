import { expect, test } from 'vitest';
import { quickChance } from '../../../bots/chance.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { play, start } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { bots } from '../bot/index.ts';
import { game } from './table.ts';

test('tutors play a game to its end by the rules, each as boldly as it likes', () => {
  const { tutor } = bots.craft(game);
  const random = quickChance(3);
  const tutors = Array.from({ length: 4 }, () => tutor!(random));
  let { state } = start(game, { options: defaultOptions(game), seats: 4, seed: 'tutors' });
  for (let n = 0; n < 3000 && game.outcome(state) === null; n++) {
    const { seat } = nth(game.pending(state), 0);
    const move = nth(tutors, seat)(state, seat, random);
    const step = play(game, state, { seat, move });
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error.code}`);
    state = step.value.state;
  }
  expect(game.outcome(state)).not.toBeNull();
});
