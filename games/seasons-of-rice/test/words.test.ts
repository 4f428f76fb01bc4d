import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choices } from '../../../core/play.ts';
import { byName } from '../../../core/telling.ts';
import { sayEvent, sayMove, sayRefusal } from '../../../core/texts.ts';
import { wordsTests } from '../../../testkit/words-tests.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import * as english from '../texts/nouns.en.ts';
import * as french from '../texts/nouns.fr.ts';
import { tableEn } from '../texts/table.en.ts';
import { tableFr } from '../texts/table.fr.ts';
import { deck, position } from './position.ts';
import { by, game, pick, randomGame } from './table.ts';

/** A plain space where French wants one that does not break. */
const BREAKABLE = / [:;!?»]|« /;
const name = (seat: number) => `Joueur ${seat + 1}`;

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, nouns) => {
  test('every ancestor of the edition is explained, each in its own words', () => {
    const said = deck.ancestors.map(
      ({ ability, timing }) => `${nouns.ability(ability)} ${nouns.TIMING[timing]}`,
    );
    expect(new Set(said).size).toBe(deck.ancestors.length);
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|null/);
  });
});

test('the ancestor of the other is told about them, by name, and of nobody else', () => {
  for (const { ability } of deck.ancestors) {
    for (const other of ['Basile', 'Anne']) {
      expect(english.ability(ability, other)).toContain(other);
      expect(english.ability(ability, other)).not.toMatch(/\byou/);
      expect(french.ability(ability, other)).toContain(other);
      expect(french.ability(ability, other)).not.toMatch(/\bvo(us|s|tre)\b|\b(de|que) Anne/);
    }
    expect(english.ability(ability)).toMatch(/\byour?\b/);
    expect(french.ability(ability)).toMatch(/\bvo(us|s|tre)\b/);
  }
});

test('a spot is told beside which card it lies, how it is turned and what it closes', () => {
  const before = position({ players: [{ landscape: 'P17 0 0 0', hand: 'P13' }, {}] });
  const { state } = by(0, before, pick('P13'));
  const view = game.view(state, 0);
  const move = { type: 'place', turn: 3, x: -4, y: 1 } as const;
  expect(sayMove(en, move, { view, names: String })).toBe(
    'Left of card 1, 1 lower, turned left: closes a field of 1, 2 points',
  );
  expect(sayMove(fr, move, { view, names: String })).toBe(
    'À gauche de la carte 1, 1 plus bas, tournée à gauche\u00a0: ferme un champ de 1, 2 points',
  );
});

test('a card is told by what stands on it, and where another in hand looks alike by its place', () => {
  const state = position({ players: [{ hand: 'P01 P04 P07' }, {}] });
  const view = game.view(state, 0);
  const said = (texts: typeof en, card: 'P04' | 'P07') =>
    sayMove(texts, { type: 'pick', card }, { view, names: String });
  expect(said(en, 'P07')).toBe('Place the card with 2 farmers and 1 buffalo');
  expect(said(en, 'P04')).toBe('Place the card with 1 farmer and 1 house (2nd in hand)');
  expect(said(fr, 'P07')).toBe('Placer la carte avec 2 agriculteurs et 1 buffle');
  expect(said(fr, 'P04')).toBe('Placer la carte avec 1 agriculteur et 1 maison (2e de la main)');
});

/** The number of a card, which nobody who plays knows. */
const CODE = /\bP\d\d\b/;

test('no two choices are told alike, and cards have no codes, through a whole game', () => {
  for (const { state, events } of randomGame(2, 'words')) {
    for (const texts of [en, fr])
      for (const event of events) expect(sayEvent(texts, event, byName(name))).not.toMatch(CODE);
    for (const { seat } of game.pending(state)) {
      const view = game.view(state, seat);
      const offered = choices(game, state, seat);
      for (const texts of [en, fr]) {
        const said = offered.map(({ move }) => sayMove(texts, move, { view, names: String }));
        expect(new Set(said).size).toBe(offered.length);
      }
      for (const { move, refusal } of offered) {
        const reason = refusal ? sayRefusal(fr, refusal) : '';
        expect(`${sayMove(fr, move, { view, names: String })}. ${reason}`).not.toMatch(CODE);
      }
    }
  }
});

test('all other French words keep their punctuation on the line', () => {
  for (const file of ['../texts/fr.ts', '../texts/table.fr.ts', '../texts/nouns.fr.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const literals = source.match(/'(?:[^'\\\n]|\\.)*'/g) ?? [];
    expect(literals.filter(text => BREAKABLE.test(text))).toEqual([]);
  }
});

wordsTests({
  game,
  en,
  fr,
  steps: () => randomGame(2, 'words'),
  rules: new URL('../RULES.fr.md', import.meta.url),
  breakable: BREAKABLE,
});

test('the reference says what it counts: sizes, and farmers', () => {
  const { size, group } = tableEn.reference;
  expect([size(1, false), size(5, true), group(1, false), group(2, false), group(4, true)]).toEqual([
    'Size 1:',
    'Size 5 or more:',
    '1 farmer:',
    '2 farmers:',
    '4 or more farmers:',
  ]);
  expect([tableFr.reference.size(5, true), tableFr.reference.group(4, true)]).toEqual([
    'Taille 5 ou plus\u00a0:',
    '4 agriculteurs ou plus\u00a0:',
  ]);
});
