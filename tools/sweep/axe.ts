import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/** What these rules find is never more than moderate; `region` is by far the slowest of all. */
const NEVER_SERIOUS = [
  'region',
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

/** What is right is not listed. */
const ONLY_FAULTS: Options = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(NEVER_SERIOUS.map(rule => [rule, { enabled: false }])),
};

/** The only rule that depends on colours. */
const ONLY_CONTRAST: Options = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast'],
};

/** What axe calls serious or critical on this page, once nothing on it fades any more: fading text has no colour to judge. */
export const seriousFaults = (page: Page, within = 'body') => faultsOf(page, within, ONLY_FAULTS);

/** Words that do not stand out from what is behind them. */
export const shadesTooAlike = (page: Page, within = 'body') => faultsOf(page, within, ONLY_CONTRAST);

async function faultsOf(page: Page, within: string, options: Options): Promise<string[]> {
  await atRest(page);
  // Half a megabyte of program: it need not be sent to a page that has it.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // The other mode opens a second page to reach frames of other origins; there are none.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options(options)
    .include(within)
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Waits for every movement that has an end. */
export async function atRest(page: Page): Promise<void> {
  // tsx keeps the names of inner functions by a helper that the page does not have.
  await page.evaluate('globalThis.__name ??= inner => inner');
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // What ends may start something else.
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
