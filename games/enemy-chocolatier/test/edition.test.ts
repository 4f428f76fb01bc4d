import { describe, expect, test } from 'vitest';
import { play, start } from '../../../core/play.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { nth } from '../../../core/sure.ts';
import { EDITION } from '../data/edition.ts';
import { enemyChocolatier } from '../index.ts';
import { position } from './position.ts';
import { buy } from './table.ts';
import { testReadsEditions } from '../../../testkit/edition-tests.ts';
import { editionsOf } from '../../../testkit/editions.ts';

const { changed, faults, edited } = editionsOf(enemyChocolatier);

const A1 = 'tiles[0].neighbourhoods[0]';

testReadsEditions(enemyChocolatier);

test('what the rulebook does not show is marked as ours', () => {
  const text = JSON.stringify(EDITION);
  expect(text.match(/"source":"rulebook"/g)).toHaveLength(3); // the income, one bonus, one recipe
  expect(new Set(text.match(/"source":"\w+"/g))).toEqual(
    new Set(['"source":"rulebook"', '"source":"guess"']),
  );
});

describe('a part that is not what it should be', () => {
  test.each([
    ['no name', 'name', ''],
    ['a missing income', 'income', undefined],
    ['a field nobody knows', 'tiles[1].colour', 'blue'],
    ['five tiles', 'tiles', EDITION.tiles.slice(1)],
    ['a price of 9', `${A1}.prices.value[0]`, 9],
    ['a price of 0', `${A1}.prices.value[0]`, 0],
    ['an ingredient nobody knows', `${A1}.ingredient.value`, 'salt'],
    ['an ability nobody knows', `${A1}.bonus.value.ability`, 'fly'],
    ['a source nobody knows', `${A1}.bonus.source`, 'rumour'],
    ['an edge of three quarters', 'tiles[2].edges.value[3]', [4, 4, 5]],
    ['a quarter without an owner', 'tiles[2].edges.value[3][1]', 0],
    ['five edges', 'tiles[2].edges.value', nth(EDITION.tiles, 2).edges.value.slice(1)],
    ['a connection of three', 'tiles[2].connections.value[0]', [1, 2, 3]],
    ['a corner outside the tile', `${A1}.shape.value.cell[0]`, 10_001],
    [
      'half a corner',
      `${A1}.shape.value.cell`,
      nth(nth(EDITION.tiles, 0).neighbourhoods, 0).shape.value.cell.slice(1),
    ],
    ['a line instead of an outline', `${A1}.shape.value.block`, [0, 0, 9, 9]],
    ['a recipe of 20', 'recipes[3].value', { chocolate: 3, sugar: 8, nuts: 6, love: 3 }],
    ['glue in a recipe', 'recipes[3].value.glue', 1],
    ['two equal recipes', 'recipes', EDITION.recipes.with(1, nth(EDITION.recipes, 0))],
  ])('%s is a fault, and names its place: %s', (_, path, value) => {
    expect(faults(changed(path, value)).map(fault => fault.at)).toEqual([path]);
  });
});

describe('parts that do not fit together', () => {
  test.each([
    [
      '[EC-12] a quarter that belongs to nobody on this tile',
      'tiles[1].edges.value[0][1]',
      6,
      ['tiles[1].edges.value[0][1]'],
    ],
    [
      '[EC-12] a quarter whose owner is drawn elsewhere',
      'tiles[1].edges.value[0][1]',
      5,
      ['tiles[1].edges.value[0][1]'],
    ],
    [
      '[EC-12] a connection to itself',
      'tiles[1].connections.value[0]',
      [1, 1],
      ['tiles[1].connections.value[0]', 'tiles[1].connections', 'tiles[1].connections.value[0]'],
    ],
    [
      '[EC-12] a connection that is not drawn',
      'tiles[2].connections.value',
      [...nth(EDITION.tiles, 2).connections.value, [1, 4]],
      ['tiles[2].connections.value[8]'],
    ],
    [
      '[EC-12] a street that is not listed',
      'tiles[2].connections.value',
      nth(EDITION.tiles, 2).connections.value.slice(1),
      ['tiles[2].connections'],
    ],
    [
      '[EC-12] a connection listed twice',
      'tiles[2].connections.value',
      [...nth(EDITION.tiles, 2).connections.value, [1, 2]],
      ['tiles[2].connections.value[8]'],
    ],
    ['[EC-10] fewer prices than lots', `${A1}.prices.value`, [3, 4], [`${A1}.shape.value.lots`]],
    [
      '[EC-10] a text outside its lot',
      `${A1}.shape.value.lots[1].at`,
      [5000, 5000, 100],
      [`${A1}.shape.value.lots[1].at`],
    ],
    [
      '[EC-10] a text too large for its lot',
      `${A1}.shape.value.lots[1].at[2]`,
      3000,
      [`${A1}.shape.value.lots[1].at`],
    ],
    [
      '[EC-10] a lot on top of another',
      `${A1}.shape.value.lots[1]`,
      nth(nth(EDITION.tiles, 0).neighbourhoods, 0).shape.value.plaza,
      [`${A1}.shape.value.lots`],
    ],
  ] as const)('%s', (...[, path, value, places]) => {
    expect(faults(changed(path, value)).map(fault => fault.at)).toEqual(places);
  });

  test('[EC-11] a neighbourhood that is drawn too small leaves a hole in the tile', () => {
    const { cell } = nth(nth(EDITION.tiles, 0).neighbourhoods, 0).shape.value;
    const shrunk = cell.map(part => Math.round(part / 2));
    const at = faults(changed(`${A1}.shape.value.cell`, shrunk)).map(fault => fault.at);
    expect(at).toContain('tiles[0].neighbourhoods');
    expect(at).toContain(`${A1}.shape.value.block`);
  });

  test('[EC-72] a recipe that the town cannot fill', () => {
    const recipes = EDITION.recipes.with(5, {
      value: { chocolate: 0, sugar: 0, nuts: 19, love: 0 },
      source: 'guess',
    });
    expect(faults(changed('recipes', recipes))).toEqual([]);
    const poor = changed('recipes', recipes) as {
      tiles: { neighbourhoods: { ingredient: { value: string } }[] }[];
    };
    for (const index of [2, 3])
      nth(nth(poor.tiles, index === 2 ? 0 : 5).neighbourhoods, index).ingredient.value = 'glue';
    expect(faults(poor).map(fault => fault.at)).toEqual(['']);
  });
});

test('every fault is named at once, not only the first', () => {
  const json = changed(`${A1}.prices.value[2]`, 'five') as { name?: string };
  delete json.name;
  expect(faults(json).map(fault => fault.at)).toEqual(['name', `${A1}.prices.value[2]`]);
});

test.each([
  ['recipes[3].value', { chocolate: 3, sugar: 8, nuts: 6, love: 3 }, { a: 'lawful-value', clause: 'EC-18' }],
  ['tiles[1].edges.value[0][1]', 5, { a: 'lawful-value', clause: 'EC-12' }],
  [`${A1}.prices.value`, [3, 4], { a: 'lawful-value', clause: 'EC-10' }],
  [`${A1}.prices.value[0]`, 9, { a: 'whole-number', min: 1, max: 8 }],
  ['tiles[1].colour', 'blue', { a: 'nothing' }],
])('a fault says what was expected: %s', (path, value, expected) => {
  expect(nth(faults(changed(path, value)), 0).expected).toEqual(expected);
});

describe('another edition in play', () => {
  test('[EC-34] changes what a house costs', () => {
    const game = enemyChocolatier.open(edited('tiles[0].neighbourhoods[2].prices.value[0]', 7));
    const answer = { seat: 0, move: buy('A3-1') };
    expect(play(game, position({ money: 6 }), answer)).toMatchObject({
      ok: false,
      error: { code: 'too-few-dollars', with: { price: 7, missing: 1 } },
    });
  });

  test('[EC-23] changes what the factory pays', () => {
    const game = enemyChocolatier.open(edited('income.value', 5));
    const { state } = start(game, { options: { ...defaultOptions(game), start: 0 }, seats: 2, seed: 'rich' });
    expect(nth(state.players, 0).money).toBe(4 + 5);
  });

  test('[EC-26] changes what a closed neighbourhood gives', () => {
    const game = enemyChocolatier.open(edited('tiles[0].neighbourhoods[2].bonus.value.money', 4));
    expect(nth(game.view(position({ owns: 'A3' }), 0).players, 0).nextIncome).toMatchObject({
      money: 6,
      points: 2,
    });
  });

  test('[EC-A16] two neighbourhoods with the same right give it once: $10 Houses', () => {
    const game = enemyChocolatier.open(
      edited('tiles[4].neighbourhoods[2].bonus.value.ability', 'ten-dollar-houses'),
    );
    const price = (owns: string) => {
      const { houses } = game.view(position({ others: [{ owns }] }), 0);
      return houses.find(({ id }) => id === 'A3-1')!.price;
    };
    expect(['A3-1', 'A3-1 C4', 'A3-1 E3', 'A3-1 C4 E3'].map(price)).toEqual([6, 10, 10, 10]);
  });

  test('[EC-A16] two neighbourhoods with the same right give it once: Buy 3', () => {
    const game = enemyChocolatier.open(edited('tiles[0].neighbourhoods[3].bonus.value.ability', 'buy-three'));
    const limit = (owns: string) => game.view(position({ owns }), 0).turn.limit;
    expect(['A3-1', 'D4', 'A4', 'A4 D4'].map(limit)).toEqual([2, 3, 3, 3]);
  });

  test('leaves the shipped one alone', () => {
    enemyChocolatier.open(edited('income.value', 5));
    expect(EDITION.income.value).toBe(2);
  });
});
