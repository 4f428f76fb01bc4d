import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import type { ChillAndChili, Event } from '../vocabulary.ts';
import { marketPlaces, type Place } from './market-places.ts';

const log = (...events: Event[]): News<ChillAndChili>[] => [{ step: 1, seat: 0, events, takeback: false }];

const names = (places: readonly Place[]) => places.map(place => place?.key ?? null);

test('[CC-39] a card keeps its name while it slides', () => {
  const places = marketPlaces(
    log(
      { type: 'bought-vegetable', seat: 0, card: 1, row: 0, price: 2 },
      { type: 'filled', row: 0, price: 4, card: 3 },
    ),
    'spectator',
  );
  expect(names(places[0]!)).toEqual(['first-0-1', 'first-0-3', 'first-0-4', 'card-0']);
  expect(names(places[1]!)).toEqual(['first-1-1', 'first-1-2', 'first-1-3', 'first-1-4']);
});

test('[CC-94] a renewed row has new cards only, and gaps where none were laid', () => {
  const places = marketPlaces(
    log({ type: 'refreshed', seat: 0, row: 1, gone: [1, 2] }, { type: 'filled', row: 1, price: 4, card: 3 }),
    'spectator',
  );
  expect(names(places[1]!)).toEqual([null, null, null, 'card-0']);
});

test('a card is new to who has not moved since it was laid', () => {
  const events: Event[] = [
    { type: 'bought-vegetable', seat: 0, card: 1, row: 0, price: 4 },
    { type: 'filled', row: 0, price: 4, card: 3 },
  ];
  const news = (step: number, seat: number, told: Event[]) => ({ step, seat, events: told, takeback: false });
  const story = [news(1, 1, []), news(2, 0, events)];
  const isNew = (viewer: number) => marketPlaces(story, viewer)[0]!.map(place => place!.isNew);
  expect(isNew(1)).toEqual([false, false, false, true]);
  expect(isNew(0), 'their own purchase').toEqual([false, false, false, false]);
  expect(isNew(2), 'before the first move nothing is').toEqual([false, false, false, false]);
});
