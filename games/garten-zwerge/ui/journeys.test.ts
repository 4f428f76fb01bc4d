import { expect, test } from 'vitest';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import { purse } from '../../../web/kit/travel/journey.tsx';
import type { GartenZwerge } from '../vocabulary.ts';
import { journeys } from './journeys.tsx';
import { WALL } from './places.ts';

const scenery = {} as Scenery<GartenZwerge>;

test('whoever seeks pays, whoever offers is paid', () => {
  const deal = { type: 'dealt', seat: 0, hat: 2, petals: 300 } as const;
  const seek = journeys.dealt!({ ...deal, job: 'seek', with: 2 }, scenery);
  expect(seek).toMatchObject([{ from: purse(0), to: purse(2), many: 3 }]);
  const offer = journeys.dealt!({ ...deal, job: 'offer', with: 'schmiedel' }, scenery);
  expect(offer).toMatchObject([{ from: WALL, to: purse(0), many: 3 }]);
});

test('a pair walks to the shack, each from home; a lent gnome goes back to its owner', () => {
  const pair = { own: 2, partner: 3, owner: 1 } as const;
  const there = journeys.paired!({ type: 'paired', seat: 0, pair }, scenery);
  expect(there).toMatchObject([
    { from: ['plot-0', 'seat-0'], to: ['shack-0', 'plot-0', 'seat-0'], gait: 'walks' },
    { from: ['plot-1', 'seat-1'], to: ['shack-0', 'plot-0', 'seat-0'], gait: 'walks' },
  ]);
  const back = journeys.bred!({ type: 'bred', seat: 0, pair, cards: [3], hat: 3 }, scenery);
  expect(back.map(({ to }) => to)).toEqual([
    ['plot-0', 'seat-0'],
    ['plot-1', 'seat-1'],
  ]);
});

test('a closed fist does not tell how many, not even to whoever closed it', () => {
  const [own] = journeys['fist-closed']!({ type: 'fist-closed', seat: 0, petals: 700 }, scenery);
  const [other] = journeys['fist-closed']!({ type: 'fist-closed', seat: 0 }, scenery);
  expect([own!.many, other!.many]).toEqual([1, 1]);
});

test('each winner of a contest goes home with their share', () => {
  const winners = [
    { seat: 1, hat: 4 },
    { seat: 2, hat: 4 },
  ];
  const held = {
    type: 'contest-held',
    hat: 4,
    prize: 500,
    entrants: winners,
    rivals: [],
    winners,
    share: 250,
  } as const;
  const ways = journeys['contest-held']!({ ...held, rivals: [], entrants: winners, winners }, scenery);
  expect(ways.map(({ to, many }) => [to, many])).toEqual([
    [['plot-1', 'seat-1'], undefined],
    [purse(1), 3],
    [['plot-2', 'seat-2'], undefined],
    [purse(2), 3],
  ]);
});
