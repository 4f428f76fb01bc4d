import { expect, test } from 'vitest';
import { nth } from '../core/sure.ts';
import { matchRegrets } from './matching.ts';

test('stone, paper, scissors are mixed alike', () => {
  const win = (a: number, b: number) => [0, 1, -1][(a - b + 3) % 3] ?? 0;
  const [mine] = matchRegrets({
    mine: 3,
    theirs: 3,
    payoff: [(a, b) => win(a, b) + (a === 0 && b === 0 ? 1e-6 : 0), (a, b) => win(b, a)],
  });
  for (const part of mine) expect(part).toBeCloseTo(1 / 3, 1);
});

test('a mixture that one can compute by hand', () => {
  // Matching pennies where heads pays three: the one who matches shows heads as often as the other needs to be indifferent.
  const pennies = [
    [3, -1],
    [-1, 1],
  ];
  const pay = (a: number, b: number) => nth(nth(pennies, a), b);
  const [mine, theirs] = matchRegrets({
    mine: 2,
    theirs: 2,
    payoff: [pay, (a, b) => -pay(a, b)],
    rounds: 20_000,
  });
  expect(nth(mine, 0)).toBeCloseTo(1 / 3, 1);
  expect(nth(theirs, 0)).toBeCloseTo(1 / 3, 1);
});

test('a bid that is always better is always made', () => {
  const [mine] = matchRegrets({ mine: 3, theirs: 2, payoff: [bid => bid, () => 0] });
  expect(nth(mine, 2)).toBeGreaterThan(0.99);
});
