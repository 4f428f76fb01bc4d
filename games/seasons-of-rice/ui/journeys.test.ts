import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { handFrom, journeys } from './journeys.tsx';

const seenBy = (you: 0 | 1 | 'spectator') =>
  ({ view: { you, players: [{ handSize: 5 }, { handSize: 5 }] } }) as unknown as Scenery<SeasonsOfRice>;

test('[SR-22] of a hand that is passed on everybody sees the backs, and how many', () => {
  const passed = { type: 'hand', seat: 1, because: 'swapped' } as const;
  const ways = (viewer: 0 | 1 | 'spectator') => journeys.hand!(passed, seenBy(viewer));
  expect(ways(0)).toMatchObject([{ from: ['hand-0', 'seat-0'], to: ['hand-1', 'seat-1'], many: 5 }]);
  expect(ways('spectator')).toMatchObject([{ many: 5 }]);
  // One's own cards come by themselves.
  expect(ways(1)).toEqual([]);
});

test('[SR-22] new cards of my hand come from the other, the first ones with the season', () => {
  const news = (...events: News<SeasonsOfRice>['events']): News<SeasonsOfRice> => ({
    step: 1,
    seat: 'table',
    events,
    takeback: false,
  });
  const dealt = news({ type: 'hand', seat: 0, because: 'dealt' });
  const swapped = news({ type: 'hand', seat: 0, because: 'swapped' });
  expect(handFrom([dealt], 0)).toBe('season');
  expect(handFrom([dealt, swapped], 0)).toBe('seat-1');
});

test('what a field brings goes from where it lies to whoever closed it', () => {
  const closed = { type: 'closed', seat: 0, squares: [3, 4, 5, 6], total: 9 } as unknown as Parameters<
    NonNullable<typeof journeys.closed>
  >[0];
  const [points] = journeys.closed!(closed, seenBy(0));
  expect(points).toMatchObject({ from: ['field-0-3.4', 'land-0', 'seat-0'], to: 'seat-0' });
  expect(points!.picture).toMatchObject({ props: { children: '+9' } });
});
