import { describe, expect, test } from 'vitest';
import { choices } from '../../../core/play.ts';
import { STRANGE_MOVES } from '../../../testkit/strange-moves.ts';
import { plant, water } from './moves.ts';
import { position } from './position.ts';
import { game, refusal, understood } from './table.ts';
import { card, cards } from './words.ts';

const planting = (list: unknown) =>
  understood(position({ hand: 'corn1 pumpkin2' }), { type: 'plant', cards: list });

describe('planting', () => {
  test('[CC-55] a bed is understood whatever the order of its cards', () => {
    expect(planting(cards('chili3 chili2 chili3'))).toEqual(plant('chili2 chili3 chili3'));
  });

  test('[CC-55] and no order smuggles in a card that is not in hand', () => {
    const before = position({ hand: 'cauliflower2 cauliflower3 cauliflower3' });
    const move = understood(before, {
      type: 'plant',
      cards: cards('cauliflower2 cauliflower3 cauliflower2'),
    });
    expect(refusal(before, move!)).toEqual({ code: 'not-in-hand', clause: 'CC-55' });
  });

  test.each(['corn1', 'corn1 corn1 corn1', 'corn1 chili3', 'pumpkin2 pumpkin2', 'chili3 chili3 chili3'])(
    '[CC-58] %s: an odd bed is understood, so that it can be refused with its reason',
    words => {
      expect(planting(cards(words))).toEqual(plant(words));
    },
  );

  test.each([
    ['nothing', undefined],
    ['a text', 'corn1'],
    ['a thing as long as a list', { length: 2 }],
    ['no cards', []],
    ['nineteen cards', Array(19).fill(0)],
    ['an accessory', [card('fertiliser'), card('fertiliser')]],
    ['a card that does not exist', [-1, -1]],
    ['one card and one text', [0, '0']],
    ['half a card', [0.5, 0.5]],
  ])('[CC-60] %s cannot be planted', (_, list) => {
    expect(planting(list)).toBeNull();
  });
});

describe('watering', () => {
  const before = position({ beds: ['chili3 chili3 chili3'], agenda: [{ do: 'water', drops: 5 }] });

  test('[CC-88] any number of drops is understood, not only those that are offered', () => {
    expect(choices(game, before, 0).map(({ move }) => move)).not.toContainEqual(water(0, 3));
    expect(understood(before, water(0, 3))).toEqual(water(0, 3));
    expect(refusal(before, water(0, 3))).toBeNull();
  });

  test.each([{}, { bed: 0 }, { bed: '0', drops: 2 }, { bed: 0.5, drops: 2 }, { bed: 0, drops: 0 }])(
    '[CC-87] %j is no watering',
    fields => {
      expect(understood(before, { type: 'water', ...fields })).toBeNull();
    },
  );

  test('[CC-87] a bed that is not there has no free sun', () => {
    for (const bed of [-1, 1]) expect(refusal(before, water(bed, 1))).toMatchObject({ code: 'no-free-sun' });
  });
});

test.each([
  ...STRANGE_MOVES,
  { type: 'draw', seat: 1 },
  { type: 'refresh', row: 2 },
  { type: 'buy-vegetable', row: 0, price: 5 },
  { type: 'buy-vegetable', row: 0, price: 0 },
  { type: 'buy-accessory', card: 0 },
  { type: 'lay-out', card: 0 },
])('%j is no move of this game', json => {
  expect(understood(position(), json)).toBeNull();
});
