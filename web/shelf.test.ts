import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, SAMPLE } from '../games/cards.ts';
import { LANGUAGES } from './kit/language.ts';
import { fetchWords } from './kit/spoken.ts';
import { onShelf, SHELF, titleOf } from './shelf.ts';

test('every folder of a game is on the list, once', () => {
  const folders = readdirSync(new URL('../games/', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);
  expect([...CARDS, SAMPLE].map(({ id }) => id).sort()).toEqual(folders.sort());
});

test.each(SHELF)('$id: card, rules and screen tell the same', async ({ id, title, players, ...card }) => {
  const box = await card.rules();
  const game = box.open(box.edition);
  expect([box.id, game.id]).toEqual([id, id]);
  expect([game.seats.min, game.seats.max]).toEqual(players);
  const { texts } = await card.screen();
  await Promise.all(LANGUAGES.map(fetchWords));
  expect(title).toEqual({ en: texts.en.title, fr: texts.fr.title });
});

test.each(SHELF)('$id: there is a cover to fetch, and the colour of one', async ({ cover, colour }) => {
  expect(await cover()).toBeTypeOf('function');
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('a game that left the shelf is called by its id', () => {
  expect(onShelf('solitaire')).toBeNull();
  expect(titleOf('solitaire', 'fr')).toBe('solitaire');
});
