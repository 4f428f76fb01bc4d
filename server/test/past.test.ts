import { expect, test } from 'vitest';
import { keyed, nth } from '../../core/sure.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import type { Answers, Tell } from '../../wire/tells.ts';
import { openStorage } from '../storage/open-storage.ts';
import { browse, type Browser, http } from './browser.ts';
import { seated } from './own-house.ts';
import { sharedHouse } from './shared-house.ts';
import { playOn, playToEnd } from './play.ts';

type FrameTell = Extract<Tell, { type: 'frame' }>;

const house = sharedHouse();

const framesOf = ({ heard }: Browser) => heard.filter((tell): tell is FrameTell => tell.type === 'frame');

async function lookBack(
  table: string,
  from: number,
  who: { key?: string | null; invite?: string | null } = {},
) {
  const headers: Record<string, string> = {
    ...(who.key && { authorization: `Bearer ${who.key}` }),
    ...(who.invite && { 'x-invite': who.invite }),
  };
  const answer = await fetch(`http://127.0.0.1:${house.port}/api/tables/${table}/past/${from}`, { headers });
  return { status: answer.status, text: await answer.text() };
}

interface Unfinished {
  readonly table: string;
  readonly browsers: readonly [Browser, ...Browser[]];
  readonly watcher: Browser;
  readonly invite: string | null;
}

/** A table with a watcher, and so many moves made; fewer where that is to the end: afterwards everything is public. */
async function unfinished(id: string, moves: number): Promise<Unfinished> {
  const { box } = gameCalled(id);
  const { seats } = box.open(box.edition);
  const others = Array.from({ length: Math.max(2, seats.min) - 1 }, (_, n) => `Player ${n + 2}`);
  const { table, browsers } = await seated(house.port, ['Player 1', ...others], {
    game: id,
    visibility: 'link',
  });
  const invite = browsers[0].sheet().invite;
  const watcher = await browse(house.port, null);
  await watcher.ask({ type: 'watch', table, since: -1, invite });
  await browsers[0].ask({ type: 'deal', table });
  for (const browser of browsers) await browser.until('frame');
  await playOn([...browsers, watcher], table, moves);
  const isOver = watcher.frame().frame.outcome !== null;
  return isOver ? unfinished(id, Math.floor(moves / 2)) : { table, browsers, watcher, invite };
}

test.each(Object.keys(GAMES))(
  '%s: whoever looks back is told what they were told then, and nothing else',
  async id => {
    const { table, browsers, watcher, invite } = await unfinished(id, 20);
    const reader = await openStorage({ data: house.data, database: null }, { lock: false });
    const { secret } = (await reader.table(table))!;
    await reader.close();
    const salts = browsers.map(({ memories }) => nth(keyed(memories, table).numbers, 0).salt);

    for (const browser of [...browsers, watcher]) {
      const told = framesOf(browser);
      const last = browser.frame().frame.step;
      const seen: Answers['past']['frames'][number][] = [];
      for (let from = 0; from <= last; from += 16) {
        const { status, text } = await lookBack(table, from, { key: browser.key, invite });
        expect(status).toBe(200);
        for (const hidden of [secret, ...salts, '"rng"', '"choices"']) expect(text).not.toContain(hidden);
        const past = JSON.parse(text) as Answers['past'];
        expect([past.viewer, past.from]).toEqual([nth(told, 0).viewer, from]);
        seen.push(...past.frames);
      }
      expect(seen).toHaveLength(last + 1);
      for (const { frame } of told) {
        const { view, deciding, outcome } = frame;
        expect(seen[frame.step]).toEqual({ view, deciding, outcome });
      }
    }
  },
);

test('strangers, early comers and those who come after the end are told nothing', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { visibility: 'link' });
  const [anna] = browsers;
  expect((await lookBack(table, 0, anna)).status).toBe(409);
  await anna.ask({ type: 'deal', table });
  for (const browser of browsers) await browser.until('frame');
  expect((await lookBack(table, 0)).status).toBe(403);
  for (const from of [-1, 0.5, NaN]) expect((await lookBack(table, from, anna)).status).toBe(400);
  expect((await lookBack('nowhere', 0, anna)).status).toBe(404);
  expect(JSON.parse((await lookBack(table, 500, anna)).text)).toEqual({ viewer: 0, from: 500, frames: [] });
  await playToEnd(browsers, table);
  const after = await lookBack(table, 0, anna);
  expect([after.status, JSON.parse(after.text).code]).toEqual([409, 'stale']);
  expect((await http(house.port, `/api/tables/${table}/game.json`, { key: anna.key })).status).toBe(200);
});
