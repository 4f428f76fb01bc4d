import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { ACCESSORIES } from '../data/cards.ts';
import { buy, buyAccessory, DRAW, layOut, plant, withdraw } from './moves.ts';
import { position } from './position.ts';
import { beds, game, hand, play, refusal, row, rows } from './table.ts';
import { card, words } from './words.ts';

const UPPER = 'corn1 carrot1 tomato1 cauliflower2';
const LOWER = 'corn2 carrot2 tomato2 chili2';

test.each([
  ['the hidden card', DRAW],
  ['a market card', buy('upper', 2)],
  ['an accessory', buyAccessory('scarecrow')],
])('[CC-31] action A brings exactly one card: %s', (_, move) => {
  expect(hand(play(position(), move).state).split(' ')).toHaveLength(1);
});

test('[CC-32] an accessory is paid into the well with the coins printed on it', () => {
  const { state, events } = play(position({ coins: 3 }), buyAccessory('fertiliser'));
  expect([nth(state.players, 0).coins, state.well]).toEqual([0, 3]);
  expect(events[0]).toEqual({ type: 'bought-accessory', seat: 0, card: card('fertiliser'), price: 3 });
});

test('[CC-33] a bought accessory is in the hand and does nothing there', () => {
  const before = position({ hand: 'fertiliser wheelbarrow watering-can scarecrow corn1 corn1', well: 5 });
  expect(refusal(before, { type: 'scare' })).toMatchObject({ code: 'no-scarecrow' });
  expect(play(before, plant('corn1 corn1')).events.map(event => event.type)).toEqual(['planted', 'pushed']);
  expect(play(before, withdraw('coins')).events.map(event => event.type)).toEqual(['withdrew', 'pushed']);

  const { state } = play(position(), buyAccessory('scarecrow'));
  expect(hand(state)).toBe('scarecrow');
  expect(nth(state.players, 0).laidOut).toEqual([]);
});

test.each(['hand', 'laidOut'] as const)('[CC-34] who has a scarecrow (%s) may not buy another', place => {
  const before = position({ [place]: 'scarecrow' });
  expect(refusal(before, buyAccessory('scarecrow'))).toEqual({ code: 'already-owned', clause: 'CC-34' });
  expect(refusal(before, buyAccessory('wheelbarrow'))).toBeNull();
});

test.each(ACCESSORIES)('[CC-35] all five players can buy a %s', accessory => {
  const purchase = buyAccessory(accessory);
  const { state } = play(position({ seats: 5 }), purchase, purchase, purchase, purchase, purchase);
  expect(state.players.map((_, seat) => hand(state, seat))).toEqual(Array(5).fill(accessory));
  expect(nth(game.view(state, 'spectator').stacks, ACCESSORIES.indexOf(accessory)).left).toBe(0);
});

test('[CC-36] the hidden top card costs nothing', () => {
  const { state, events } = play(position({ top: 'tomato1', coins: 0 }), DRAW);
  expect(hand(state)).toBe('tomato1');
  expect([nth(state.players, 0).coins, state.well]).toEqual([0, 0]);
  expect(events[0]).toEqual({ type: 'drew', seat: 0, because: 'action', card: card('tomato1') });
});

test.each([
  [1, 'corn1'],
  [2, 'carrot1'],
  [3, 'tomato1'],
  [4, 'cauliflower2'],
])('[CC-37][CC-38] for %i into the well, the card of that column is in hand', (price, word) => {
  const { state, events } = play(position({ upper: UPPER }), buy('upper', price));
  expect([nth(state.players, 0).coins, state.well, hand(state)]).toEqual([4 - price, price, word]);
  expect(events[0]).toEqual({ type: 'bought-vegetable', seat: 0, card: card(word), row: 0, price });
});

/** The market after a purchase from its upper row. */
const afterBuying = (price: number) =>
  play(position({ upper: UPPER, lower: LOWER, top: 'chili3' }), buy('upper', price));

test.each([
  [1, 'carrot1 tomato1 cauliflower2 chili3', 'three cards move'],
  [2, 'corn1 tomato1 cauliflower2 chili3', 'two cards move'],
  [3, 'corn1 carrot1 cauliflower2 chili3', 'one card moves'],
  [4, 'corn1 carrot1 tomato1 chili3', 'no card moves'],
])('[CC-39][CC-41][CC-45] after a purchase for %i the row is %s: %s', (price, after) => {
  expect(row(afterBuying(price).state, 0)).toBe(after);
});

test.each([1, 2, 3, 4])('[CC-40] after a purchase for %i the dearest column is filled', price => {
  const { events } = afterBuying(price);
  expect(events[1]).toEqual({ type: 'filled', row: 0, price: 4, card: card('chili3') });
});

test('[CC-41] a purchase from the upper row leaves the lower row alone', () => {
  expect(row(afterBuying(2).state, 1)).toBe(LOWER);
});

test('[CC-40] only one card leaves the pile, its top', () => {
  const before = position({ top: 'chili3 corn2' });
  const { state } = play(before, buy('lower', 1));
  expect(state.pile).toEqual(before.pile.slice(0, -1));
  expect(words(state.pile.slice(-1))).toBe('corn2');
});

test('[CC-41] a purchase from the lower row leaves the upper row alone', () => {
  const { state } = play(position({ upper: UPPER, lower: LOWER, top: 'corn1' }), buy('lower', 3));
  expect(rows(state)).toEqual([UPPER, 'corn2 carrot2 chili2 corn1']);
});

test.each([
  ['a market card', buy('lower', 3), 3],
  ['an accessory', buyAccessory('fertiliser'), 3],
])('[CC-42] no credit: %s needs all its coins', (_, move, price) => {
  expect(refusal(position({ coins: price - 1 }), move)).toEqual({
    code: 'too-few-coins',
    clause: 'CC-42',
    with: { price, coins: price - 1, missing: 1 },
  });
  expect(refusal(position({ coins: price }), move)).toBeNull();
});

test('[CC-42] drops on beds are not money', () => {
  const wet = position({ coins: 0, beds: ['corn2 corn2 +4', 'carrot2 carrot2 +4'] });
  expect(refusal(wet, buy('upper', 1))).toMatchObject({ code: 'too-few-coins', with: { missing: 1 } });
});

test('[CC-31] laying out what was just bought must wait for the next turn', () => {
  const { state } = play(position(), buyAccessory('scarecrow'));
  expect(refusal(state, layOut('scarecrow'), 0)).toMatchObject({ code: 'not-your-decision' });
  expect(beds(state)).toEqual([]);
});
