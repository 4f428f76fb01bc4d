import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import { cardCalled } from '../data/cards.ts';
import type { Chicoree, Event } from '../vocabulary.ts';
import { storyOf } from './story.ts';

const storm = (target: number): Event => ({
  type: 'destroyed',
  seat: 1,
  card: cardCalled('storm'),
  target,
  step: 4,
  lost: cardCalled('harvest'),
});
const began = (seat: number, number: number): Event => ({ type: 'turn-began', seat, number });
const drew = (seat: number): Event => ({ type: 'drew', seat, because: 'turn' });
const news = (seat: number, ...events: Event[]): News<Chicoree> => ({
  step: 0,
  seat,
  events,
  takeback: false,
});

test('[CH-36] an attack on me is told until I have drawn again, one on somebody else only in its turn', () => {
  const log = [news(0, began(0, 1), drew(0), began(1, 2)), news(1, storm(0)), news(1, drew(1), began(2, 3))];
  expect(storyOf(log, 0).hits).toEqual([storm(0)]);
  expect(storyOf(log, 0).deeds).toEqual([]);
  expect(storyOf(log, 2).hits).toEqual([]);
  expect(storyOf([...log, news(0, drew(0))], 0).hits).toEqual([]);
});

test('[CH-07] what was taken back is not told', () => {
  const log = [news(0, began(1, 2)), news(1, storm(0))];
  expect(storyOf(log, 0).deeds).toHaveLength(1);
  expect(storyOf([...log, { ...news(1), takeback: true }], 0)).toMatchObject({ deeds: [], hits: [] });
});

test('[CH-60] the fists are told until the next card has gone', () => {
  const opened: Event = {
    type: 'fists-opened',
    card: cardCalled('shop'),
    bids: [1, 1],
    tied: [0, 1],
    winner: 1,
  };
  expect(storyOf([news(0, began(1, 5), opened, began(0, 6))], 'spectator').latest).toEqual(opened);
});
