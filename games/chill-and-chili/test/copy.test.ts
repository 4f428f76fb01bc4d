import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, same } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { advance, draftOf, legal, start } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { copyState } from '../copy.ts';
import { chillAndChili } from '../index.ts';
import type { Options, State } from '../vocabulary.ts';

const game = chillAndChili.open(chillAndChili.edition);

const partsOf = (value: unknown): object[] =>
  value === null || typeof value !== 'object' ? [] : [value, ...Object.values(value).flatMap(partsOf)];

/** Equal to what the generic copy makes, and with no part in common with the original. */
function isTwin(twin: State, state: Read<State>): boolean {
  const originals = new Set(partsOf(state));
  return same(twin, copy(state)) && !partsOf(twin).some(part => originals.has(part));
}

test('our own copy is the generic one, at every step of random games, and shares nothing', () => {
  const openings = fc.record({
    seats: fc.integer({ min: 2, max: 5 }),
    seed: fc.string(),
    options: fc.record({
      start: fc.constantFrom<Options['start']>('random', 0, 1),
      beds: fc.constantFrom<Options['beds']>('one', 'several'),
      discard: fc.constantFrom<Options['discard']>('any', 'vegetables'),
    }),
  });
  fc.assert(
    fc.property(openings, opening => {
      const random = randomOf(seedRng(opening.seed));
      const draft = draftOf(game, copy(start(game, opening).state) as State);
      while (game.outcome(draft.state) === null) {
        expect(isTwin(copyState(draft.state), draft.state)).toBe(true);
        const { seat } = random.pick(game.pending(draft.state));
        advance(draft, seat, random.pick(legal(game, draft.state, seat)));
      }
      expect(isTwin(copyState(draft.state), draft.state)).toBe(true);
    }),
    { numRuns: 10 },
  );
});
