import { expect, test } from 'vitest';
import type { View } from '../../games/seasons-of-rice/vocabulary.ts';
import type { Browser } from './browser.ts';
import { dealt } from './own-house.ts';
import { sharedHouse } from './shared-house.ts';

const house = sharedHouse();

const viewOf = (browser: Browser) => browser.frame().frame.view as View;

/** Makes these moves at once, and waits until they are seen. */
async function make(browser: Browser, table: string, moves: { type: string }[]) {
  const { step } = browser.frame().frame;
  const refused = await browser.refusal({ type: 'answer', table, step, moves });
  if (!refused) await browser.until('frame', ({ frame }) => frame.step > step);
  return refused;
}

test('whoever never makes up their mind has a bot decide, before the log grows without end', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben'], { game: 'seasons-of-rice' });
  const [anna, ben] = browsers as [Browser, Browser];
  for (const browser of [anna, ben]) await make(browser, table, [browser.frame().frame.choices[0]!.move]);
  await anna.until('frame', ({ frame }) => (frame.view as View).season === 'wet');

  const [one, other] = viewOf(anna).own!.hand.map(card => ({ type: 'pick', card }));
  const toAndFro = Array.from({ length: 25 }, () => [one!, other!]).flat();
  for (let tries = 0; tries < 200; tries += 50) expect(await make(anna, table, toAndFro)).toBeNull();
  const restless = { code: 'too-many-tries', clause: 'house' };
  expect(await make(anna, table, [one!])).toEqual(restless);

  for (const browser of [ben, anna])
    await browser.until('frame', ({ frame }) => (frame.view as View).players[0]!.ready);
  const { step, mayTakeBack } = anna.frame().frame;
  expect(mayTakeBack).toBe(false);
  expect(await anna.refusal({ type: 'take-back', table, step })).toEqual(restless);
  expect(viewOf(ben).own!.plan.card).toBeNull();
});
