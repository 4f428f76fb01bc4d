import { expect, test } from 'vitest';
import { quickChance } from '../../../bots/chance.ts';
import { drawnByLot } from '../bot/lots.ts';
import type { Move } from '../vocabulary.ts';

const fist = (tokens: number): Move => ({ type: 'close-fist', tokens });

/** How often each fist is drawn of a thousand times. */
function drawn(weighed: readonly { readonly worth: number; readonly worlds: number }[]): number[] {
  const random = quickChance(1);
  const counts = weighed.map(() => 0);
  const moves = weighed.map((each, tokens) => ({ ...each, move: fist(tokens) }));
  for (let n = 0; n < 1000; n++) {
    const move = drawnByLot(moves, random);
    if (move.type === 'close-fist') counts[move.tokens]!++;
  }
  return counts;
}

test('fists that promise the same are all made', () => {
  for (const count of drawn(Array.from({ length: 4 }, () => ({ worth: 0.01, worlds: 60 }))))
    expect(count).toBeGreaterThan(180);
});

test('one that is clearly better is nearly always made', () => {
  const [usual, better] = drawn([
    { worth: 0, worlds: 0 },
    { worth: 0.08, worlds: 60 },
  ]);
  expect(better).toBeGreaterThan(980);
  expect(usual).toBeLessThan(20);
});

test('what was seen in few worlds counts for little', () => {
  const [usual, lucky] = drawn([
    { worth: 0, worlds: 0 },
    { worth: 0.08, worlds: 1 },
  ]);
  expect(lucky).toBeLessThan(900);
  expect(usual).toBeGreaterThan(100);
});
