import { expect, type Page } from '@playwright/test';
import { GENTLE } from '../bots/levels.ts';
import { same } from '../core/data.ts';
import type { Vocabulary } from '../core/game.ts';
import { legal } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { sayMove, type Texts } from '../core/texts.ts';
import { CARDS } from '../games/cards.ts';
import { GAMES } from '../games/index.ts';
import type { SavedTable } from '../web/host/saved.ts';
import { type Follower, follow, type Guidance } from '../web/kit/lesson/follow.ts';
import { LEARNER, type Lesson } from '../web/kit/lesson/lesson.ts';
import { shortcut, shownStep, stepAfter } from './table.ts';

export type Language = 'en' | 'fr';

/** A lesson in a browser, and what it needs to be played there. */
export interface Taught {
  readonly game: string;
  readonly lesson: Lesson<Vocabulary>;
  readonly texts: Texts<Vocabulary>;
}

export async function taught(game: string, language: Language): Promise<Taught> {
  const lesson = await CARDS.find(({ id }) => id === game)!.lesson!();
  const module = (await import(`../games/${game}/texts/${language}.ts`)) as {
    [L in Language]: Texts<Vocabulary>;
  };
  return { game, lesson, texts: module[language] };
}

/** The table as this browser keeps it, sent as it is written: to send it value by value takes longer than a move. */
export async function keptTable(page: Page): Promise<SavedTable> {
  return JSON.parse(await keptText(page)) as SavedTable;
}

async function keptText(page: Page): Promise<string> {
  const kept = await page.evaluate(() =>
    localStorage.getItem(`potager.table.${location.pathname.split('/').at(-1)}`),
  );
  return kept!;
}

/** The tip that the free game gives now; null without one. */
export async function tipIn(page: Page, { game, lesson: { hints } }: Taught): Promise<Guidance['say']> {
  const { record } = await keptTable(page);
  const { box } = GAMES[game]!;
  const follower = follow({ game: box.open(box.edition), opening: record, act: null, hints, read: [] });
  return follower.hear(...record.entries).say;
}

/** How far the learner has come; null once the game is free. */
export const followed = async (page: Page, lesson: Taught) => followedIn(await keptText(page), lesson);

function followedIn(kept: string, { game, lesson }: Taught): Follower<Vocabulary> | null {
  const { record, lesson: learnt } = JSON.parse(kept) as SavedTable;
  const { box } = GAMES[game]!;
  if (!learnt || learnt.act === null) return null;
  const act = lesson.acts[learnt.act]!;
  const follower = follow({
    game: box.open(box.edition),
    opening: record,
    act,
    hints: lesson.hints,
    read: learnt.read,
  });
  follower.hear(...record.entries);
  return follower;
}

/** Waits until something is to be read or decided; null once the game is free. */
export async function asked(page: Page, lesson: Taught): Promise<Follower<Vocabulary> | null> {
  let found: Follower<Vocabulary> | null = null;
  let known = '';
  await expect(async () => {
    const kept = await keptText(page);
    // Played again only if something has happened: bots take their time.
    if (kept !== known) found = followedIn(kept, lesson);
    known = kept;
    if (!found) return;
    const { isRead } = found.guidance();
    expect(isRead || found.now().isAsked).toBe(true);
    if (isRead) await expect(goOn(page)).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
  return found;
}

export const goOn = (page: Page) => page.locator('[data-lesson=go-on]');
export const slip = (page: Page) => page.locator('.lesson');

/** What a learner does who does as told, in words. */
function told(
  follower: Follower<Vocabulary>,
  { game, texts }: Taught,
): { move: Vocabulary['Move']; label: string } {
  const { state } = follower.match;
  const now = follower.now();
  const rules = follower.match.game;
  const bot = GAMES[game]!.bots[GENTLE](rules);
  const moves = legal(rules, state, LEARNER);
  const wanted = follower.beat()?.move?.(now);
  const move =
    moves.find(known => same(known, wanted)) ??
    bot({
      view: now.view,
      seat: LEARNER,
      legal: moves,
      random: randomOf(seedRng('learner')),
    });
  const names = (seat: number) => `seat ${seat}`;
  return { move, label: sayMove(texts, move, { view: now.view, names }) };
}

/** Reads what waits to be read, or chooses what was asked for among the choices in words. */
export async function doAsTold(
  page: Page,
  lesson: Taught,
  { by, follower: known }: { readonly by: 'pointer' | 'keyboard'; readonly follower?: Follower<Vocabulary> },
): Promise<Guidance | null> {
  const follower = known ?? (await asked(page, lesson));
  if (!follower) return null;
  const guidance = follower.guidance();
  if (guidance.isRead) {
    if (by === 'pointer') await goOn(page).click();
    else {
      await expect(goOn(page), 'one goes on where one is').toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(async () => {
      const { lesson: kept } = await keptTable(page);
      expect(kept?.act === null || kept?.read.includes(guidance.beat!) || kept?.read.length === 0).toBe(true);
    }).toPass({ intervals: [20, 50] });
    return guidance;
  }
  const { label } = told(follower, lesson);
  if (by === 'keyboard') {
    await shortcut(page, 'c');
    await expect(page.locator('button.choice').first(), 'C goes to the choices').toBeFocused();
  } else if ((await page.locator('.side-choices').count()) === 0)
    await page.locator('.prompt-choices').click();
  const choice = page
    .locator('button.choice')
    .filter({ hasText: new RegExp(`^${literal(label)}$`) })
    .first();
  // Between two acts there is no table.
  await expect(choice).toBeVisible();
  const before = await shownStep(page);
  if (by === 'pointer') await choice.click();
  else await choice.press('Enter');
  await stepAfter(page, before);
  return guidance;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
