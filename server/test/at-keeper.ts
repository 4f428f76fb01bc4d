import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIDDLE } from '../../bots/levels.ts';
import { nth } from '../../core/sure.ts';
import { rosterHash, sealOf } from '../../fair/deal.ts';
import type { AskOf } from '../../wire/asks.ts';
import type { Person } from '../../wire/tells.ts';
import { ALWAYS_OPEN } from '../clock/hours.ts';
import { openLog } from '../observe/log.ts';
import { createMetrics } from '../observe/metrics.ts';
import { openStorage } from '../storage/open-storage.ts';
import { NO_NOTICES } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { Watcher } from '../tables/held.ts';
import { type Keeper, openKeeper } from '../tables/keeper.ts';
import { nameBook } from '../tables/telling/name-book.ts';

/** A storage in a folder of its own, where these people are known; closing it deletes the folder. */
export async function storageWith(...people: readonly Person[]): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'potager-keeper-'));
  const storage = await openStorage({ data: folder, database: null }, { lock: true });
  for (const person of people)
    await storage.addPerson({ ...person, notices: NO_NOTICES, created: 0, seen: 0 });
  return {
    ...storage,
    async close() {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const ANNA: Person = { id: 'anna', name: 'Anna' };
export const BEN: Person = { id: 'ben', name: 'Ben' };

/** A keeper without a house around it; its bots play the first thing they may. */
export function keeperOf(storage: Storage, wanted: Partial<Parameters<typeof openKeeper>[0]> = {}): Keeper {
  return openKeeper({
    storage,
    houseKey: 'key',
    now: Date.now,
    hours: ALWAYS_OPEN,
    botPace: 0,
    think: async ({ legal }) => nth(legal, 0),
    gauge: async () => MIDDLE,
    payForBot: () => 0,
    names: nameBook(storage),
    turnCame: () => {},
    ended: () => {},
    log: openLog('silent'),
    metrics: createMetrics(),
    ...wanted,
  });
}

/** Somebody who looks at a table for the first time, unless something else is wanted. */
export const watcherOf = (person: Person | null, wanted: Partial<Watcher> = {}): Watcher => ({
  person: person?.id ?? null,
  invite: null,
  step: -1,
  publicStep: -1,
  hinted: 0,
  lastSeen: null,
  address: '',
  send: () => {},
  ...wanted,
});

let asks = 0;
export const askAs = (
  keeper: Keeper,
  person: Person,
  wish: { readonly type: string; readonly [field: string]: unknown },
) => keeper.perform(person, { id: `ask-${asks++}`, ...wish } as Parameters<Keeper['perform']>[1]);

/** Everybody's number is made of their name: whoever knows the table knows it too. */
const saltOf = ({ id }: Person) => Buffer.from(id.repeat(32)).toString('hex').slice(0, 64);
const ledgerAt = async (keeper: Keeper, table: string, { id }: Person) => {
  const seen = await keeper.visit(table, { person: id, invite: null }, ({ ledger }) => ledger);
  if (!seen.ok) throw new Error(seen.error);
  return seen.value;
};

/** Seats these people, with a sealed number each. */
export async function sitDown(keeper: Keeper, table: string, people: readonly Person[]): Promise<void> {
  for (const [seat, person] of people.entries()) {
    const { commitment } = (await ledgerAt(keeper, table, person)).dealing!;
    const seal = sealOf({ table, commitment, person: person.id, salt: saltOf(person) });
    const number = { commitment, seal };
    await keeper.perform(person, { type: 'sit', id: `sit-${asks++}`, table, seat, number, invite: null });
  }
}

/** What this person's device answers when dealing has begun. */
export async function opening(keeper: Keeper, table: string, person: Person): Promise<AskOf<'open-number'>> {
  const { roster } = (await ledgerAt(keeper, table, person)).dealing!;
  return {
    type: 'open-number',
    id: `open-${asks++}`,
    table,
    roster: rosterHash(roster!),
    salt: saltOf(person),
  };
}

/** Deals at a table where these people sit; the first of them owns it. */
export async function dealFor(keeper: Keeper, table: string, people: readonly Person[]): Promise<void> {
  await keeper.perform(nth(people, 0), { type: 'deal', id: `deal-${asks++}`, table });
  for (const person of people) await keeper.perform(person, await opening(keeper, table, person));
}
