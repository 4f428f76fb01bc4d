import { expect, test } from 'vitest';
import { CARDS } from '../../../games/cards.ts';
import { SOUNDS } from './sounds.ts';

test.each(Object.entries(SOUNDS))('%s is short', (_, notes) => {
  expect(notes[0][1]).toBe(0);
  expect(notes.at(-1)![1]).toBeLessThan(0.7);
});

test('every game has a voice of its own', async () => {
  const voices = await Promise.all(CARDS.map(async about => JSON.stringify((await about.screen()).voice)));
  expect(new Set(voices).size).toBe(CARDS.length);
});

test('there are few enough to be known by ear', () => {
  expect(Object.keys(SOUNDS).length).toBeLessThanOrEqual(16);
});
