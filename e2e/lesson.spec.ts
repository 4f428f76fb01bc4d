import { expect, type Locator, type Page } from '@playwright/test';
import { CARDS } from '../games/cards.ts';
import { test } from './experienced.ts';
import {
  asked,
  doAsTold,
  followed,
  goOn,
  keptTable,
  type Language,
  slip,
  type Taught,
  taught,
  tipIn,
} from './lesson.ts';
import {
  DESKTOP,
  myTurn,
  noSidewaysScrolling,
  PHONE,
  quickBots,
  shownStep,
  stepAfter,
  tinyTargets,
} from './table.ts';
import { seriousFaults } from './undrawn.ts';

const LEARN = { en: 'Learn in 4 minutes', fr: 'Apprendre en 4 minutes' };
const NAMES = { en: 'English', fr: 'Français' };
const RULES = { en: 'Rules', fr: 'Règles' };
/** Each way in both languages: at every step the page changes over to the other one. */
const WAYS = [
  { by: 'pointer', first: 'en', device: 'phone', viewport: PHONE },
  { by: 'keyboard', first: 'fr', device: 'desktop', viewport: DESKTOP },
] as const;
type By = (typeof WAYS)[number]['by'];
const OTHER = { en: 'fr', fr: 'en' } as const;
const lessons = CARDS.filter(({ lesson }) => lesson);

for (const { id, title } of lessons)
  for (const { by, first, device, viewport } of WAYS)
    test.describe(() => {
      test.use({ viewport });

      test(`the lesson of ${id} to its end by ${by}, in both languages, on a ${device}`, async ({ page }) => {
        const press = (button: Locator) => (by === 'pointer' ? button.click() : button.press('Enter'));
        const card = (language: Language) =>
          page
            .locator('.game-card')
            .filter({ has: page.getByRole('heading', { name: title[language], exact: true }) });
        await newHere(page, first);
        await press(card(first).getByRole('button', { name: LEARN[first] }));
        const spoken = await learnToTheEnd(page, { game: id, by, first });
        await page.goto('/');
        await expect(card(spoken)).toBeVisible();
        await expect(card(spoken).locator('.button-learn'), 'it is urged no more').toHaveCount(0);
        await expect(
          card(spoken).getByRole('button', { name: LEARN[spoken] }),
          'for somebody else it is still there',
        ).toBeVisible();
        const other = OTHER[spoken];
        await press(page.getByRole('button', { name: NAMES[other] }));
        await press(card(other).getByRole('link', { name: RULES[other] }));
        await press(page.getByRole('button', { name: LEARN[other] }));
        const again = (await asked(page, await taught(id, other)))!.guidance().say!;
        await expect(slip(page), 'the page of rules still leads to it').toContainText(again[other]);
      });
    });

interface Learning {
  readonly game: string;
  readonly by: By;
  readonly first: Language;
}

/**
 * Does what the guide says, and sees at every step that it is said in the language of the page and points at something in sight;
 * then in the other language, in which it is done and the next step begins. Gives the language of the end.
 */
async function learnToTheEnd(page: Page, { game, by, first }: Learning): Promise<Language> {
  const lessons = { en: await taught(game, 'en'), fr: await taught(game, 'fr') };
  let language: Language = first;
  const { en: lesson } = lessons;
  /** The table begins where the guide ends: it stays there, whatever is said. */
  const heights = new Set<number>();
  for (let follower = await asked(page, lesson); follower; follower = await asked(page, lesson)) {
    const { say, answer, points } = follower.guidance();
    for (const spoken of [language, OTHER[language]]) {
      if (spoken !== language) await changeOver(page, spoken);
      for (const sentence of [say, answer])
        if (sentence) await expect(slip(page)).toContainText(sentence[spoken]);
      if (points.length > 0) await expectPointed(page);
      await expect.poll(() => slipHeight(page)).toBeGreaterThan(0);
      heights.add(await slipHeight(page));
    }
    language = OTHER[language];
    await doAsTold(page, lessons[language], { by, follower });
  }
  expect([...heights], 'nothing moves under the finger').toHaveLength(1);
  const { over, deciding } = await keptTable(page);
  expect(over || deciding!.length === 0, 'it ends in a game that goes on').toBe(false);
  await expect(page.locator('.poster')).toHaveCount(0);
  await expect(
    page.locator('.bar-mark').getByText(/^(Lesson|Leçon)$/),
    'it is no lesson any more',
  ).toHaveCount(0);
  await noSidewaysScrolling(page);
  await isGoneButForTips(page, lesson, language);
  return language;
}

const slipHeight = (page: Page) =>
  slip(page).evaluate(element => Math.round(element.getBoundingClientRect().height));

/** In the game after the lesson the guide is there only as long as it has a tip, and no more once it is told to go. */
async function isGoneButForTips(page: Page, lesson: Taught, language: Language): Promise<void> {
  const isShownRightly = async () => {
    expect(await myTurn(page)).toBe(true);
    const tip = await tipIn(page, lesson);
    if (tip) await expect(slip(page)).toContainText(tip[language]);
    else await expect(slip(page)).toHaveCount(0);
    return tip;
  };
  await isShownRightly();
  await changeSettings(page, { finalAsk: 'never' });
  const step = await shownStep(page);
  if ((await page.locator('.side-choices').count()) === 0) await page.locator('.prompt-choices').click();
  await page.locator('button.choice').last().click();
  await stepAfter(page, step);
  if (!(await isShownRightly())) return;
  await page.locator('[data-lesson=leave]').click();
  await expect(slip(page)).toHaveCount(0);
}

const changeOver = (page: Page, language: Language) => changeSettings(page, { language });

/** As if they were changed in another tab. */
async function changeSettings(page: Page, changes: object): Promise<void> {
  await page.evaluate(changed => {
    const key = 'potager.settings';
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, ...changed }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, changes);
}

/** Opens the shelf of a house that is new to its reader. */
async function newHere(page: Page, language: Language): Promise<void> {
  await quickBots(page, language);
  await page.addInitScript(() => localStorage.removeItem('potager.finished'));
  await page.goto('/');
}

/** What is meant is ringed, in sight, and not below the slip. */
async function expectPointed(page: Page): Promise<void> {
  await expect(async () => {
    const seen = await page.evaluate(() => {
      const slip = document.querySelector('.lesson')!.getBoundingClientRect();
      return [...document.querySelectorAll('[data-rung=stays]')].some(place => {
        const { top, bottom, left, right } = place.getBoundingClientRect();
        const isCovered = top < slip.bottom && bottom > slip.top && left < slip.right && right > slip.left;
        return !isCovered && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
    });
    expect(seen, 'what is meant is in sight').toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 5000 });
}

const FIRST = 'chill-and-chili';
const LYING = { width: 844, height: 390 };

async function learnFirst(page: Page): Promise<void> {
  await newHere(page, 'en');
  await page.getByRole('button', { name: LEARN.en }).first().click();
  await expect(slip(page)).toBeVisible();
}

test('a lesson is kept, marked in the list, and goes on where it was', async ({ page }) => {
  await learnFirst(page);
  const lesson = await taught(FIRST, 'en');
  while ((await asked(page, lesson))!.guidance().beat !== 'buy')
    await doAsTold(page, lesson, { by: 'pointer' });
  const said = await slip(page).textContent();
  await page.reload();
  await expect(slip(page)).toHaveText(said!);
  await page.goto('/');
  await expect(page.locator('.table-card').first()).toContainText('Lesson');
  await page.locator('.table-card').first().getByRole('link', { name: 'Continue' }).click();
  await expect(slip(page)).toHaveText(said!);
  await page.getByRole('button', { name: 'Replay so far' }).click();
  await expect(page.locator('.bar-sentence')).toContainText('This is the lesson');
});

test('whoever skips it plays on freely, and it is no finished game', async ({ page }) => {
  await learnFirst(page);
  const said = await slip(page).locator('p').allTextContents();
  await page.locator('[data-lesson=leave]').click();
  await page.getByRole('button', { name: 'Keep the guide' }).click();
  expect(await slip(page).locator('p').allTextContents()).toEqual(said);
  await page.locator('[data-lesson=leave]').click();
  await page.locator('[data-lesson=skip]').click();
  await expect(slip(page)).toHaveCount(0);
  expect((await keptTable(page)).lesson).toEqual({ act: null, read: [], isAlone: true });
  await myTurn(page);
  await page.locator('.prompt-choices').click();
  const before = await shownStep(page);
  await page.locator('button.choice').last().click();
  await stepAfter(page, before);
  expect(await page.evaluate(() => localStorage.getItem('potager.finished'))).toBeNull();
  await page.goto('/');
  await expect(page.getByRole('button', { name: LEARN.en }).first(), 'it is still offered').toBeVisible();
});

test('a move that was taken back is asked for again', async ({ page }) => {
  await learnFirst(page);
  const lesson = await taught(FIRST, 'en');
  while ((await asked(page, lesson))!.guidance().beat !== 'bloom')
    await doAsTold(page, lesson, { by: 'pointer' });
  await page.locator('.prompt-undo').click();
  await expect(slip(page)).toContainText('Half of 5');
});

test('on a low laptop what is meant is ringed all around, and both answers to a question are in sight, however long their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await learnFirst(page);
  const lesson = await taught(FIRST, 'en');
  const learnTo = async (beat: string) => {
    while ((await asked(page, lesson))!.guidance().beat !== beat)
      await doAsTold(page, lesson, { by: 'pointer' });
  };
  await test.step('ringed all around', async () => {
    await learnTo('half');
    await expect.soft(page.locator('.area-board [data-rung=stays]')).not.toHaveCount(0);
    const cut = await page.locator('.area-board [data-rung=stays]:not(g)').evaluateAll(places =>
      places
        .filter(place => {
          const { outlineOffset, outlineWidth } = getComputedStyle(place);
          const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
          const ring = place.getBoundingClientRect();
          const area = place.closest('.area')!.getBoundingClientRect();
          return ring.top - reach < area.top - 1 || ring.bottom + reach > area.bottom + 1;
        })
        .map(place => place.getAttribute('data-place')),
    );
    expect.soft(cut).toEqual([]);
  });
  await test.step('both answers', async () => {
    await learnTo('can');
    const answers = page.locator('.dock-actions [data-action]');
    await expect(answers).toHaveText([/^Take 2 coins/, /^Take 2 drops/]);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.actions-more')).toHaveCount(0);
  });
});

test('a lesson is accessible on every device, and changes its language as it goes', async ({ page }) => {
  await learnFirst(page);
  const lesson = await taught(FIRST, 'en');
  while ((await asked(page, lesson))!.guidance().beat !== 'half')
    await doAsTold(page, lesson, { by: 'pointer' });
  const said = (await followed(page, lesson))!.guidance().say!;
  for (const [device, viewport] of Object.entries({ phone: PHONE, lying: LYING, desktop: DESKTOP }))
    await test.step(device, async () => {
      await page.setViewportSize(viewport);
      await expect(goOn(page)).toBeVisible();
      // The table around it is judged by the tests of accessibility.
      expect.soft(await seriousFaults(page, '.lesson')).toEqual([]);
      expect.soft(await tinyTargets(page)).toEqual([]);
      await noSidewaysScrolling(page);
    });
  await test.step('the language is changed in the settings', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: NAMES.fr }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(slip(page)).toContainText(said.fr);
    // The focus is back where the settings were opened.
    await goOn(page).focus();
    await doAsTold(page, await taught(FIRST, 'fr'), { by: 'keyboard' });
  });
});
