import { expect, test } from 'vitest';
import { balanceOf, isClear, tellsApart } from './balance.ts';

const effect = (by: number, gain: number) => ({
  by,
  gains: by === 0 ? [gain, -gain] : [-gain, gain],
  doubts: [0.0001, 0.0001],
});
const even = { start: [0.5, 0.5], end: [1, 0] };

test('what decisions did not do, luck did', () => {
  const [first, second] = balanceOf([effect(0, 0.2), effect(0, 0.1), effect(1, 0.05), effect(1, 0.05)], even);
  expect(first!.own.by).toBeCloseTo(0.3);
  expect(first!.others.by).toBeCloseTo(-0.1);
  expect(first!.luck.by).toBeCloseTo(0.3);
  expect(second!.own.by).toBeCloseTo(0.1);
  expect(second!.luck.by).toBeCloseTo(-0.3);
});

test('the same play tells nothing in a short game, and something in a long one', () => {
  const turns = (n: number) =>
    Array.from({ length: n }, () => [effect(0, 0.03), effect(0, -0.01), effect(1, 0), effect(1, 0)]).flat();
  const close = { start: [0.5, 0.5], end: [0.5, 0.5] };
  expect(tellsApart(balanceOf(turns(2), close))).toBe(false);
  expect(tellsApart(balanceOf(turns(40), close))).toBe(true);
});

test('luck alone is not told apart, however large', () => {
  const idle = [effect(0, 0.03), effect(0, -0.03), effect(1, 0.03), effect(1, -0.03)];
  const balance = balanceOf(idle, even);
  expect(isClear(balance[0]!.luck)).toBe(true);
  expect(tellsApart(balance)).toBe(false);
});

test('nobody is judged by a single decision, or by none', () => {
  for (const effects of [[], [effect(0, 0.4), effect(1, 0.1)]])
    expect(tellsApart(balanceOf(effects, even))).toBe(false);
});

test('what does not round to anything is not clear, however sure it is', () => {
  expect(isClear({ by: 0.004, margin: 0.001 })).toBe(false);
  expect(isClear({ by: 0.02, margin: 0.001 })).toBe(true);
});

test('a game that began at a position is measured from there', () => {
  const effects = Array.from({ length: 20 }, (_, n) => effect(n % 2, 0));
  const [first] = balanceOf(effects, { start: [0.9, 0.1], end: [1, 0] });
  expect(first!.luck.by).toBeCloseTo(0.1);
});
