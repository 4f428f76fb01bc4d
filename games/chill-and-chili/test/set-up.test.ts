import { expect, test } from 'vitest';
import { listOf } from '../../../core/counts.ts';
import { defaultOptions, openingFaults } from '../../../core/opening.ts';
import { nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { isAccessory } from '../data/cards.ts';
import { EDITION } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import type { State } from '../vocabulary.ts';
import { buy } from './moves.ts';
import { position } from './position.ts';
import { game, hand, open, play, randomGame, row, seen } from './table.ts';
import { cards, words } from './words.ts';

const VEGETABLES = [...tablesOf(EDITION).deck];

/** A set-up with a known deck; the top card last. */
function laidOut(seats: number, deck = VEGETABLES): State {
  const dice = scripted(deck);
  const options = { ...defaultOptions(game), start: 0 } as const;
  const state = game.setup({ options, seats, random: dice });
  dice.usedUp();
  return state as State;
}

test.each([0, 1, 2])('[CC-13] by lot, player %i starts', lot => {
  const state = game.setup({ options: defaultOptions(game), seats: 3, random: scripted(lot, VEGETABLES) });
  expect(state.turn.seat).toBe(lot);
});

test('[CC-13] the host may choose who starts, among those who play', () => {
  const { state, events } = open(4, 'chosen', { start: 3 });
  expect(events[0]).toEqual({ type: 'started', seat: 3 });
  expect(nth(game.pending(state), 0).seat).toBe(3);
  const options = { ...defaultOptions(game), start: 3 };
  expect(openingFaults(game, { options, seats: 3 }).map(fault => fault.at)).toEqual(['options.start']);
});

test('[CC-14] exactly the 90 vegetable cards are shuffled, and dealt as they then lie', () => {
  // Loaded dice refuse an order of anything but what is shuffled.
  const state = laidOut(2, [...VEGETABLES].reverse());
  expect(hand(state, 0)).toBe('corn1 corn1 corn1 corn1 corn1');
  expect(words(state.pile.slice(0, 6))).toBe('chili3 chili3 chili3 chili3 chili3 chili3');
});

test.each([2, 3, 4, 5])('[CC-15] each of %i players gets 5 vegetables that only they see', seats => {
  const { state } = open(seats);
  for (const [seat, player] of state.players.entries()) {
    expect(listOf(player.hand)).toHaveLength(5);
    expect(listOf(player.hand).some(isAccessory)).toBe(false);
    expect(game.view(state, seat).hand).toEqual(listOf(player.hand));
    expect(seen(state, seat)).toMatchObject({ handSize: 5, known: [] });
  }
});

test('[CC-16] two rows of four vegetables lie open after the deal', () => {
  const dealt = VEGETABLES.slice(0, -10 - 8);
  const { market, pile } = laidOut(2);
  expect(market.map(cardsOfRow => cardsOfRow.length)).toEqual([4, 4]);
  expect(market.flat()).toEqual(VEGETABLES.slice(-18, -10).reverse());
  expect(pile).toEqual(dealt);
});

test.each([
  [2, 72],
  [3, 67],
  [4, 62],
  [5, 57],
])('[CC-17] with %i players the pile has %i cards, of which only the number is seen', (seats, size) => {
  const { state } = open(seats);
  expect(game.view(state, 0).pile).toBe(size);
});

test.each([1, 2, 3, 4])('[CC-18] one strip for both rows: column %i costs as many coins', price => {
  for (const which of ['upper', 'lower'] as const) {
    const { state } = play(position(), buy(which, price));
    expect(nth(state.players, 0).coins).toBe(4 - price);
  }
});

test('[CC-18] the 4-coin column is the one beside the market board, where new cards come', () => {
  const before = position({ top: 'chili3', upper: 'corn1 carrot1 tomato1 cauliflower2' });
  expect(row(play(before, buy('upper', 1)).state, 0)).toBe('carrot1 tomato1 cauliflower2 chili3');
});

test('[CC-19] four open stacks of five, and never an accessory in the pile', () => {
  expect(game.view(open(3).state, 'spectator').stacks.map(({ left }) => left)).toEqual([5, 5, 5, 5]);
  for (const { state } of randomGame(5, 'no accessory in the pile'))
    expect(
      [...state.pile, ...state.compost, ...state.market.flat()].some(one => one !== null && isAccessory(one)),
    ).toBe(false);
});

test('[CC-20] each player starts with four coins, out of the tokens of the game', () => {
  const { supply, pond, well, players } = open(5).state;
  expect(players.map(player => player.coins)).toEqual([4, 4, 4, 4, 4]);
  expect(supply + pond + well).toBe(120 - 5 * 4);
});

test.each([
  [2, 60, 52],
  [3, 40, 68],
  [4, 20, 84],
  [5, 0, 100],
])(
  '[CC-21][CC-22] with %i players %i tokens stay in the box and %i lie on the supply',
  (seats, box, supply) => {
    const { state, events } = open(seats);
    // The first push has already happened: one token fewer in the supply, the only one in the pond.
    expect(events[1]).toEqual({ type: 'pushed', seat: state.turn.seat, supply: supply - 1, pond: 1 });
    expect(120 - box - 4 * seats).toBe(state.supply + state.pond + state.well);
  },
);

test('[CC-23] pond, well and compost are empty, and nobody has a bed or an accessory', () => {
  const { state, events } = open(4);
  expect(events.map(event => event.type)).toEqual(['started', 'pushed']);
  expect(state).toMatchObject({ pond: 1, well: 0, compost: [] });
  for (const player of state.players) expect(player).toMatchObject({ beds: [], laidOut: [] });
  expect(
    state.players.every(player =>
      cards('fertiliser scarecrow wheelbarrow watering-can').every(one => player.hand[one] === 0),
    ),
  ).toBe(true);
});
