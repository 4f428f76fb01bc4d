import { describe, expect, test } from 'vitest';
import { play } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { CARDS, isSoldByFists, LINKS, NAMED_BY } from '../data/cards.ts';
import { EDITION, type Edition } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import { chicoree } from '../index.ts';
import { block, boost, DRAW } from './moves.ts';
import { position } from './position.ts';
import { testReadsEditions } from '../../../testkit/edition-tests.ts';
import { editionsOf } from '../../../testkit/editions.ts';

const { changed, faults, edited } = editionsOf(chicoree);

testReadsEditions(chicoree);

test('[CH-02] 110 cards: 14 Starts, 49 links, 6 jokers, 14 red, 6 ochre and 21 challenge cards', () => {
  const count = (from: string, to: string) => {
    const [first, last] = [from, to].map(name => CARDS.findIndex(one => one === name));
    return tablesOf(EDITION).deck.filter(card => card >= first! && card <= last!).length;
  };
  expect([
    count('egypt', 'monks'),
    count('seed', 'export'),
    count('joker', 'joker'),
    count('disease', 'coffee'),
    count('fashion', 'health'),
    count('flowers-1', 'flowers-4'),
  ]).toEqual([14, 49, 6, 14, 6, 21]);
  expect(tablesOf(EDITION).deck).toHaveLength(110);
});

test('[CH-57] the hand is on Starts, 6 and 7', () => {
  expect(CARDS.filter((_, card) => isSoldByFists(card))).toEqual([
    'egypt',
    'greece',
    'monks',
    'shop',
    'export',
  ]);
});

test('quantities are said to be reconstructed, and so are the names of 2 and 5', () => {
  expect(Object.values(EDITION.copies).every(({ source }) => source === 'guess')).toBe(true);
  expect(LINKS.filter((_, i) => NAMED_BY[i] !== 'rulebook')).toEqual(['sowing', 'roasting']);
});

test.each([
  ['a box without Egypt', 'copies.egypt.value', 0],
  ['a box without a link', 'copies.roasting.value', 0],
  ['too many jokers', 'copies.joker.value', 31],
  ['half a card', 'copies.fire.value', 1.5],
  ['a card nobody knows', 'copies.tea', { value: 1, source: 'guess' }],
  ['a missing card', 'copies.coffee', undefined],
  ['a text instead of a number', 'incomes.egypt.value', '4'],
  ['a block of no turns', 'blockTurns.value', 0],
  ['a source nobody knows', 'boost.source', 'rumour'],
  ['a field nobody knows', 'colour', 'blue'],
  ['no name', 'name', ''],
])('%s is a fault, and names its field: %s', (_, path, value) => {
  expect(faults(changed(path, value)).map(fault => fault.at)).toEqual([path]);
});

test('a fault says what was expected, and every fault is named at once', () => {
  const json = changed('copies.seed.value', 0) as { name?: string };
  delete json.name;
  expect(faults(json)).toEqual([
    { at: 'name', expected: { a: 'text', shortest: 1, longest: 60 } },
    { at: 'copies.seed.value', expected: { a: 'whole-number', min: 1, max: 30 } },
  ]);
});

describe('another edition in play', () => {
  const after = (edition: Edition, state: ReturnType<typeof position>, move = DRAW) => {
    const played = play(chicoree.open(edition), state, { seat: state.turn.seat, move });
    if (!played.ok) throw new Error(played.error.code);
    return played.value.state;
  };
  const next = position({ start: 'egypt', chain: 'shop export', turn: { seat: 2 }, top: 'storm fire' });

  test('[CH-29][CH-32][CH-33] changes what is earned', () => {
    expect(nth(after(edited('incomes.egypt.value', 9), next).players, 0).tokens).toBe(12 + 9 + 6);
    expect(nth(after(edited('shopIncome.value', 3), next).players, 0).tokens).toBe(12 + 4 + 10);
    expect(nth(after(edited('exportIncome.value', 0), next).players, 0).tokens).toBe(12 + 4 + 2);
  });

  test('[CH-38][CH-40] changes blocks and ochre cards', () => {
    const specials = position({ hand: 'coffee health' });
    expect(
      nth(nth(after(edited('blockTurns.value', 3), specials, block('coffee', 1)).players, 1).blocks, 0).turns,
    ).toBe(3);
    const drawn = after(edited('boost.value', 4), specials, boost('health'));
    expect(drawn.pile).toHaveLength(specials.pile.length - 4);
  });

  test('[CH-03] changes the first tokens, and leaves the shipped edition alone', () => {
    const game = chicoree.open(edited('firstTokens.value', 20));
    const random = {
      int: () => 0,
      pick: <T>(items: readonly T[]) => nth(items, 0),
      shuffle: <T>(items: T[]) => items,
    };
    const options = {
      auction: 'in-turn',
      countdown: 6,
      clock: 'off',
      noFlowers: 'unpaid',
      start: 0,
    } as const;
    expect(game.setup({ options, seats: 2, random }).players.map(({ tokens }) => tokens)).toEqual([20, 20]);
    expect(EDITION.firstTokens.value).toBe(12);
  });
});
