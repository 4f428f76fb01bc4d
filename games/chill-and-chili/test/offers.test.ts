import { expect, test } from 'vitest';
import { choices } from '../../../core/play.ts';
import type { Move, Task } from '../vocabulary.ts';
import {
  buy,
  buyAccessory,
  choose,
  DRAW,
  discard,
  END_TURN,
  FINISH,
  layOut,
  plant,
  refresh,
  SCARE,
  water,
  withdraw,
} from './moves.ts';
import { position, type Wish } from './position.ts';
import { game } from './table.ts';

/** Everything the table shows seat 0, legal or greyed out: the order is part of it, records and keys depend on it. */
function offered(wish: Wish): Move[] {
  return choices(game, position(wish), 0).map(({ move }) => move);
}

const asked = (task: Task): Pick<Wish, 'agenda'> => ({ agenda: [task] });

test('[CC-28] at the start of a turn: both extras, then the actions in the order of the rulebook', () => {
  const ACCESSORIES = ['fertiliser', 'scarecrow', 'wheelbarrow', 'watering-can'];
  expect(offered({ hand: 'corn1 corn2 chili2' })).toEqual([
    refresh('upper'),
    refresh('lower'),
    SCARE,
    DRAW,
    ...[1, 2, 3, 4].map(price => buy('upper', price)),
    ...[1, 2, 3, 4].map(price => buy('lower', price)),
    ...ACCESSORIES.map(buyAccessory),
    plant('corn1 corn2'),
    plant('chili2 chili2 chili2'), // greyed out: two chilis are missing
    ...ACCESSORIES.map(layOut),
    withdraw('coins'),
    withdraw('drops'),
  ]);
});

test('[CC-61] every different bed the hand can plant is offered, the one with fewest suns first', () => {
  const plantings = offered({ hand: 'carrot1 carrot1 carrot2 carrot2 pumpkin2 pumpkin2' }).filter(
    move => move.type === 'plant',
  );
  expect(plantings).toEqual([
    plant('carrot1 carrot1'),
    plant('carrot1 carrot2'),
    plant('carrot2 carrot2'),
    plant('pumpkin2'),
    plant('pumpkin2 pumpkin2'),
  ]);
});

test('[CC-59] of six pumpkins at most five are offered as a bed', () => {
  const plantings = offered({ hand: Array(6).fill('pumpkin2').join(' ') }).filter(
    move => move.type === 'plant',
  );
  expect(plantings.map(({ cards }) => cards.length)).toEqual([1, 2, 3, 4, 5]);
});

test('[CC-57] beds of three are offered with every mix of suns', () => {
  const plantings = offered({ hand: 'chili2 chili3 chili3 chili3' }).filter(move => move.type === 'plant');
  expect(plantings).toEqual([plant('chili2 chili3 chili3'), plant('chili3 chili3 chili3')]);
});

test('[CC-47] every different card in hand is offered for the discard', () => {
  const hand = 'corn1 corn1 carrot2 tomato1 tomato1 chili3 watering-can scarecrow';
  expect(offered({ hand, ...asked({ do: 'discard' }) })).toEqual(
    ['corn1', 'carrot2', 'tomato1', 'chili3', 'scarecrow', 'watering-can'].map(discard),
  );
});

test('[CC-88] for every bed one drop, or all that fit', () => {
  const beds = [
    'corn1 corn1 +2',
    'corn1 corn2 +2',
    'carrot2 carrot2 +2',
    'chili3 chili3 chili3 +6',
    'chili2 chili2 chili2',
  ];
  expect(offered({ beds, ...asked({ do: 'water', drops: 4 }) })).toEqual([
    water(0, 1), // greyed out: no sun is free
    water(1, 1),
    water(2, 1),
    water(2, 2),
    water(3, 1),
    water(3, 3),
    water(4, 1),
    water(4, 4),
    FINISH,
  ]);
});

test('[CC-A07] coins or drops, and nothing else', () => {
  const task = { do: 'choose-face', tokens: 2, thanksTo: 20 } as const;
  expect(offered(asked(task))).toEqual([choose('coins'), choose('drops')]);
});

test('[CC-A01] in the variant, further beds or the end of the turn', () => {
  const several = { options: { beds: 'several' }, hand: 'pumpkin2' } as const;
  expect(offered({ ...several, ...asked({ do: 'plant-more' }) })).toEqual([plant('pumpkin2'), END_TURN]);
});
