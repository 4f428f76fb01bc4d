import { describe, expect, test } from 'vitest';
import { play } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { EDITION } from '../data/edition.ts';
import { chillAndChili } from '../index.ts';
import { buyAccessory, plant } from './moves.ts';
import { position } from './position.ts';
import { testReadsEditions } from '../../../testkit/edition-tests.ts';
import { editionsOf } from '../../../testkit/editions.ts';

const { changed, faults, edited } = editionsOf(chillAndChili);

testReadsEditions(chillAndChili);

test.each([
  ['a sum of suns that is not 18 cards', 'kinds.corn.suns.value', [12, 5, 0]],
  ['pumpkins that are not 14', 'kinds.pumpkin.suns.value', [0, 13, 0]],
  ['pumpkins with different suns', 'kinds.pumpkin.suns.value', [1, 13, 0]],
  ['a fourth sun', 'kinds.chili.suns.value', [0, 6, 6, 0]],
  ['a field nobody knows', 'kinds.corn.colour', 'yellow'],
  ['a kind nobody knows', 'kinds.leek', {}],
  ['a missing price', 'prices.scarecrow', undefined],
  ['a missing kind', 'kinds.tomato', undefined],
  ['a text instead of a number', 'prices.wheelbarrow.value', '2'],
  ['a price out of this world', 'prices.wheelbarrow.value', 21],
  ['a pumpkin scale with a gap', 'kinds.pumpkin.points.value', [1, 3, 6, 10]],
  ['a source nobody knows', 'prices.fertiliser.source', 'rumour'],
  ['no name', 'name', ''],
])('%s is a fault, and names its field: %s', (_, path, value) => {
  expect(faults(changed(path, value)).map(fault => fault.at)).toEqual([path]);
});

test.each([
  ['kinds.corn.suns.value', [12, 5, 0], { a: 'lawful-value', clause: 'CC-03' }],
  ['kinds.pumpkin.suns.value', [1, 13, 0], { a: 'lawful-value', clause: 'CC-07' }],
  ['kinds.corn.colour', 'yellow', { a: 'nothing' }],
  ['prices.scarecrow.value', '2', { a: 'whole-number', min: 0, max: 20 }],
])('a fault says what was expected: %s', (path, value, expected) => {
  expect(faults(changed(path, value))).toEqual([{ at: path, expected }]);
});

test('a fault inside a list names the place in the list', () => {
  const found = faults(changed('kinds.pumpkin.points.value', [1, 3, 6.5, 10, 15]));
  expect(found).toEqual([
    { at: 'kinds.pumpkin.points.value[2]', expected: { a: 'whole-number', min: 0, max: 99 } },
  ]);
});

test('every fault is named at once, not only the first', () => {
  const json = changed('prices.scarecrow.value', 'two') as { name?: string };
  delete json.name;
  expect(faults(json).map(fault => fault.at)).toEqual(['name', 'prices.scarecrow.value']);
});

test('[CC-07][CC-A15] pumpkins may all have another number of suns, as long as it is the same', () => {
  expect(faults(changed('kinds.pumpkin.suns.value', [14, 0, 0]))).toEqual([]);
});

describe('another edition in play', () => {
  test('[CC-06] changes what a bed is worth', () => {
    const game = chillAndChili.open(edited('kinds.corn.points.value', [7]));
    const played = play(game, position({ hand: 'corn1 corn1' }), { seat: 0, move: plant('corn1 corn1') });
    expect(played).toMatchObject({ ok: true, value: { events: [{ type: 'planted', points: 7 }, {}] } });
    const ended = position({ beds: ['corn1 corn2', 'corn1 corn1 +2'], supply: 0, agenda: [] });
    expect(game.outcome(ended)!.scores[0]).toMatchObject({ unwatered: 7, watered: 14 });
  });

  test('[CC-67] changes the pumpkin scale', () => {
    const game = chillAndChili.open(edited('kinds.pumpkin.points.value', [2, 4, 7, 11, 16]));
    const ended = position({ beds: ['pumpkin2', 'pumpkin2 pumpkin2 pumpkin2 +6'], supply: 0, agenda: [] });
    expect(game.outcome(ended)!.scores[0]).toMatchObject({ unwatered: 2, watered: 14 });
  });

  test('[CC-09] changes what an accessory costs', () => {
    const game = chillAndChili.open(edited('prices.fertiliser.value', 4));
    const answer = { seat: 0, move: buyAccessory('fertiliser') };
    expect(play(game, position({ coins: 3 }), answer)).toMatchObject({
      ok: false,
      error: { code: 'too-few-coins', with: { price: 4, missing: 1 } },
    });
    const played = play(game, position({ coins: 4 }), answer);
    expect(played).toMatchObject({ ok: true, value: { state: { well: 4 } } });
  });

  test('[CC-08] changes the deck', () => {
    const game = chillAndChili.open(edited('kinds.chili.suns.value', [12, 0, 0]));
    const { pile, players, market } = game.setup({
      options: { start: 0, beds: 'one', discard: 'any' },
      seats: 2,
      random: { int: () => 0, pick: items => nth(items, 0), shuffle: items => items },
    });
    // Unshuffled, the twelve chilis lie on top: the first two hands, and two places of the market.
    expect(players.map(player => player.hand[15])).toEqual([5, 5]);
    expect(nth(market, 0).slice(0, 2)).toEqual([15, 15]);
    expect(pile).toHaveLength(72);
  });

  test('leaves the shipped one alone', () => {
    chillAndChili.open(edited('kinds.corn.points.value', [7]));
    expect(EDITION.kinds.corn.points.value).toEqual([3]);
  });
});
