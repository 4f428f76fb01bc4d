import { describe, expect, test } from 'vitest';
import { checkContract } from '../../../testkit/contract.ts';
import { gartenZwerge } from '../index.ts';
import { promises } from './promises.ts';
import { withSums } from './quick.ts';

describe('Garten Zwerge signs the contract', () => {
  const game = gartenZwerge.open(withSums({ lastRound: 2 }));

  test('with two to six players', () => {
    checkContract(game, { ...promises, games: 5 });
  });

  test.each([2, 3])('with every option at %i seats', seats => {
    const table = { ...game, seats: { min: seats, max: seats } };
    const coverage = checkContract(table, { ...promises, games: 15 });
    console.log(coverage);
    expect(coverage.moves.size).toBeGreaterThan(1);
  });
});
