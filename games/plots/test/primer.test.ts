import { expect, test } from 'vitest';
import { saidBy } from '../../../testkit/primer.ts';
import { plots } from '../index.ts';
import { tie } from '../primer/examples.ts';

const game = plots.open(plots.edition);

test('[PLT-05] equal bids', () => {
  expect(saidBy(game, tie)).toEqual([
    'right: You, since you sit first. You have 6 coins left, Basil still 10: only the winner pays.',
    'other: No tie: you have 10 coins left. What if both bid 4?',
  ]);
});
