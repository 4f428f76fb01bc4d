import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, shownStep, isOver, myTurn, PHONE, quickBots, TABLET } from './table.ts';

async function openClub(page: Page, prepare: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await page.goto('/new/garten-zwerge');
  await expect(page.locator('form')).toBeVisible();
  await prepare(page);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.gz, .hand-over')).toBeVisible();
}

const alone = async (page: Page) => {
  await page.getByRole('button', { name: 'Remove Rosemary' }).click();
};

/** One decision with the pointer, whatever is asked; `n` varies it. */
async function decide(page: Page, n: number): Promise<void> {
  const tray = page.locator('.gz-tray');
  const gnomes = tray.locator('.gz-own .gz-pick');
  const jobs = tray.locator('button.gz-job');
  if (await page.locator('.gz-fist-tool').isVisible()) {
    await tray
      .locator('.gz-marker:not([disabled])')
      .nth(n % 2)
      .click();
    await tray.locator('.gz-fist-tool > .button-main').click();
  } else if (await page.locator('.gz-terms').isVisible()) await tray.locator('.button-main').click();
  else if (await tray.locator('.gz-party').first().isVisible())
    await tray.locator('.gz-party').first().click();
  else if (await page.locator('.gz-proposal .button-main').first().isVisible())
    await page.locator('.gz-proposal .button-main').first().click();
  else if (await page.locator('.gz-composer').isVisible()) {
    const call = tray.locator('.gz-composer .button-main[aria-disabled=false]');
    await tray.getByRole('button', { name: '50 more' }).click();
    if (n % 2 === 0 && (await call.isVisible())) await call.click();
    else await tray.getByRole('button', { name: 'Nothing more to say' }).click();
  } else if (await page.locator('.gz-due').isVisible()) await jobs.first().click();
  else if (await gnomes.first().isVisible()) {
    const before = await shownStep(page);
    await gnomes.nth(n % (await gnomes.count())).click();
    // A tap decides where only a gnome is asked for; in the job phase it brings out the jobs.
    if ((await jobs.count()) > 0) await jobs.nth(n % (await jobs.count())).click();
    else if ((await shownStep(page)) === before && (await tray.locator('.gz-tool > .button').count()) > 0)
      await tray.locator('.gz-tool > .button').last().click();
  } else await tray.locator('.gz-tool .button').last().click();
}

/** Plays until the game is over, or so many decisions. */
async function playOn(page: Page, most = 400): Promise<void> {
  for (let n = 0; n < most && (await myTurn(page)); n++) {
    const before = await shownStep(page);
    await decide(page, n);
    await expect.poll(() => shownStep(page)).toBeGreaterThan(before);
  }
}

test('[GZ-74][GZ-65] a whole game with Herr Schmiedel on a phone, by pointing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openClub(page, alone);
  await playOn(page);
  await expect(isOver(page)).toContainText(/wins?!|share/);
  await expect(page.locator('.gz-sheet > li')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('[GZ-21][GZ-22] a whole game with the keyboard alone', async ({ page }) => {
  await quickBots(page);
  await openClub(page, async () => {
    await page.getByRole('button', { name: 'Remove Rosemary' }).press('Enter');
  });
  const choices = page.locator('.side-choices .choice:not(.choice-shut)');
  while (await myTurn(page)) {
    const before = await shownStep(page);
    await page.keyboard.press('c');
    await expect(choices.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => shownStep(page)).toBeGreaterThan(before);
  }
  await expect(isOver(page)).toBeVisible();
});

test('[GZ-68][GZ-73] free calling with a promise in it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openClub(page, async () => {
    await page.getByText('Open haggling (variant)').click();
    await page.getByRole('radiogroup', { name: 'Clock' }).getByText('None').click();
  });
  const composer = page.locator('.gz-composer');
  for (let n = 0; n < 60 && (await myTurn(page)) && !(await composer.isVisible()); n++) {
    const before = await shownStep(page);
    await decide(page, n);
    await expect.poll(() => shownStep(page)).toBeGreaterThan(before);
  }
  await expect(composer).toBeVisible();
  await page.locator('.gz-pledges summary').click();
  await composer.getByRole('combobox', { name: 'Add a promise' }).selectOption('words');
  await composer.getByLabel('In your own words').fill('a strawberry every Sunday');
  await composer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(composer.locator('.gz-pledge')).toContainText('a strawberry every Sunday');
  await composer.getByRole('button', { name: '50 more' }).click();
  await composer.locator('.button-main').click();
  await expect(page.locator('.side-log')).toContainText('a strawberry every Sunday');
});

test('[GZ-24][GZ-48] a job says what it brings, or why not', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openClub(page, async () => {
    await page.getByRole('radiogroup', { name: 'First treasurer' }).getByText('Player 1').click();
  });
  await myTurn(page);
  await page.locator('.gz-own .gz-pick').first().click();
  await expect(page.locator('.gz-jobs > li, .gz-shut-jobs > li')).toHaveCount(7);
  await page.locator('.gz-shut summary').click();
  await expect(
    page
      .locator('.gz-shut-jobs .reason')
      .first()
      .getByRole('button', { name: /^Rule GZ-/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Odds of the piles' }).click();
  await expect(page.locator('.gz-odds li li').first()).toContainText('×');
});

test('[GZ-51] the contests stay in sight on a phone while a job is chosen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openClub(page, async () => {
    await page.getByRole('radiogroup', { name: 'First treasurer' }).getByText('Player 1').click();
  });
  await myTurn(page);
  await page.locator('.gz-own .gz-pick').first().click();
  await expect(page.locator('button.gz-job').first()).toBeVisible();
  const tray = (await page.locator('.gz-tray').boundingBox())!;
  const told = page.locator('.gz-picked-odds, .gz-contest-off .gz-nobody');
  await expect(told).toHaveCount(2);
  for (const words of await told.all()) {
    const { y, height } = (await words.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(tray.y);
  }
});

test('[GZ-31][GZ-34] a closed fist shows nothing of its price to the next person at the device', async ({
  page,
}) => {
  await quickBots(page);
  await openClub(page, async () => {
    await alone(page);
    await page.locator('select').nth(1).selectOption('person');
    await page.getByRole('radiogroup', { name: 'First treasurer' }).getByText('Player 1').click();
  });
  const cover = page.locator('.hand-over');
  const take = async () => {
    await expect(cover).toBeVisible();
    await cover.getByRole('button').click();
  };
  await take();
  await page.keyboard.press('c');
  await page
    .locator('.side-choices button', { hasText: /^Offer/ })
    .first()
    .click();
  await page.locator('.gz-marker').nth(4).click();
  await page.getByRole('button', { name: 'Confirm 500 petals' }).last().click();
  await expect(cover).toBeVisible();
  await take();
  await expect(page.locator('.gz-fists')).toContainText('bid made');
  await expect(page.locator('.gz-auction')).not.toContainText('500');
  await expect(page.locator('.side-log')).not.toContainText('500');
});

for (const [name, size] of Object.entries({ PHONE, TABLET, DESKTOP }))
  test(`six gardens fit the screen, and every target a thumb (${name.toLowerCase()})`, async ({ page }) => {
    await page.setViewportSize(size);
    await quickBots(page);
    await openClub(page, async () => {
      for (let n = 0; n < 3; n++) await page.locator('.panel > .button').first().click();
    });
    await playOn(page, 6);
    await myTurn(page);
    if (await page.locator('.gz-own .gz-pick').first().isVisible())
      await page.locator('.gz-own .gz-pick').first().click();
    const wide = await page.evaluate(() =>
      [document.documentElement, document.querySelector('.table-board')!].some(
        element => element.scrollWidth > element.clientWidth + 1,
      ),
    );
    expect(wide, 'nothing sticks out sideways').toBe(false);
    const tiny = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.gz button, .gz select, .gz input')]
        .filter(element => element.offsetParent !== null && !element.closest('.reason'))
        .map(element => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ element, box }) => `${element.className} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    expect(tiny).toEqual([]);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the club is accessible, in French (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await quickBots(page, 'fr');
    await openClub(page);
    for (let n = 0; n < 3 && (await myTurn(page)); n++) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const before = await shownStep(page);
      await decide(page, n);
      await expect.poll(() => shownStep(page)).toBeGreaterThan(before);
    }
    await expect(page.locator('.gz-top')).toContainText('Tour');
  });
