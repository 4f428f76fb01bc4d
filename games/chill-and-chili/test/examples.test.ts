import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { buy, buyAccessory, FINISH, water, withdraw } from './moves.ts';
import { position } from './position.ts';
import { beds, hand, play, playWith, rows, seen } from './table.ts';
import { card, cards } from './words.ts';

test('[CC-43] Nina buys a watering can and takes it in hand; she throws 1 coin into the well', () => {
  const before = position({ hand: 'corn1', beds: ['carrot1 carrot2 +1'], laidOut: 'scarecrow' });
  const { state, events } = playWith(scripted(), before, buyAccessory('watering-can'));
  expect([nth(state.players, 0).coins, state.well, hand(state)]).toEqual([3, 1, 'corn1 watering-can']);
  expect(state.players[0]).toMatchObject({ beds: nth(before.players, 0).beds, laidOut: cards('scarecrow') });
  expect(events[0]).toEqual({ type: 'bought-accessory', seat: 0, card: card('watering-can'), price: 1 });
});

test('[CC-44] Marie buys the tomatoes for 2; carrots and cauliflower move on, and a new card comes', () => {
  const lower = 'corn2 carrot2 tomato2 chili2';
  // The new card is left to chance: the pile is used up, so the compost is shuffled for it.
  const before = position({
    upper: 'corn1 tomato1 carrot1 cauliflower2',
    lower,
    pile: '',
    compost: 'corn1 chili3',
  });
  const { state, events } = playWith(scripted(cards('corn1 chili3')), before, buy('upper', 2));
  expect([nth(state.players, 0).coins, state.well, hand(state)]).toEqual([2, 2, 'tomato1']);
  expect(rows(state)).toEqual(['corn1 carrot1 cauliflower2 chili3', lower]);
  expect(events.slice(0, 3)).toEqual([
    { type: 'bought-vegetable', seat: 0, card: card('tomato1'), row: 0, price: 2 },
    { type: 'reshuffled', cards: 2 },
    { type: 'filled', row: 0, price: 4, card: card('chili3') },
  ]);
});

const ninaAtThePond = () => position({ pond: 11, coins: 0, beds: ['tomato1 tomato2 +2', 'carrot1 carrot2'] });

test('[CC-90] Nina takes 6 of 11 as water: tomatoes 10 instead of 5, carrots 8 instead of 4, 2 drops lost', () => {
  const before = ninaAtThePond();
  expect(seen(before).score).toMatchObject({ watered: 0, unwatered: 5 + 4 });
  const taken = play(before, withdraw('drops')).state;
  expect([taken.pond, taken.agenda]).toEqual([5, [{ do: 'water', drops: 6 }]]);
  const { state, events } = play(taken, water(0, 1), water(1, 3), FINISH);
  expect(beds(state)).toEqual(['tomato1 tomato2 +3', 'carrot1 carrot2 +3']);
  expect(seen(state).score).toMatchObject({ watered: 10 + 8, unwatered: 0 });
  expect([state.well, nth(state.players, 0).coins]).toEqual([2, 0]);
  expect(events.slice(0, 3)).toMatchObject([
    { type: 'watered', bed: 0, full: true },
    { type: 'watered', bed: 1, full: true },
    { type: 'spilled', drops: 2 },
  ]);
});

test('[CC-90] or Nina takes all 6 as coins, and no water', () => {
  const { state } = play(ninaAtThePond(), withdraw('coins'));
  expect([nth(state.players, 0).coins, state.well]).toEqual([6, 0]);
  expect(beds(state)).toEqual(['tomato1 tomato2 +2', 'carrot1 carrot2']);
});
