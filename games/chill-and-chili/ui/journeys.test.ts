import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import { fetchWords } from '../../../web/kit/spoken.ts';
import { hand, purse } from '../../../web/kit/travel/journey.tsx';
import type { ChillAndChili } from '../vocabulary.ts';
import { cameFrom, journeys } from './journeys.tsx';

await fetchWords('en');

const scenery = {
  view: { you: 0 },
  language: 'en',
} as unknown as Scenery<ChillAndChili>;

test('drops go to the beds, coins to the purse', () => {
  const withdrew = { type: 'withdrew', seat: 1, tokens: 3 } as const;
  expect(journeys.withdrew!({ ...withdrew, as: 'coins' }, scenery)).toMatchObject([
    { from: 'pond', to: purse(1), many: 3 },
  ]);
  expect(journeys.withdrew!({ ...withdrew, as: 'drops' }, scenery)).toMatchObject([
    { from: 'pond', to: hand(1), many: 3 },
  ]);
  const watered = { type: 'watered', seat: 1, bed: 2, card: 0, drops: 2, full: false } as const;
  expect(journeys.watered!(watered, scenery)).toMatchObject([
    { from: hand(1), to: ['bed-1-2', 'garden-1', 'seat-1'], many: 2 },
  ]);
});

test('of a card that another draws only the back is seen', () => {
  const [seen] = journeys.drew!({ type: 'drew', seat: 1, because: 'action' }, scenery);
  expect(seen).toMatchObject({ from: 'pile', to: hand(1) });
  expect(journeys.drew!({ type: 'drew', seat: 0, because: 'action', card: 3 }, scenery)).toEqual([]);
});

test('whoever buys pays into the well, and the card comes from where it lay', () => {
  const bought = { type: 'bought-vegetable', card: 0, row: 1, price: 3 } as const;
  expect(journeys['bought-vegetable']!({ ...bought, seat: 1 }, scenery)).toMatchObject([
    { from: 'market-1-3', to: hand(1) },
    { from: purse(1), to: 'well', many: 3 },
  ]);
  const log: News<ChillAndChili>[] = [
    { step: 1, seat: 0, events: [{ ...bought, seat: 0 }], takeback: false },
  ];
  expect(cameFrom(log, 0)).toBe('market-1-3');
  expect(cameFrom(log, 1)).toBe('pile');
  expect(cameFrom([], 0)).toBe('pile');
});
