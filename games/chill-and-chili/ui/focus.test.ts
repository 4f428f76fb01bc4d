import { expect, test } from 'vitest';
import type { Choice } from '../../../core/play.ts';
import { cardOf } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { offersFor } from './focus.ts';

const PUMPKIN = cardOf('pumpkin', 2);

test('[CC-59] of pumpkin beds the largest is offered first', () => {
  const choices: Choice<ChillAndChili>[] = [1, 2, 3].map(size => ({
    move: { type: 'plant', cards: Array.from({ length: size }, () => PUMPKIN) },
    refusal: null,
  }));
  const offered = offersFor({ on: 'hand', card: PUMPKIN }, choices);
  expect(offered.map(({ move }) => move.type === 'plant' && move.cards.length)).toEqual([3, 2, 1]);
});
