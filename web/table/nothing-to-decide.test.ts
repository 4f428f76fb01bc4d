import { expect, test } from 'vitest';
import { same } from '../../core/data.ts';
import { frameFor } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { openMatch } from '../../core/match.ts';
import { type Opening, refuse } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { SHELF } from '../shelf.ts';
import { onlyChoice } from './only-choice.ts';
import { openEndedIn } from './open-ended.ts';

const GAMES = 3;
const LONGEST = 400;

test.each(SHELF)(
  'what is played by itself in $id is all that could be played, listed or not',
  async ({ rules }) => {
    const box = await rules();
    const game = box.open(box.edition);
    const isOpenEnded = openEndedIn(game);
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
    );
    const overlooked: Vocabulary['Move'][] = [];
    for (let n = 0; n < GAMES; n++) {
      const opening: Opening<Vocabulary> = { options, seats: game.seats.min, seed: `nothing to decide ${n}` };
      const match = openMatch(game, opening);
      const random = randomOf(seedRng(`moves ${n}`));
      // Whatever was worth showing at any time is worth trying when there seems to be nothing else.
      const known = new Map<string, Vocabulary['Move']>();
      while (match.entries.length < LONGEST && game.outcome(match.state) === null) {
        const { seat } = game.pending(match.state)[0]!;
        const frame = frameFor(match, seat);
        for (const { move } of frame.choices) known.set(JSON.stringify(move), move);
        const only = onlyChoice(frame, { viewer: seat, log: frame.news, isOpenEnded });
        const others = only ? [...known.values()].filter(move => !same(move, only)) : [];
        overlooked.push(...others.filter(move => refuse(game, match.state, { seat, move }) === null));
        const legal = frame.choices.filter(({ refusal }) => refusal === null);
        append(match, { seat, move: random.pick(legal).move });
      }
    }
    expect(overlooked).toEqual([]);
  },
);
