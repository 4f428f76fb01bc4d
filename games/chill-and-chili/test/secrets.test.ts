import { describe, expect, test } from 'vitest';
import { listOf } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { testGeneratorIsSecret } from '../../../testkit/generator-tests.ts';
import { type Card, FACES } from '../data/cards.ts';
import type { Event, State } from '../vocabulary.ts';
import {
  buy,
  buyAccessory,
  DRAW,
  discard,
  FINISH,
  layOut,
  plant,
  refresh,
  SCARE,
  withdraw,
} from './moves.ts';
import { type Garden, position } from './position.ts';
import { game, play, randomGame, seen, told, whoCanTell } from './table.ts';
import { words } from './words.ts';

describe('hands', () => {
  test('[CC-15][CC-A20] a hand is told to its owner alone', () => {
    const worlds = [position({ hand: 'corn1 chili3' }), position({ hand: 'tomato2 pumpkin2' })] as const;
    expect(whoCanTell(worlds)).toEqual([0]);
  });

  test('[CC-A20] so is the hand of somebody else', () => {
    const worlds = [
      position({ others: [{ hand: 'corn1 corn1' }] }),
      position({ others: [{ hand: 'chili3 chili3' }] }),
    ] as const;
    expect(whoCanTell(worlds)).toEqual([1]);
  });

  test('[CC-A20] an accessory among bought cards is known, and leaves the drawn ones hidden', () => {
    const worlds = [
      position({ hand: 'corn1 scarecrow', known: 'scarecrow' }),
      position({ hand: 'chili3 scarecrow', known: 'scarecrow' }),
    ] as const;
    expect(whoCanTell(worlds)).toEqual([0]);
    expect(words(seen(worlds[0]).known)).toBe('scarecrow');
  });

  test('a spectator is shown no hand', () => {
    expect(game.view(position({ hand: 'corn1' }), 'spectator').hand).toBeNull();
  });

  test('a hand is listed in ascending order, whatever the order of gain', () => {
    const before = position({
      seats: 2,
      hand: 'chili3 carrot2',
      top: 'tomato1 pumpkin2 corn1 pumpkin2',
      upper: 'carrot1 corn2 corn1 chili2',
    });
    const { state } = play(
      before,
      DRAW,
      DRAW,
      DRAW,
      DRAW,
      buy('upper', 1),
      DRAW,
      buyAccessory('watering-can'),
    );
    expect(words(game.view(state, 0).hand!)).toBe('corn1 carrot1 carrot2 tomato1 chili3 watering-can');
  });

  test('the order of gain shows nowhere: gained the other way round, every byte is the same', () => {
    const gains = (upper: string) => {
      const before = position({
        seats: 2,
        upper,
        lower: 'corn2 carrot2 tomato2 chili2',
        top: 'corn1 corn1 corn1 corn1',
      });
      return play(before, buy('upper', 1), withdraw('coins'), buy('upper', 1)).state;
    };
    expect(told(0, gains('chili3 carrot1 corn1 corn1'))).toBe(told(0, gains('carrot1 chili3 corn1 corn1')));
  });
});

describe('the pile', () => {
  /** Two worlds with the first two cards of the pile changed round. */
  const eitherWay = (garden: Garden) =>
    [position({ ...garden, top: 'corn1 chili3' }), position({ ...garden, top: 'chili3 corn1' })] as const;
  const worlds = eitherWay({});

  test('[CC-17] its order is told to nobody', () => {
    expect(whoCanTell(worlds)).toEqual([]);
  });

  test('[CC-17] nor what it is made of, apart from what hands may hold', () => {
    expect(
      whoCanTell([position({ others: [{ hand: 'corn1' }] }), position({ others: [{ hand: 'corn2' }] })]),
    ).toEqual([1]);
  });

  test('[CC-36] a card drawn as the action is told to the one who drew it, in the view and in the news', () => {
    expect(whoCanTell(worlds, DRAW)).toEqual([0]);
    expect(told(1, worlds[0], DRAW)).toContain('{"type":"drew","seat":0,"because":"action"}');
  });

  test('[CC-79] so is a card drawn with the scarecrow, before and after the discard of another', () => {
    const scarecrows = eitherWay({ hand: 'tomato1', laidOut: 'scarecrow' });
    expect(whoCanTell(scarecrows, SCARE)).toEqual([0]);
    expect(whoCanTell(scarecrows, SCARE, discard('tomato1'))).toEqual([0]);
    expect(told(2, scarecrows[0], SCARE)).toContain('{"type":"drew","seat":0,"because":"scarecrow"}');
  });

  test('[CC-73] so is the fertiliser’s card', () => {
    const planting = eitherWay({ hand: 'tomato1 tomato1', laidOut: 'fertiliser' });
    expect(whoCanTell(planting, plant('tomato1 tomato1'))).toEqual([0]);
    expect(told('spectator', planting[0], plant('tomato1 tomato1'))).toContain(
      '{"type":"drew","seat":0,"because":"fertiliser"}',
    );
  });

  test('[CC-16] a card that comes to the market is told to all', () => {
    expect(whoCanTell(worlds, buy('upper', 1))).toEqual([0, 1, 2, 'spectator']);
    expect(whoCanTell(worlds, refresh('upper'))).toEqual([0, 1, 2, 'spectator']);
  });
});

describe('what everybody has seen', () => {
  const known = (state: Read<State>) => words(seen(state).known);
  const bought = () =>
    play(
      position({ seats: 2, hand: 'corn1 tomato2', upper: 'corn1 carrot1 tomato1 cauliflower2', coins: 9 }),
      buy('upper', 1),
      DRAW,
    ).state;

  test('a bought vegetable and a bought accessory are known to be in the hand', () => {
    expect(known(play(bought(), buyAccessory('scarecrow')).state)).toBe('corn1 scarecrow');
  });

  test('a drawn card is not', () => {
    expect(known(play(position({ top: 'chili3' }), DRAW).state)).toBe('');
  });

  test('one corn was bought, one was dealt: once one is discarded, none is known any more', () => {
    const full = position({
      hand: 'corn1 corn1 tomato1 tomato2 carrot1 carrot2 chili2',
      known: 'corn1',
      top: 'chili3',
    });
    expect(known(play(full, DRAW, discard('corn1')).state)).toBe('');
    expect(known(play(full, DRAW, discard('chili2')).state)).toBe('corn1');
  });

  test('planting takes the planted cards out of what is known, and no others', () => {
    const before = position({ hand: 'corn1 corn1 corn2 tomato1', known: 'corn1 corn2 tomato1' });
    expect(known(play(before, plant('corn1 corn1')).state)).toBe('corn2 tomato1');
    expect(known(play(before, plant('corn1 corn2')).state)).toBe('tomato1');
  });

  test('a laid-out accessory is no longer in the hand', () => {
    const before = position({ hand: 'scarecrow corn1', known: 'scarecrow' });
    expect(known(play(before, layOut('scarecrow')).state)).toBe('');
  });

  /** What a bystander with a perfect memory notes down: the cards that came openly and have not gone. */
  const note = (counts: number[][], event: Event): void => {
    const gained = (seat: number, card: Card) => void nth(counts, seat)[card]!++;
    const lost = (seat: number, card: Card) => {
      nth(counts, seat)[card] = Math.max(0, nth(nth(counts, seat), card) - 1);
    };
    if (event.type === 'bought-vegetable' || event.type === 'bought-accessory')
      gained(event.seat, event.card);
    if (event.type === 'discarded' || event.type === 'laid-out') lost(event.seat, event.card);
    if (event.type === 'planted') for (const card of event.cards) lost(event.seat, card);
  };

  test.each([2, 3, 4, 5])(
    'through a whole game of %i, the table knows exactly what a bystander noted down',
    seats => {
      const counts = Array.from({ length: seats }, () => Array<number>(FACES).fill(0));
      for (const { state, events } of randomGame(seats, `known ${seats}`)) {
        for (const event of events) note(counts, game.witness(event, 'spectator')!);
        expect(counts.map(listOf)).toEqual(counts.map((_, seat) => seen(state, seat).known));
      }
    },
  );
});

testGeneratorIsSecret(
  { randomGame, told, whoCanTell },
  position(),
  refresh('upper'),
  withdraw('drops'),
  FINISH,
);
