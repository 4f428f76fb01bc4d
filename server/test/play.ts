import { vi } from 'vitest';
import type { Frame } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Browser } from './browser.ts';

export function legalMoves(frame: Frame<Vocabulary>): Vocabulary['Move'][] {
  return frame.choices.filter(choice => choice.refusal === null).map(choice => choice.move);
}

/** Whoever of two must decide now, and the other one. */
export function decider(browsers: readonly Browser[]) {
  const deciding = nth(browsers, 0)
    .frame()
    .frame.deciding.map(({ seat }) => seat);
  const browser = browsers.find(one => deciding.includes(one.frame().viewer as number))!;
  return { browser, other: browsers.find(one => one !== browser)!, frame: browser.frame().frame };
}

interface Wishes {
  /** When it is enough. */
  readonly enough: (browsers: readonly Browser[]) => boolean;
  /** Which move everybody would like best, if any. */
  readonly favourite: (legal: readonly Vocabulary['Move'][]) => Vocabulary['Move'] | undefined;
}

const WISHES: Wishes = { enough: () => false, favourite: () => undefined };

/** Lets these people play legal moves, one after the other, until enough were made, the game is over, or nobody here must decide. */
export async function playOn(
  browsers: readonly Browser[],
  table: string,
  moves: number,
  { enough, favourite } = WISHES,
): Promise<void> {
  await allHaveHeard(browsers);
  for (let made = 0; made < moves && !enough(browsers); made++) {
    const asked = browsers.filter(one => legalMoves(one.frame().frame).length > 0);
    const mover = asked[made % Math.max(1, asked.length)];
    if (!mover) return;
    const { frame } = mover.frame();
    const legal = legalMoves(frame);
    const move = favourite(legal) ?? nth(legal, scattered(frame.step) % legal.length);
    const refusal = await mover.refusal({ type: 'answer', table, step: frame.step, moves: [move] });
    await allHaveHeard(browsers);
    // In a race a bot may have been quicker; anything else is a bug.
    if (refusal && mover.frame().frame.step === frame.step) throw new Error(JSON.stringify(refusal));
  }
}

/** What the house told before it answered a ping has arrived with the answer. */
export async function allHaveHeard(browsers: readonly Browser[]): Promise<void> {
  await Promise.all(browsers.map(one => one.ask({ type: 'ping' })));
}

/** The same for the same step, and without a pattern that could go in circles. */
export const scattered = (step: number) => Math.imul(step + 1, 2_654_435_761) >>> 9;

/** Plays until it is enough; bots and clocks may play along. */
export async function playUntil(
  browsers: readonly Browser[],
  table: string,
  enough: Wishes['enough'],
  favourite = WISHES.favourite,
): Promise<void> {
  while (!enough(browsers)) {
    await playOn(browsers, table, 1000, { enough, favourite });
    await vi.waitFor(
      () => {
        const asked = browsers.some(one => legalMoves(one.frame().frame).length > 0);
        if (!asked && !enough(browsers))
          throw new Error('nobody here is asked, and the table does not go on');
      },
      { timeout: 30_000, interval: 10 },
    );
  }
}

/** Plays until the game is over. */
export async function playToEnd(browsers: readonly Browser[], table: string): Promise<void> {
  await playUntil(browsers, table, () => nth(browsers, 0).frame().frame.outcome !== null);
  for (const one of browsers) {
    await one.until('frame', ({ frame }) => frame.outcome !== null);
    await one.until('sheet', ({ sheet }) => sheet.status === 'over');
  }
}
