import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** What its program leaves on a page. */
interface Axe {
  run(context: { readonly include: readonly [readonly [string]] }, options: Options): Promise<Results>;
}

const ours = createRequire(import.meta.url);
/** The program itself: asked on the page it takes half the time, for all that is right is neither listed nor sent. */
const { source } = createRequire(ours.resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string;
};

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

const ONLY_FAULTS: Options = {
  reporter: 'no-passes',
  rules: Object.fromEntries(NEVER_SERIOUS.map(rule => [rule, { enabled: false }])),
};

/** The only rule that depends on colours. */
const ONLY_CONTRAST: Options = {
  reporter: 'no-passes',
  runOnly: ['color-contrast'],
};

/** What axe calls serious or critical on this page, once nothing on it fades any more: fading text has no colour to judge. */
export const seriousFaults = (page: Page, within = 'body') => faultsOf(page, within, ONLY_FAULTS);

/** Words that do not stand out from what is behind them. */
export const shadesTooAlike = (page: Page, within = 'body') => faultsOf(page, within, ONLY_CONTRAST);

async function faultsOf(page: Page, within: string, options: Options): Promise<string[]> {
  await atRest(page);
  // Half a megabyte: it need not be sent to a page that has it. Its last value is of no use here, and need not come back.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source};null`);
  return page.evaluate(
    async ([selector, chosen]) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe };
      const { violations } = await axe.run({ include: [[selector]] }, chosen);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [within, options] as const,
  );
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
          ({ effect, playState, timeline }) =>
            timeline === document.timeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    // What ends may start something else.
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
