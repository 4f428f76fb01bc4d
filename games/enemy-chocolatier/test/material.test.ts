import { describe, expect, test } from 'vitest';
import { sum } from '../../../core/counts.ts';
import { openingFaults, defaultOptions } from '../../../core/opening.ts';
import { nth } from '../../../core/sure.ts';
import { EDITION } from '../data/edition.ts';
import { ABILITIES, INGREDIENTS, MARKERS_ON_HOUSES, TILES } from '../data/words.ts';
import { position, town } from './position.ts';
import {
  buy,
  END,
  game,
  house,
  money,
  neighbourhood,
  PERMIT,
  permits,
  play,
  player,
  status,
} from './table.ts';

test.each([
  [1, false],
  [2, true],
  [6, true],
  [7, false],
])('[EC-01][EC-A29] a table of %i: %s', (seats, fits) => {
  expect(openingFaults(game, { options: defaultOptions(game), seats }).length === 0).toBe(fits);
});

test('[EC-03] six tiles, six recipes, the seven abilities, and markers for 29 houses', () => {
  expect([EDITION.tiles.length, EDITION.recipes.length, TILES.length]).toEqual([6, 6, 6]);
  for (const ability of ABILITIES) expect(town.withAbility[ability].length).toBeGreaterThan(0);
  expect(MARKERS_ON_HOUSES).toBe(30 - 1);
});

test('[EC-04] the bank pays whatever is due, and has a permit for everybody who wants one', () => {
  const rich = position({ money: 100_000, others: [{ permits: 500 }] });
  const { state } = play(rich, PERMIT, PERMIT, PERMIT);
  expect(money(state)[0]).toBe(100_002);
  expect(permits(state)).toEqual([1, 501, 1]);
});

describe('houses and their owners', () => {
  test('[EC-10] a house is vacant until somebody buys it, and then has one owner', () => {
    const before = position();
    expect(house(before, 'A3-1').owner).toBeNull();
    const bought = play(before, buy('A3-1'), END).state;
    expect(house(bought, 'A3-1').owner).toBe(0);
    expect(house(play(bought, buy('A3-1')).state, 'A3-1').owner).toBe(1);
  });

  test('[EC-11] 30 neighbourhoods of one ingredient each, with 108 houses', () => {
    expect([town.neighbourhoods.length, town.houses.length]).toEqual([30, 108]);
    for (const { houses, ingredient } of town.neighbourhoods)
      for (const one of houses) expect(nth(town.houses, one).ingredient).toBe(ingredient);
  });

  test('[EC-16] every ingredient is to be had, and the recipe’s four in plenty', () => {
    const counts = INGREDIENTS.map((_, i) => town.houses.filter(({ ingredient }) => ingredient === i).length);
    expect(counts).toEqual([22, 22, 22, 22, 20]);
  });

  test('[EC-17][EC-X02] each house is a unit of its ingredient: two pink houses are two sugar', () => {
    expect(player(position({ owns: 'B5-1 C6-2' })).ingredients).toEqual({
      chocolate: 0,
      sugar: 2,
      nuts: 0,
      love: 0,
      glue: 0,
    });
  });

  test('[EC-17] in open, closed and unavailable neighbourhoods alike', () => {
    const state = position({ owns: 'E1-1 D5 B5-1' });
    expect(['E1', 'D5', 'B5'].map(id => status(state, id))).toEqual(['open', 'closed', 'unavailable']);
    expect(player(state).ingredients).toMatchObject({ love: 4, sugar: 1 });
  });

  test('[EC-18] recipes of 19 units without glue, all different, the first one the rulebook’s', () => {
    const needs = town.recipes.map(recipe => recipe.needs);
    for (const recipe of needs) {
      expect(sum(recipe)).toBe(19);
      expect(recipe[INGREDIENTS.indexOf('glue')]).toBe(0);
    }
    expect(new Set(needs.map(String)).size).toBe(6);
    expect(EDITION.recipes[0]).toEqual({
      value: { chocolate: 3, sugar: 6, nuts: 2, love: 8 },
      source: 'rulebook',
    });
  });
});

describe('the state of a neighbourhood', () => {
  test('[EC-13] closed when one player owns all of it, and only then', () => {
    expect(neighbourhood(position({ owns: 'B1' }), 'B1')).toMatchObject({ status: 'closed', controller: 0 });
    const mixed = position({ owns: 'B1-1 B1-2', others: [{ owns: 'B1-3' }] });
    expect(neighbourhood(mixed, 'B1')).toMatchObject({ status: 'open', controller: null });
    expect(status(position({ owns: 'B1-1 B1-2' }), 'B1')).toBe('open');
  });

  test('[EC-14] open beside the factory', () => {
    expect(['A3', 'C5', 'F5'].map(id => status(position(), id))).toEqual(['open', 'open', 'open']);
  });

  test.each([0, 1, 2])('[EC-14] open beside a closed one, whoever controls it: seat %i', seat => {
    const estates = [{}, {}, {}].map((_, i) => (i === seat ? { owns: 'B1' } : {}));
    const [mine, ...others] = estates;
    expect(status(position({ ...mine, others }), 'B4')).toBe('open');
  });

  test('[EC-15] otherwise unavailable', () => {
    expect(['A1', 'A2', 'B4', 'D5'].map(id => status(position(), id))).toEqual(Array(4).fill('unavailable'));
  });

  test('[EC-A05] closed beside the factory is closed, not open', () => {
    const state = position({ others: [{ owns: 'B1' }] });
    expect([neighbourhood(state, 'B1').besideFactory, status(state, 'B1')]).toEqual([true, 'closed']);
  });
});
