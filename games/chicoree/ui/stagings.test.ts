import { expect, test } from 'vitest';
import type { Viewer } from '../../../core/game.ts';
import { momentsIn } from '../../../web/kit/scene/moments.ts';
import { cardCalled } from '../data/cards.ts';
import type { Event } from '../vocabulary.ts';
import { stagings } from './stagings.tsx';

test.each<Event>([
  {
    type: 'destroyed',
    seat: 1,
    card: cardCalled('storm'),
    target: 0,
    step: 4,
    lost: cardCalled('harvest'),
  },
  { type: 'blocked', seat: 1, card: cardCalled('coffee'), target: 0, turns: 1 },
  { type: 'went-without', seat: 0, income: 2, charge: 0 },
  { type: 'went-bankrupt', seat: 0 } as Event,
])('[CH-36] $type stays on the stage of whom it hits, and passes before all others', event => {
  const staysFor = (viewer: Viewer) =>
    momentsIn([{ step: 1, seat: 1, events: [event], takeback: false }], { stagings, viewer, after: 0 }).map(
      ({ stays }) => stays,
    );
  expect(staysFor(0)).toEqual([true]);
  expect(staysFor(1)).toEqual([false]);
  expect(staysFor('spectator')).toEqual([false]);
});
