import { expect, type Page } from '@playwright/test';
import { frameFor } from '../core/frame.ts';
import type { Viewer } from '../core/game.ts';
import { append } from '../core/judge.ts';
import { openMatch } from '../core/match.ts';
import { nth } from '../core/sure.ts';
import { sawLatest, stepOf } from '../core/witnessed.ts';
import type { GameFile } from '../fair/game-file.ts';
import { GAMES } from '../games/index.ts';
import type { Tell } from '../wire/tells.ts';

export const framesIn = (tells: readonly Tell[]) => tells.filter(tell => tell.type === 'frame');

/** The file of a finished game, fetched with this device's key. */
export async function gameFileOf(page: Page, table: string): Promise<GameFile> {
  const file = await page.evaluate(async id => {
    const { key } = JSON.parse(localStorage.getItem('potager.person')!) as { key: string };
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(`/api/tables/${id}/game.json`, { headers })).json() as Promise<unknown>;
  }, table);
  return file as GameFile;
}

interface Listener {
  readonly viewer: Viewer;
  readonly tells: readonly Tell[];
  readonly texts: readonly string[];
}

/** What went over the wire is what each may know, step by step, and nothing else. */
export function expectOnlyTheirs({ record, proof }: GameFile, listeners: readonly Listener[]): void {
  const { box } = GAMES[record.game]!;
  const match = openMatch(box.open(box.edition), record);
  for (let step = 0; step <= record.entries.length; step++) {
    if (step > 0) append(match, nth(record.entries, step - 1));
    for (const { viewer, tells } of listeners) {
      if (!sawLatest(match, viewer)) continue;
      const own = stepOf(match, viewer);
      for (const tell of framesIn(tells).filter(({ frame }) => frame.step === own)) {
        expect(tell.viewer).toBe(viewer);
        expect(tell.frame).toEqual(JSON.parse(JSON.stringify(frameFor(match, viewer, tell.since))));
      }
    }
  }
  const everything = listeners.flatMap(({ texts }) => texts).join('\n');
  expect(everything, 'neither the seed nor the secret travel').not.toContain(proof!.secret);
  expect(everything).not.toContain(record.seed);
}
