import { expect, type Page } from '@playwright/test';
import { CARDS } from '../games/cards.ts';
import { test } from './experienced.ts';
import { DESKTOP, noSidewaysScrolling, PHONE, quickBots, shortcut, tinyTargets } from './table.ts';
import { seriousFaults } from './undrawn.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** Sheets of paper that the page would need. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

for (const [i, { id, title, primer: fetch }] of CARDS.entries()) {
  const language = LANGUAGES[i % 2] ?? 'en';
  test(`the rules of ${id}: pictures, chapters with examples, two sheets of paper (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    await quickBots(page, language);
    const primer = await fetch();
    const examples = primer.chapters.flatMap(chapter => chapter.examples ?? []);
    await page.goto(`/rules/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
    await expect.soft(page.locator('.panel-picture[role=img]')).toHaveCount(primer.panels.length);
    await expect.soft(page.locator('.example h4')).toHaveText(examples.map(({ title }) => title[language]));
    expect.soft(await sheets(page)).toBe(2);
    // One page is made like the other: in each language one is enough.
    if (i < LANGUAGES.length) expect.soft(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await noSidewaysScrolling(page);
    expect.soft((await tinyTargets(page)).filter(target => !/-[A-Z]?\d+$/.test(target))).toEqual([]);
  });
}

test('[CC-90] a clause is opened, scrolled to and lit from an address, an example and a search', async ({
  page,
}) => {
  await quickBots(page);
  const lit = (clause: string) => page.locator(`#${clause}.clause-lit`);
  await page.goto('/rules/chill-and-chili#CC-36');
  await expect(lit('CC-36')).toBeInViewport();
  await page.getByRole('link', { name: 'Rule CC-90' }).click();
  await expect(lit('CC-90')).toBeInViewport();
  await expect(lit('CC-36')).toHaveCount(0);
  await page.getByRole('searchbox').fill('scarecrow');
  await expect(page.locator('#CC-79')).toBeVisible();
  await page.locator('#CC-79').scrollIntoViewIfNeeded();
  await page.locator('#CC-27').getByRole('link', { name: 'CC-92' }).press('Enter');
  await expect(lit('CC-92')).toBeInViewport();
});

test('[CC-90] an example is tried by pointer, tried again, and played on', async ({ page }) => {
  await quickBots(page);
  await page.setViewportSize(PHONE);
  await page.goto('/rules/chill-and-chili');
  await page.getByRole('link', { name: /Try it.*Half of eleven/ }).click();
  const slip = page.getByRole('region', { name: 'Example' });
  const choose = async (name: RegExp) => {
    await shortcut(page, 'c');
    await page.getByRole('dialog').getByRole('button', { name }).first().click();
  };
  await expect(slip).toContainText('11 tokens in the pond');
  await choose(/6 .*coins/);
  await expect(slip).toContainText('6 coins: 2 points at the end');
  await expect(slip.getByRole('link', { name: 'Rule CC-90' }), 'what it is an example of').toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await slip.getByRole('button', { name: 'Try again' }).click();
  await expect(slip).not.toContainText('6 coins');
  await choose(/6 .*drops/);
  await expect(slip).toContainText('6 to place');
  await page.locator('[data-action=auto-fill]').click();
  await page.locator('[data-action=finish]').click();
  await expect(slip).toContainText('9 points become 18');
  await slip.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.table-board')).toBeVisible();
});

test('[CH-E3] an example is tried by keyboard, and leads to the next', async ({ page }) => {
  await quickBots(page, 'fr');
  await page.setViewportSize(DESKTOP);
  await page.goto('/rules/chicoree#which-link');
  const offer = page.getByRole('link', { name: /Essayer.*Quel maillon/ });
  await expect(offer).toBeInViewport();
  await offer.press('Enter');
  const slip = page.getByRole('region', { name: 'Exemple' });
  await expect(slip).toContainText('Posez un maillon');
  await shortcut(page, 'c');
  await page.locator('.choices button:not([aria-disabled=true])').first().press('Enter');
  await expect(slip).toContainText('2 ou 7');
  await slip.getByRole('link', { name: 'Exemple suivant' }).press('Enter');
  await expect(slip).toContainText('récolté');
  await slip.getByRole('link', { name: 'Retour aux règles' }).press('Enter');
  await expect(page.locator('#open-sign[data-lit]')).toBeInViewport();
});
