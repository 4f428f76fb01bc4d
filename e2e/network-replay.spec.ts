import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { GameFile } from '../fair/game-file.ts';
import type { View } from '../games/chill-and-chili/vocabulary.ts';
import type { Answers } from '../wire/tells.ts';
import { deal, join, letBotPlay, openInHouse, returnAtTheEnd, test, whoseTurn, wiretap } from './network.ts';
import { decide, expectSameStep, shownStep } from './table.ts';

/** Everything that comes by HTTP from the tables of the house, from now on. */
function overHttp(page: Page): { readonly path: string; readonly text: Promise<string> }[] {
  const answers: { path: string; text: Promise<string> }[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/tables/')) answers.push({ path: pathname, text: response.text() });
  });
  return answers;
}

const atStep = (page: Page, step: number) =>
  expect(page.locator('.table-replayed')).toHaveAttribute('data-step', String(step));

const replayed = (page: Page) => expect(page.locator('.table-replayed')).toBeVisible();

test('a game of the house is looked at again: while it is played with one’s own eyes, afterwards with all', async ({
  guest,
}) => {
  const [nina, marie, stranger] = [await guest(), await guest(), await guest()];
  const ninas = wiretap(nina);
  const link = await openInHouse(nina, { name: 'Nina', visibility: 'Anyone with the link' });
  await join(marie, link, 'Marie');
  await deal(nina);
  await expect(marie.locator('.table')).toBeVisible();
  for (let n = 0; n < 6; n++) await decide(await whoseTurn(nina, marie));
  const table = nina.url();
  await expectSameStep(nina, marie);
  const now = await shownStep(nina);

  // Nina looks back: at what she was told, step by step.
  const told = overHttp(nina);
  await nina.getByRole('button', { name: 'Replay so far' }).click();
  await atStep(nina, 0);
  await expect(nina.getByLabel('Seen by')).toHaveCount(0);
  for (let step = 1; step <= 3; step++) {
    await nina.keyboard.press('ArrowRight');
    await atStep(nina, step);
  }
  await nina.keyboard.press('End');
  await atStep(nina, now);
  const pasts = await texts(told, '/past/');
  expect(pasts.length).toBeGreaterThan(0);
  for (const { viewer, from, frames } of pasts)
    for (const [i, { view }] of frames.entries()) {
      expect(viewer).toBe(0);
      const then = ninas.tells.find(tell => tell.type === 'frame' && tell.frame.step === from + i);
      if (then?.type === 'frame') expect(view).toEqual(then.frame.view);
    }

  // A stranger with the link sees what everybody saw, and is sent nothing else.
  const heard = wiretap(stranger);
  const strangers = overHttp(stranger);
  const { pathname, hash } = new URL(link);
  const invite = hash.slice(1);
  await stranger.goto(`${pathname}/replay#2.${invite}`);
  await replayed(stranger);
  await stranger.keyboard.press('End');
  await stranger.keyboard.press('Home');
  await atStep(stranger, 0);
  await expect(stranger.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  const hands = ninas.tells.flatMap(tell =>
    tell.type === 'frame' ? [(tell.frame.view as View).hand ?? []] : [],
  );
  const seen = await texts(strangers, '/past/');
  expect(seen.length).toBeGreaterThan(0);
  for (const { viewer, frames } of seen)
    for (const { view } of frames) expect([viewer, (view as View).hand]).toEqual(['spectator', null]);
  const bytes = [...heard.texts, ...(await Promise.all(strangers.map(({ text }) => text)))].join('\n');
  expect(bytes).not.toContain('"rng"');
  for (const hand of hands.filter(cards => cards.length > 1))
    expect(bytes).not.toContain(JSON.stringify(hand));

  // Nor is whoever asks for Nina's eyes before the end: they get their own, and are told so.
  await stranger.goto('about:blank');
  await stranger.goto(`${pathname}/replay#2,as=1.${invite}`);
  await replayed(stranger);
  await expect(stranger.locator('.notice')).toContainText('as seen by: Nina. It isn’t over yet');
  expect(await stranger.locator('.table-replayed').getAttribute('data-viewer')).toBe('spectator');
  for (const { viewer } of await texts(strangers, '/past/')) expect(viewer).toBe('spectator');

  // Whoever has no invitation is not let in.
  const uninvited = await guest();
  const refused = overHttp(uninvited);
  await uninvited.goto(`${pathname}/replay#2`);
  await expect(uninvited.getByRole('alert')).toBeVisible();
  for (const { text } of refused) expect(await text).not.toContain('"view"');

  // After the end all eyes are open, and a link leads to a step.
  await nina.goto(table);
  for (const player of [nina, marie]) {
    await player.locator('.strip-seats').click();
    await letBotPlay(player);
  }
  await marie.goto('about:blank');
  await returnAtTheEnd(nina);
  await nina.locator('.poster').getByRole('link', { name: 'Replay' }).click();
  await atStep(nina, 0);
  await expect(nina.getByLabel('Seen by')).toHaveValue('0');
  await nina.getByRole('slider').fill('12');
  await expect.poll(() => shownStep(nina)).toBeGreaterThan(5);
  const step = await shownStep(nina);
  await expect(nina).toHaveURL(new RegExp(`/replay#${step}\\.${invite}$`));
  await nina.getByLabel('Seen by').selectOption('Marie');
  await expect(nina.locator('.table-replayed')).toHaveAttribute('data-viewer', '1');

  await expect(nina).toHaveURL(new RegExp(`/replay#${step},as=2\\.${invite}$`));

  // What is shared leads to the same step with the same eyes, and the file holds the proof of the deal.
  await nina.getByRole('button', { name: 'Share' }).click();
  const shared = await nina.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(shared).hash).toBe(`#${step},as=2.${invite}`);
  const downloading = nina.waitForEvent('download');
  await nina.getByRole('button', { name: 'Save the game file' }).click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as GameFile;
  expect(file.proof).not.toBeNull();

  await stranger.goto('about:blank');
  await stranger.goto(shared);
  await atStep(stranger, step);
  await expect(stranger.getByLabel('Seen by')).toHaveValue('1');
  // Another link to the same game, in the same tab.
  await stranger.goto(shared.replace(`#${step},as=2`, '#3,as=9'));
  await atStep(stranger, 3);
  await expect(stranger.getByLabel('Seen by')).toHaveValue('open');
  await expect(stranger.locator('.notice')).toContainText('isn’t at this table');
});

/** The answers from addresses with this in them. */
async function texts(
  answers: readonly { readonly path: string; readonly text: Promise<string> }[],
  part: string,
): Promise<Answers['past'][]> {
  const found = answers.filter(({ path }) => path.includes(part));
  return Promise.all(found.map(async ({ text }) => JSON.parse(await text) as Answers['past']));
}
