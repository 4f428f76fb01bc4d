import { expect, test } from 'vitest';
import { eloText, tableOf } from './table.ts';

test('the table tells the share, par, the scores and the time', () => {
  const order = { players: 2, candidate: 'helper', opponents: ['random'] };
  const wins = { mean: 0.75, margin: 0.125 };
  const score = { mean: 10, margin: null };
  const result = { games: 4, par: 0.5, wins, score, theirs: score, milliseconds: 1.25 };
  expect(tableOf(order, result).split('\n')).toEqual([
    '| players | candidate | against | games | win share     | par    | Elo  | score    | their score | ms a move |',
    '|---------|-----------|---------|-------|---------------|--------|------|----------|-------------|-----------|',
    '| 2       | helper    | random  | 4     | 75.0 ± 12.5 % | 50.0 % | +191 | 10.0 ± ? | 10.0 ± ?    | 1.3       |',
  ]);
});

test('a difference in Elo has a sign', () => {
  expect(eloText(0.25, 4)).toBe('0');
  expect(eloText(0.2, 4)).toMatch(/^−\d+$/);
  expect(eloText(1, 4)).toBe('?');
});
