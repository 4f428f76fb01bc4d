import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import { purse } from '../../../web/kit/travel/journey.tsx';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { journeys } from './journeys.tsx';
import { stepBack } from './use-tile-motion.ts';

const scenery = {} as Scenery<EnemyChocolatier>;
const bought = {
  type: 'bought',
  seat: 0,
  house: 'A1-2',
  ingredient: 'sugar',
  price: 6,
} as const;

test('a free house is paid to the town, another one also to its owner', () => {
  const free = journeys.bought!({ ...bought, from: null, toOwner: 0 }, scenery);
  expect(free.slice(1)).toMatchObject([{ from: purse(0), to: 'house-A1-2', many: 6 }]);
  const taken = journeys.bought!({ ...bought, from: 2, toOwner: 4 }, scenery);
  expect(taken.slice(1)).toMatchObject([
    { from: purse(0), to: 'house-A1-2', many: 2 },
    { from: purse(0), to: purse(2), many: 4 },
  ]);
});

test('a bought house takes on a colour where it stands', () => {
  expect(journeys.bought!({ ...bought, from: null, toOwner: 0 }, scenery)[0]).toMatchObject({
    from: 'house-A1-2',
    gait: 'spreads',
  });
});

test('income comes from the factory and from every neighbourhood that pays', () => {
  const lines = [
    { from: 'factory', money: 2 },
    { from: 'neighbourhood', neighbourhood: 'D3', money: 3, points: 1 },
  ] as const;
  const ways = journeys.earned!(
    { type: 'earned', seat: 1, round: 3, money: 5, points: 1, lines: [...lines] },
    scenery,
  );
  expect(ways.map(({ from, many }) => [from, many])).toEqual([
    ['factory', 2],
    ['neighbourhood-D3', 3],
    ['neighbourhood-D3', 1],
  ]);
});

test('nobody sees which recipe is dealt', () => {
  const [own] = journeys.dealt!({ type: 'dealt', seat: 0, recipe: 'R1' }, scenery);
  const [other] = journeys.dealt!({ type: 'dealt', seat: 0 }, scenery);
  const drawn = [own, other].map(journey => (journey!.picture as VNode).props);
  expect(drawn).toEqual([{}, {}]);
});

test('a tile that lies as before does not move; a turned one turns the shorter way', () => {
  expect(stepBack({ from: 2, place: 2, turned: 0 })).toBeNull();
  expect(stepBack({ from: 2, place: 2, turned: 1 })!.transform).toContain(
    'translate(0.0px, 0.0px) rotate(-60deg)',
  );
  expect(stepBack({ from: 2, place: 2, turned: 5 })!.transform).toContain('rotate(60deg)');
  expect(stepBack({ from: 2, place: 2, turned: -5 })!.transform).toContain('rotate(-60deg)');
  expect(stepBack({ from: 0, place: 3, turned: 0 })!.transform).toMatch(
    /translate\(-?0\.0px, -346\.4px\) rotate\(-?0deg\)/,
  );
});
