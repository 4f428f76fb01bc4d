import { expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import { advance, draftOf, legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { copyState } from '../copy.ts';
import { gartenZwerge } from '../index.ts';
import { withSums } from './quick.ts';
import { randomGame } from './table.ts';

const game = gartenZwerge.open(withSums({ lastRound: 3 }));

test.each(['sealed', 'free'] as const)(
  'the fast copy equals the generic one, and nothing done to it reaches the original: %s',
  auctions => {
    const dice = randomOf(seedRng('copy'));
    for (const { state } of randomGame(3, `copy-${auctions}`, { auctions }).slice(0, 200)) {
      const original = JSON.stringify(state);
      expect(copyState(state)).toEqual(copy(state));
      const [question] = game.pending(state);
      if (!question) continue;
      const draft = draftOf(game, copyState(state));
      advance(draft, question.seat, dice.pick(legal(game, state, question.seat)));
      expect(JSON.stringify(state)).toBe(original);
    }
  },
);
