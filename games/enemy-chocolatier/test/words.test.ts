import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choices } from '../../../core/play.ts';
import { byName } from '../../../core/telling.ts';
import { sayEvent, sayMove, sayRefusal } from '../../../core/texts.ts';
import { ABILITIES, INGREDIENTS, TILES } from '../data/words.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import * as english from '../texts/nouns.en.ts';
import * as french from '../texts/nouns.fr.ts';
import { town } from './position.ts';
import { game, randomGame } from './table.ts';

/** A plain space where French wants one that does not break. */
const BREAKABLE = / [:;!?»]|« |\d [$★]/;
const name = (seat: number) => `Joueur ${seat + 1}`;

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, nouns) => {
  test('every neighbourhood, tile, recipe, ingredient and ability has a name of its own', () => {
    const named = (ids: readonly string[], names: { readonly [id: string]: unknown }) => {
      expect(ids.filter(id => names[id] === undefined)).toEqual([]);
      expect(new Set(ids.map(id => JSON.stringify(names[id]))).size).toBe(ids.length);
    };
    named(
      town.neighbourhoods.map(({ id }) => id),
      nouns.NEIGHBOURHOOD,
    );
    named(
      town.recipes.map(({ id }) => id),
      nouns.RECIPE,
    );
    named(TILES, nouns.TILE);
    named(INGREDIENTS, nouns.INGREDIENT);
    named(ABILITIES, nouns.ABILITY);
  });

  test('in another town the id must do', () => {
    expect(nouns.neighbourhood('A9')).toBe('A9');
    expect(nouns.house('A9-1')).toMatch(/A9-1$/);
  });
});

test('French sentences keep their punctuation on the line, through a whole game', () => {
  for (const { state, events } of randomGame(3, 'words', { tiles: 'by-hand' })) {
    for (const event of events) expect(sayEvent(fr, event, byName(name))).not.toMatch(BREAKABLE);
    if (game.outcome(state)) continue;
    const { seat } = state.turn;
    const view = game.view(state, seat);
    for (const { moves } of game.pending(state)) {
      expect(fr.ask(view, moves)).not.toMatch(BREAKABLE);
      expect(fr.wait(name(seat), moves)).not.toMatch(BREAKABLE);
    }
    for (const { move, refusal } of choices(game, state, seat)) {
      const reason = refusal ? sayRefusal(fr, refusal) : '';
      expect(`${sayMove(fr, move, { view, names: String })}. ${reason}`).not.toMatch(BREAKABLE);
    }
  }
});

test('so do the French rules', () => {
  const rules = readFileSync(new URL('../RULES.fr.md', import.meta.url), 'utf8');
  const clauses = rules.replaceAll(/\{[^}]*\}/g, '');
  expect(clauses.match(new RegExp(`.{20}(?:${BREAKABLE.source})`, 'g'))).toBeNull();
});

test('every option value is named differently in each language', () => {
  for (const texts of [en, fr])
    for (const [key, { values }] of Object.entries(game.options)) {
      const { value } = texts.options[key as 'start'];
      const words = (values as readonly 'random'[]).map(one => value(one));
      expect(new Set(words).size).toBe(values.length);
    }
});
