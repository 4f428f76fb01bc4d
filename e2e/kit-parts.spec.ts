import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './experienced.ts';
import { kitPage } from './kit-page.ts';

// One worker takes them all, so that one server does for all.
test.describe.configure({ mode: 'default' });
const openKit = kitPage();

test('every part of the kit stands on its page', () => {
  const read = (folder: string) =>
    readdirSync(new URL(`../web/${folder}/`, import.meta.url))
      .filter(file => file.endsWith('.tsx'))
      .map(file => ({
        file,
        text: readFileSync(new URL(`../web/${folder}/${file}`, import.meta.url), 'utf8'),
      }));
  const shown = read('kit-page')
    .map(({ text }) => text)
    .join('\n');
  const parts = read('kit').flatMap(({ text }) =>
    [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name!),
  );
  expect(parts.length).toBeGreaterThan(25);
  expect(parts.filter(part => !new RegExp(`<${part}\\b`).test(shown))).toEqual([]);
});

test('the parts of the kit are read, chosen, walked and counted', async ({ page, browser }) => {
  await openKit(page);
  await test.step('what is read is read aloud, too', async () => {
    await expect(page.getByRole('img', { name: 'Five', exact: true })).toHaveText('5');
    await expect(page.locator('.kit-shelf > * > .quantity').getByText('3 coins')).toHaveClass('only-heard');
    await expect(page.getByRole('alert')).toHaveText('The turnip needs a name.');
    await expect(page.locator('.source-mark'), 'what the rulebook prints needs no mark').toHaveCount(1);
    await expect(page.locator('.source-mark')).toHaveAttribute('title', 'reconstructed, a guess');
    await expect(page.locator('.source-legend li')).toHaveText([/printed in the rulebook/, /a guess/]);
    const signs = page.locator('.kit-shelf').last().locator('.seat-sign');
    const drawings = await signs.evaluateAll(all => all.map(sign => sign.innerHTML));
    expect(new Set(drawings).size, 'nothing rests on colour alone').toBe(6);
    // What cannot be done says why, and is no button.
    const shut = page.locator('.offer-shut');
    await expect(shut).toContainText('One more turnip needed.');
    await expect(page.getByRole('button', { name: /^Sell$/ }).and(shut)).toHaveCount(0);
    await expect(page.locator('button.offer-main')).toContainText('coins 5 → 2');
    await expect(page.locator('button.offer-main')).toHaveCount(1);
  });
  await test.step('arrows walk the hand, Escape hushes a piece and closes a sheet, and the focus comes back', async () => {
    const hand = page.locator('.table:not(.kit-ground)').nth(3).getByRole('list', { name: 'Hand' });
    const card = (n: number) => hand.getByRole('button', { name: `Card ${n}` });
    await card(5).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card(6)).toBeFocused();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(card(5)).toBeFocused();

    const opener = page.getByRole('button', { name: 'Open a score sheet' });
    await opener.press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('one of a few is chosen by a click and by the arrows', async () => {
    const group = page.getByRole('radiogroup', { name: 'Light' });
    await group.getByText('Night').click();
    await expect(group.getByRole('radio', { name: 'Night' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(group.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Day' })).toBeFocused();
  });
  await test.step('a number hops when it changes, and only where things may move', async () => {
    const hops = async (at: Page) => {
      await at.getByRole('button', { name: 'Lay an egg' }).waitFor();
      return at.evaluate(async () => {
        const count = [...document.querySelectorAll('.count')].find(
          one => one.getAttribute('aria-label') === '4 eggs',
        )!;
        [...document.querySelectorAll('button')].find(one => one.textContent === 'Lay an egg')!.click();
        while (count.textContent !== '5') await new Promise(requestAnimationFrame);
        return count.getAnimations().length;
      });
    };
    expect(await hops(page), 'these tests ask for no motion').toBe(0);
    const moving = await browser.newContext({ reducedMotion: 'no-preference' });
    const other = await moving.newPage();
    await openKit(other);
    expect(await hops(other)).toBe(1);
    await moving.close();
  });
});

test('what slides under a mouse that rests says nothing until the mouse moves', async ({ page }) => {
  await page.clock.install();
  await openKit(page);
  const piece = page.getByRole('button', { name: 'Turnip, possible', exact: true });
  await piece.dispatchEvent('pointerenter', { pointerType: 'mouse' });
  await page.clock.runFor(2000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await piece.hover();
  await page.clock.runFor(2000);
  await expect(page.getByRole('tooltip')).toContainText('2 cards make a bed');
});
