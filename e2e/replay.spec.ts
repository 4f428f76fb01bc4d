import { expect, type Page } from '@playwright/test';
import { openMatch } from '../core/match.ts';
import { openingOf } from '../core/record.ts';
import { LEVELS } from '../bots/levels.ts';
import { GAMES } from '../games/index.ts';
import { fileOf, longGame } from '../tools/sweep/long-game.ts';
import { type Moment, savedAt } from '../tools/sweep/positions.ts';
import { keep, openSaved, type Reader } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import {
  DESKTOP,
  myTurn,
  noSidewaysScrolling,
  othersDone,
  PHONE,
  shownStep,
  staysWhenMoreIsShown,
  tinyTargets,
} from './table.ts';
import { seriousFaults, undrawn } from './undrawn.ts';

const READER: Reader = { language: 'en', theme: 'day' };
const seatsOf = (game: string) => (game === 'seasons-of-rice' ? 2 : 3);

interface Replayed {
  readonly game?: string;
  readonly moment?: Moment;
  readonly step?: number;
  readonly reader?: Partial<Reader>;
}

/** A game that bots have played, looked at again. */
async function openReplay(
  page: Page,
  { game = 'chill-and-chili', moment = 'end', step, reader }: Replayed = {},
) {
  await undrawn(page);
  const saved = savedAt(game, seatsOf(game), moment);
  await keep(page, saved, { ...READER, ...reader });
  await page.goto(`/table/${saved.id}/replay${step === undefined ? '' : `#${step}`}`);
  await expect(page.locator('.table-replayed')).toBeVisible();
  return saved;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const button = (page: Page, name: string) =>
  page.locator('.scrubber').getByRole('button', { name, exact: true });
const viewer = (page: Page) => page.locator('.table-replayed').getAttribute('data-viewer');
const atStep = (page: Page, step: number) =>
  expect(page.locator('.table-replayed')).toHaveAttribute('data-step', String(step));

test('a finished game is looked at again by pointer: buttons, slider, log and other eyes', async ({
  page,
}) => {
  await undrawn(page);
  const saved = savedAt('chill-and-chili', 3, 'end');
  await openSaved(page, saved, READER);
  await page.locator('.poster').getByRole('link', { name: 'Replay' }).click();
  await atStep(page, 0);
  await button(page, 'One step forward').click();
  await atStep(page, 1);
  await button(page, 'One step forward').click();
  await button(page, 'One step back').click();
  await atStep(page, 1);
  await button(page, 'To the end of the turn').click();
  await expect.poll(() => shownStep(page)).toBeGreaterThan(1);
  const afterTurn = await shownStep(page);
  await button(page, 'To the turn before').click();
  await expect.poll(() => shownStep(page)).toBeLessThan(afterTurn);

  const last = Number(await slider(page).getAttribute('max'));
  await slider(page).fill(String(last));
  await atStep(page, saved.record.entries.length);
  await expect(page.locator('.prompt-words')).toContainText(/win|victory/);

  await slider(page).fill('40');
  await atStep(page, 40);
  await expect(page.locator('.log-words[aria-current]').first()).toBeVisible();
  const line = page.locator('.log-line').filter({ hasText: 'pushes a drop' }).last();
  // The log moves on once nobody scrubs. Of all that one step brought, this line is one.
  await expect(async () => {
    const text = await line.textContent();
    await line.getByRole('button').click();
    const current = page.locator('.log-words[aria-current]');
    await expect(current.getByText(text!, { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('.bar-sentence')).not.toBeEmpty();

  await page.getByLabel('Seen by').selectOption('Basil');
  await expect.poll(() => viewer(page)).toBe('1');
  await page.getByLabel('Seen by').selectOption('Everything open');
  await expect(async () => {
    await slider(page).fill('30');
    expect(await viewer(page)).toBe(String((saved.record.entries[30] as { seat: number }).seat));
  }).toPass();

  await test.step('with everything open all hands are, beside the log on a laptop, behind a tap on a phone', async () => {
    const hands = page.locator('.hands-held .hand-fan');
    const areInSight = async () => {
      await expect(hands).toHaveCount(3);
      await expect(hands.nth(1), 'called by its owner').toHaveAttribute('aria-label', 'Basil’s hand');
      for (const hand of await hands.all()) await expect(hand.locator('li').first()).toBeVisible();
    };
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(page.locator('.table-side .log')).toBeVisible();
    await areInSight();
    await page.setViewportSize(PHONE);
    await expect(hands.first()).toBeHidden();
    await page.getByText('Everyone’s hidden cards').click();
    await areInSight();
    await noSidewaysScrolling(page);
    await page.setViewportSize(DESKTOP);
    await page.getByLabel('Seen by').selectOption('Basil');
    await expect(hands).toHaveCount(0);
  });
});

test('with everything open nothing that somebody holds sticks out of its place', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openReplay(page, { game: 'enemy-chocolatier', step: 30 });
  await page.getByLabel('Seen by').selectOption('Everything open');
  await expect(page.locator('.hands-held > *').first()).toBeVisible();
  const cut = await page
    .locator('.hands-held > *')
    .evaluateAll(all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('a finished game is looked at again by keys, and plays by itself', async ({ page }) => {
  const saved = await openReplay(page, { game: 'garten-zwerge', step: 10 });
  const { length } = saved.record.entries;
  await page.getByLabel('Seen by').selectOption('Everything open');
  await page.locator('.table-board').focus();
  await atStep(page, 10);
  await page.keyboard.press('ArrowRight');
  await atStep(page, 11);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await atStep(page, 9);
  await page.keyboard.press('End');
  await atStep(page, length);
  await page.keyboard.press('Home');
  await atStep(page, 0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => shownStep(page)).toBeGreaterThan(0);
  const turn = await shownStep(page);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => shownStep(page)).toBeGreaterThan(turn);
  await page.keyboard.press('ArrowUp');
  await atStep(page, turn);
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect.poll(() => shownStep(page)).toBeGreaterThan(turn + 1);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  // The slider itself takes the same keys.
  await slider(page).focus();
  await page.keyboard.press('Home');
  await atStep(page, 0);
  await page.keyboard.press('ArrowRight');
  await atStep(page, 1);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^1 \/ \d+, /);
});

test('it plays with its scenes, and any step clears the stage', async ({ page }) => {
  await openReplay(page, { game: 'chicoree', reader: { scenes: 'quick' } });
  await button(page, 'Play').click();
  await expect(page.locator('.scene').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.scene')).toHaveCount(0);
  await expect(button(page, 'Play')).toBeVisible();
});

test('a reload keeps the step, and so does the address', async ({ page }) => {
  await openReplay(page, { step: 42 });
  await atStep(page, 42);
  await page.keyboard.press('ArrowRight');
  await atStep(page, 43);
  await expect(page).toHaveURL(/replay#43$/);
  await page.reload();
  await atStep(page, 43);
});

test('a game of this device is handed on as a file, with the eyes in its address, and opens elsewhere', async ({
  page,
  browser,
}) => {
  await openReplay(page, { game: 'chicoree', step: 12 });
  await atStep(page, 12);
  await page.getByLabel('Seen by').selectOption('Basil');
  await expect(page).toHaveURL(/replay#12,as=2$/);
  await page.reload();
  await expect(page.getByLabel('Seen by')).toHaveValue('1');
  const path = await savedFile(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/replay');
  await elsewhere.locator('input[type=file]').setInputFiles(path);
  await atStep(elsewhere, 12);
  await expect(elsewhere.getByLabel('Seen by')).toHaveValue('1');
  await elsewhere.keyboard.press('End');
  await atStep(elsewhere, savedAt('chicoree', 3, 'end').record.entries.length);
  await elsewhere.close();
});

/** Saves the game file from the replay of a game of this device, as somebody does who looks for a link. */
async function savedFile(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this game' });
  await expect(sheet).toContainText('a link would open nowhere else');
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save the game file' }).click();
  const download = await downloading;
  await expect(sheet.getByRole('status')).toHaveText(
    `Saved to your downloads: ${download.suggestedFilename()}`,
  );
  expect(await seriousFaults(page, 'dialog')).toEqual([]);
  return download.path();
}

test('the game that a lesson ended in has a file too, and it says where it begins', async ({ page }) => {
  await undrawn(page);
  await page.setViewportSize(PHONE);
  const { record, ...saved } = savedAt('chill-and-chili', 2, 'end');
  const { box } = GAMES[record.game]!;
  const position = openMatch(box.open(box.edition), openingOf(record)).state;
  await keep(page, { ...saved, record: { ...record, position }, lesson: { act: null, read: [] } }, READER);
  await page.goto(`/table/${saved.id}/replay`);
  await page.getByRole('button', { name: 'More' }).click();
  const path = await savedFile(page);
  await page.getByRole('link', { name: 'Open a game file' }).click();
  await page.locator('input[type=file]').setInputFiles(path);
  await atStep(page, 0);
  await expect(page.locator('.bar-sentence')).toContainText('begins at a position');
});

test('one’s own running game goes as far as one has seen, with one’s own eyes only', async ({ page }) => {
  await undrawn(page);
  await openSaved(page, savedAt('chicoree', 3, 'middle'), READER);
  await othersDone(page);
  const now = await shownStep(page);
  await page.getByRole('button', { name: 'Replay so far' }).click();
  await atStep(page, 0);
  await expect(page.getByLabel('Seen by')).toHaveCount(0);
  await page.keyboard.press('End');
  await atStep(page, now);
  expect(await viewer(page)).toBe('0');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText('what you couldn’t know is dealt anew')).toBeVisible();
  await expect(page.getByText('As it was')).toHaveCount(0);
});

test('whoever plays on meets bots as strong as they were, and reads how strong each is', async ({ page }) => {
  await undrawn(page);
  const { holders, ...saved } = savedAt('chill-and-chili', 2, 'middle');
  const gentle = holders.map(({ name }, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, level: 'helper' } as const),
  );
  await keep(page, { ...saved, holders: gentle }, READER);
  await page.goto(`/table/${saved.id}/replay`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByLabel('Who plays seat 2')).toHaveValue('helper');
  await expect(page.locator('.level-lines li')).toHaveCount(LEVELS.length);
});

for (const game of Object.keys(GAMES))
  test(`${game}: played on from the middle, as it was and dealt anew, it is a study`, async ({ page }) => {
    const saved = savedAt(game, seatsOf(game), 'end');
    const step = Math.floor(saved.record.entries.length / 2);
    for (const hidden of ['As it was', 'Dealt anew']) {
      await openReplay(page, { game, step });
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByText(hidden, { exact: true }).click();
      await page.getByRole('button', { name: 'Play on', exact: true }).click();
      await expect(page.locator('.bar-mark')).toHaveText('Study');
      expect(await myTurn(page)).toBe(true);
    }
    await page.reload();
    expect(await myTurn(page), 'it is kept').toBe(true);
    await page.getByRole('button', { name: 'Back to where this study began' }).click();
    await expect(page, 'and so is the way back').toHaveURL(new RegExp(`/table/${saved.id}/replay#\\d`));
    await page.goto('/');
    await expect(page.locator('.table-card').filter({ hasText: 'study' })).toHaveCount(2);
  });

test('whoever wants to play on from the very end is led back to where it can be done', async ({ page }) => {
  const saved = savedAt('chicoree', 3, 'end');
  await openReplay(page, { game: 'chicoree', step: saved.record.entries.length });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(sheet).toContainText('The game is over here');
  await sheet.getByRole('button', { name: 'One step back' }).click();
  await expect(sheet.getByRole('button', { name: 'Play on', exact: true })).toBeVisible();
});

test('a study can be played by several on one device', async ({ page }) => {
  const saved = await openReplay(page, {
    game: 'chill-and-chili',
    step: savedAt('chill-and-chili', 3, 'end').record.entries.length - 2,
  });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('Human');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  const studies = () =>
    page.evaluate(() => Object.values(localStorage).filter(kept => kept.includes('"position"')).length);
  await expect.poll(studies).toBe(1);
  await expect(page.locator('.table, .hand-over')).toBeVisible();
  expect(saved.holders[1]!.kind).toBe('bot');
});

function gameFile(game: string): string {
  const { record, holders } = savedAt(game, seatsOf(game), 'end');
  return fileOf(
    record,
    holders.map(({ name }) => name),
  );
}

/** The most elements that were drawn anew at once while something was done. */
async function mostDrawn(page: Page, deed: () => Promise<void>): Promise<number> {
  const drawn = await page.locator('.table-replayed').evaluateHandle(table => {
    const counts: number[] = [];
    new MutationObserver(changes => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const elements = added.filter(node => node instanceof Element);
      counts.push(elements.reduce((sum, element) => sum + 1 + element.querySelectorAll('*').length, 0));
    }).observe(table, { subtree: true, childList: true });
    return counts;
  });
  await deed();
  return Math.max(...(await drawn.jsonValue()));
}

const chosen = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** What is seen when nothing changes any more: hands follow once whoever leafs has come to rest. */
async function atRest<T>(look: () => Promise<T>): Promise<T> {
  let seen = await look();
  const isSame = async () => {
    const before = seen;
    seen = await look();
    return JSON.stringify(seen) === JSON.stringify(before);
  };
  await expect.poll(isSame, { intervals: [250] }).toBe(true);
  return seen;
}

test('a game file opens without any server, and a bad one says why not', async ({ page }) => {
  await undrawn(page);
  await page.route('**/api/**', route => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a game file' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(chosen('a.json', 'not json'));
  await expect(page.getByRole('alert')).toContainText('It isn’t JSON');
  await input.setInputFiles(chosen('a.json', '{"potager":"house"}'));
  await expect(page.getByRole('alert')).toContainText('isn’t the file of a finished game');
  const text = gameFile('seasons-of-rice');
  const astray = JSON.stringify({ ...(JSON.parse(text) as object), opensAt: { step: 7 } });
  await input.setInputFiles(chosen('a.json', astray));
  await atStep(page, 0);
  await expect(page.getByText('names a step or a player that this game doesn’t have')).toBeVisible();
  await page.goto('/replay');
  await input.setInputFiles(chosen('a.json', text));
  await atStep(page, 0);
  await page.keyboard.press('ArrowRight');
  await atStep(page, 1);
  await expect(page).toHaveURL(/replay#1$/);
  await page.reload();
  await atStep(page, 1);

  await page.goto('/replay');
  await expect(page.locator('.file-drop')).toBeVisible();
  await page.evaluate(
    ([file]) => {
      const data = new DataTransfer();
      data.items.add(new File([file!], 'dropped.json', { type: 'application/json' }));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
      document.querySelector('.file-drop')!.dispatchEvent(drop);
    },
    [text],
  );
  await atStep(page, 0);

  await page.goto('/replay');
  await input.setInputFiles(chosen('a.json', text.replace('"version":', '"version":9')));
  await expect(page.getByRole('alert')).toContainText('other rules');

  await test.step('a very long game is leafed through in small pieces of work', async () => {
    const record = longGame();
    const { length } = record.entries;
    expect(length).toBeGreaterThan(1500);
    await page.goto('/replay');
    await input.setInputFiles(chosen('a.json', fileOf(record, ['A', 'B', 'C', 'D'])));
    await atStep(page, 0);
    await page.getByLabel('Seen by').selectOption('Everything open');
    const most = await mostDrawn(page, async () => {
      for (const part of [0.1, 0.4, 0.7, 0.9]) {
        const step = Math.round(part * length);
        await slider(page).fill(String(step));
        await atStep(page, step);
        await expect(page.locator('.log-words[aria-current]').first()).toBeInViewport();
      }
    });
    await test.step('every area comes to the step that is shown', async () => {
      const areas = page.locator('.area:not(.area-board)');
      const scrubbed = () => areas.allInnerTexts();
      const last = await shownStep(page);
      for (let step = last - 40; step < last; step += 8) await slider(page).fill(String(step));
      await slider(page).fill(String(last));
      await atStep(page, last);
      await expect(page).toHaveURL(new RegExp(`#${last}\\b`));
      const after = await atRest(scrubbed);
      await page.reload();
      await atStep(page, last);
      await page.getByLabel('Seen by').selectOption('Everything open');
      await expect.poll(scrubbed).toEqual(after);
    });
    // Of the board or of the log, never of all there is to tell: 5,000 elements blocked the page for a tenth of a second.
    expect(most).toBeLessThan(2000);
  });

  await test.step('what is read stays where it is when more is shown above it', () =>
    staysWhenMoreIsShown(page));
});

for (const [language, theme, size] of [
  ['en', 'day', DESKTOP],
  ['fr', 'night', PHONE],
] as const)
  test(`the replay is accessible and fits (${language}, ${theme}, ${size.width})`, async ({ page }) => {
    await page.setViewportSize(size);
    await openReplay(page, { game: 'chicoree', step: 60, reader: { language, theme } });
    expect(await seriousFaults(page)).toEqual([]);
    await noSidewaysScrolling(page);
    await page.locator('.scrubber-tools > [aria-expanded]').click();
    await expect(page.locator('.scrubber-more')).toBeVisible();
    expect(await seriousFaults(page, '.scrubber')).toEqual([]);
    if (size === PHONE)
      expect((await tinyTargets(page)).filter(target => /scrub|round/.test(target))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.scrubber-more')).toHaveCount(0);
  });
