import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { RULES } from '../games/rules.ts';
import { SCREENS } from '../games/screens.ts';
import { titleOf } from '../games/titles.ts';

test('every game of the house has rules and a screen for browsers to fetch', () => {
  const ids = Object.keys(GAMES).sort();
  expect(Object.keys(RULES).sort()).toEqual(ids);
  expect(SCREENS.map(({ id }) => id).sort()).toEqual(ids);
});

test.each(Object.keys(GAMES))('browsers fetch the same rules and bots of %s', async id => {
  const { box, bots } = await RULES[id]!();
  expect(box).toBe(GAMES[id]!.box);
  expect(bots).toBe(GAMES[id]!.bots);
});

test.each(SCREENS.map(({ id, load }) => ({ id, load })))(
  'the shelf and the table call $id the same, in every language',
  async ({ id, load }) => {
    const { texts } = await load();
    expect([titleOf(id, 'en'), titleOf(id, 'fr')]).toEqual([texts.en.title, texts.fr.title]);
  },
);
