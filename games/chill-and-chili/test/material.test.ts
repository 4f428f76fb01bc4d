import { describe, expect, test } from 'vitest';
import { listOf } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { defaultOptions, openingFaults } from '../../../core/opening.ts';
import { nth } from '../../../core/sure.ts';
import { ACCESSORY_CARDS, type Card, isAccessory, KINDS, kindName, sunsOf } from '../data/cards.ts';
import type { State } from '../vocabulary.ts';
import { buyAccessory, choose, FINISH, plant, refresh, water, withdraw } from './moves.ts';
import { position } from './position.ts';
import { beds, game, open, play, randomGame, refusal, seen } from './table.ts';
import { card } from './words.ts';

const TABLES = [2, 3, 4, 5];

const allCards = ({ pile, compost, market, players }: Read<State>): Card[] => [
  ...pile,
  ...compost,
  ...market.flat().filter(place => place !== null),
  ...players.flatMap(player => [
    ...listOf(player.hand),
    ...player.laidOut,
    ...player.beds.flatMap(bed => bed.cards),
  ]),
];

const allTokens = ({ supply, pond, well, players, agenda }: Read<State>): number => {
  let tokens = supply + pond + well;
  for (const player of players) {
    tokens += player.coins;
    for (const bed of player.beds) tokens += bed.drops;
  }
  for (const task of agenda) {
    if (task.do === 'water') tokens += task.drops;
    if (task.do === 'choose-face') tokens += task.tokens;
  }
  return tokens;
};

const count = <T>(items: readonly T[], item: T): number => items.filter(other => other === item).length;

test.each([
  [1, false],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [6, false],
])('[CC-01] a table for %i may be opened: %s', (seats, may) => {
  const faults = openingFaults(game, { options: defaultOptions(game), seats });
  expect(faults.map(fault => fault.at)).toEqual(may ? [] : ['seats']);
});

test('[CC-02] with five players all 120 tokens are in play', () => {
  expect(allTokens(open(5).state)).toBe(120);
});

test('[CC-02] a token paid as a coin comes back as a drop: only its face counts', () => {
  const before = position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow', coins: 1 });
  const { state } = play(before, refresh('upper'), plant('corn1 corn1'), choose('drops'), water(0, 1));
  expect(nth(state.players, 0).coins).toBe(0);
  expect(beds(state)).toEqual(['corn1 corn1 +1']);
});

test('[CC-03] every table plays with 18 corn, 17 carrots, 15 tomatoes, 14 cauliflowers, 14 pumpkins, 12 chilis', () => {
  for (const seats of TABLES) {
    const kinds = allCards(open(seats).state).map(kindName);
    expect(KINDS.map(kind => count(kinds, kind))).toEqual([18, 17, 15, 14, 14, 12]);
  }
});

test('[CC-04] there are five of each accessory', () => {
  const before = position({ seats: 5, laidOut: 'scarecrow', others: [{ hand: 'scarecrow fertiliser' }] });
  expect(game.view(before, 'spectator').stacks.map(({ left }) => left)).toEqual([4, 3, 5, 5]);
});

describe('what a card shows', () => {
  const kinds = [
    ['corn1 corn2', 3, 3],
    ['carrot1 carrot2', 4, 3],
    ['tomato1 tomato2', 5, 3],
    ['cauliflower2 cauliflower2 cauliflower3', 8, 7],
    ['pumpkin2', 1, 2],
    ['chili2 chili3 chili3', 10, 8],
  ] as const;

  test.each(kinds)('[CC-05] %s make a bed worth %i with %i suns', (hand, points, suns) => {
    const { state } = play(position({ hand }), plant(hand));
    expect(seen(state).beds).toMatchObject([{ points, suns }]);
  });

  test.each([
    ['corn1', 1, 'CC-56'],
    ['carrot1', 1, 'CC-56'],
    ['tomato1', 1, 'CC-56'],
    ['cauliflower2', 2, 'CC-57'],
    ['chili2', 2, 'CC-57'],
  ])('[CC-05] the leaves of %s ask for %i more', (held, missing, clause) => {
    const whole = Array(missing + 1)
      .fill(held)
      .join(' ');
    expect(refusal(position({ hand: held }), plant(whole))).toMatchObject({ clause, with: { missing } });
  });

  test.each([
    [3, ['corn1 corn1', 'corn1 corn2', 'corn2 corn2']],
    [4, ['carrot1 carrot1', 'carrot1 carrot2', 'carrot2 carrot2']],
    [5, ['tomato1 tomato1', 'tomato1 tomato2', 'tomato2 tomato2']],
    [8, ['cauliflower2 cauliflower2 cauliflower2', 'cauliflower3 cauliflower3 cauliflower3']],
    [10, ['chili2 chili2 chili2', 'chili3 chili3 chili3']],
  ])('[CC-06] a bed is worth %i whatever its suns: %j', (points, list) => {
    for (const hand of list)
      expect(nth(seen(play(position({ hand }), plant(hand)).state).beds, 0).points).toBe(points);
  });
});

test('[CC-07] suns vary within every kind except pumpkins', () => {
  const deck = allCards(open(2).state);
  const variety = KINDS.map(kind => new Set(deck.filter(one => kindName(one) === kind).map(sunsOf)).size);
  expect(variety).toEqual([2, 2, 2, 2, 1, 2]);
});

test.each([
  ['corn', [12, 6, 0]],
  ['carrot', [9, 8, 0]],
  ['tomato', [5, 10, 0]],
  ['cauliflower', [0, 10, 4]],
  ['pumpkin', [0, 14, 0]],
  ['chili', [0, 6, 6]],
])('[CC-08] of the %s cards, %j have one, two and three suns', (kind, suns) => {
  const deck = allCards(open(4).state);
  expect([1, 2, 3].map(n => count(deck, card(`${kind}${n}`)))).toEqual(suns);
});

test.each([
  ['watering-can', 1],
  ['wheelbarrow', 2],
  ['scarecrow', 2],
  ['fertiliser', 3],
])('[CC-09] the %s costs %i, for the first buyer and for the next', (accessory, price) => {
  const { state } = play(position(), buyAccessory(accessory), buyAccessory(accessory));
  expect(state.players.map(player => player.coins)).toEqual([4 - price, 4 - price, 4]);
});

test('[CC-10] a token goes from the supply to the pond, to coins, to the well, and to a sun', () => {
  const before = position({
    coins: 0,
    beds: ['corn1 corn1'],
    laidOut: 'watering-can',
    pond: 1,
    well: 0,
  });
  const places = ({ supply, pond, well, players }: Read<State>) => ({
    supply,
    pond,
    well,
    coins: nth(players, 0).coins,
  });
  const took = play(before, withdraw('coins'), withdraw('coins'), withdraw('coins')).state;
  expect(places(took)).toEqual({ supply: before.supply - 3, pond: 1, well: 0, coins: 1 });
  const paid = play(took, refresh('upper')).state;
  expect(places(paid)).toEqual({ supply: before.supply - 3, pond: 1, well: 1, coins: 0 });
  const wet = play(paid, withdraw('coins'), choose('drops'), water(0, 1), FINISH).state;
  expect(beds(wet)).toEqual(['corn1 corn1 +1']);
});

test.each([
  [2, 60],
  [3, 80],
  [4, 100],
  [5, 120],
])('[CC-11] with %i players there are %i tokens from the first step to the last', (seats, tokens) => {
  for (const { state } of randomGame(seats, `tokens ${seats}`)) expect(allTokens(state)).toBe(tokens);
});

test.each(TABLES)('[CC-12] with %i players every card is always in exactly one place', seats => {
  const byFace = (state: Read<State>) =>
    allCards(state)
      .filter(one => !isAccessory(one))
      .sort((a, b) => a - b);
  const deck = byFace(open(seats).state);
  for (const { state } of randomGame(seats, `cards ${seats}`)) {
    expect(byFace(state)).toEqual(deck);
    const owned = ACCESSORY_CARDS.map(one => count(allCards(state), one));
    expect(game.view(state, 'spectator').stacks.map(({ left }) => left)).toEqual(
      owned.map(copies => 5 - copies),
    );
  }
});
