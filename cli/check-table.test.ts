import { afterAll, beforeAll, expect, test } from 'vitest';
import { nth } from '../core/sure.ts';
import { openStorage } from '../server/storage/open-storage.ts';
import type { Line } from '../server/storage/storage.ts';
import type { Deed } from '../server/tables/log/deeds.ts';
import { dealt, type OwnHouse, ownHouse } from '../server/test/own-house.ts';
import { playOn } from '../server/test/play.ts';
import { checkTable, type TableOnDisk } from './check-table.ts';

/** A real table long enough to have milestones. */
let house: OwnHouse;
let onDisk: TableOnDisk;

beforeAll(async () => {
  house = await ownHouse();
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben', 'Chloé', 'Dan']);
  await playOn(browsers, table, 100);
  await house.restart();
  const storage = await openStorage({ data: house.data, database: null }, { lock: false });
  const [stored, lines, milestones] = await Promise.all([
    storage.table(table),
    storage.lines(table, 0),
    storage.milestones(table),
  ]);
  const [card] = await storage.tablesOf(nth(browsers, 0).sheet().owner, 1);
  onDisk = { stored: stored!, card: card!, lines, milestones };
  await storage.close();
});
afterAll(() => house.stop());

const found = (table: TableOnDisk) => checkTable(table).findings.map(({ what }) => what);

/** The table with the deed of one line changed. */
function withDeed(line: (deed: Deed) => boolean, change: (deed: Deed) => unknown): TableOnDisk {
  const at = onDisk.lines.findIndex(({ body }) => line(JSON.parse(body) as Deed));
  const { body, ...rest } = nth(onDisk.lines, at);
  const changed: Line = { ...rest, body: JSON.stringify(change(JSON.parse(body) as Deed)) };
  return { ...onDisk, lines: onDisk.lines.with(at, changed) };
}

const isEntry = (deed: Deed) => deed.do === 'entry';

test('an intact table is what it says', () => {
  const { entries, findings } = checkTable(onDisk);
  expect(findings).toEqual([]);
  expect(entries).toBe(100);
  expect(onDisk.milestones.length).toBeGreaterThan(0);
});

test('a missing line is noticed, at the end of the log too', () => {
  expect(found({ ...onDisk, lines: onDisk.lines.toSpliced(5, 1) })).toEqual(['missing-lines']);
  expect(found({ ...onDisk, lines: [] })).toEqual(['missing-lines']);
  expect(found({ ...onDisk, lines: onDisk.lines.slice(0, -1) })).toEqual(['listing']);
});

test('a line that is no deed is noticed', () => {
  const [first, ...rest] = onDisk.lines;
  expect(found({ ...onDisk, lines: [{ ...first!, body: '{' }, ...rest] })).toEqual(['unreadable']);
});

test('a changed state, a changed move and another secret do not replay', () => {
  expect(found(withDeed(isEntry, deed => ({ ...deed, hash: '0'.repeat(16) })))).toEqual(['diverged']);
  const other = { seat: 0, move: { type: 'no-such-move' } };
  expect(found(withDeed(isEntry, deed => ({ ...deed, entry: other })))).toEqual(['diverged']);
  const stored = { ...onDisk.stored, secret: 'f'.repeat(64) };
  expect(found({ ...onDisk, stored })).toEqual(['commitment', 'diverged']);
});

test('a number that was changed after the deal gives another game', () => {
  const changed = withDeed(
    deed => deed.do === 'open-number',
    deed => ({ ...deed, salt: '0'.repeat(64) }),
  );
  expect(found(changed)).toEqual(['diverged']);
});

test('a table by other rules is not checked', () => {
  const older = withDeed(
    deed => deed.do === 'open',
    deed => (deed.do === 'open' ? { ...deed, agreement: { ...deed.agreement, version: 999 } } : deed),
  );
  expect(found(older)).toEqual(['other-rules']);
});

test('a milestone that was never played is noticed', () => {
  const [first, ...rest] = onDisk.milestones;
  const state = JSON.stringify({ ...JSON.parse(first!.state), state: {} });
  expect(found({ ...onDisk, milestones: [{ ...first!, state }, ...rest] })).toEqual(['milestone']);
  expect(found({ ...onDisk, milestones: [{ ...first!, news: '[]' }, ...rest] })).toEqual(['milestone']);
});

test('a list that lags behind is noticed, a game that has gone on meanwhile is not blamed', () => {
  const { card } = onDisk;
  expect(found({ ...onDisk, card: { ...card, step: card.step + 1 } })).toEqual(['listing']);
  expect(found({ ...onDisk, card: { ...card, status: 'gathering' } })).toEqual(['listing']);
  expect(found({ ...onDisk, card: { ...card, step: card.step - 1, touched: card.touched - 1 } })).toEqual([]);
});
