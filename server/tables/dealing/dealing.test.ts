import { afterEach, beforeEach, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { firstCommitment } from '../../../fair/first-deal.ts';
import { verify } from '../../../fair/verify.ts';
import type { Storage } from '../../storage/storage.ts';
import { ANNA, BEN, keeperOf, opening, sitDown, askAs, storageWith } from '../../test/at-keeper.ts';
import { openBoxOf } from '../../test/replaying.ts';
import { keepsPromises, promiseOf, secretOf } from './dealing.ts';
import type { Deed } from '../log/deeds.ts';
import { gameFile } from '../files/game-file.ts';
import type { Keeper } from '../keeper.ts';
import { agreeOn } from '../creating/new-table.ts';
import { planOf } from '../../test/plan.ts';

const PEOPLE = [ANNA, BEN];
const PLAN = planOf({ chat: 'off' });

let storage: Storage;
let keepers: Keeper[];

/** A node, or the same one after it was killed: it knows what is in the storage and nothing else. */
function node(): Keeper {
  const keeper = keeperOf(storage);
  keepers.push(keeper);
  return keeper;
}

beforeEach(async () => {
  storage = await storageWith(...PEOPLE);
  keepers = [];
});

afterEach(async () => {
  for (const keeper of keepers) await keeper.stop();
  await storage.close();
});

async function gathered(keeper: Keeper): Promise<string> {
  const opened = await keeper.open(ANNA, PLAN);
  if (!opened.ok) throw new Error('the plan is at fault');
  await sitDown(keeper, opened.value, PEOPLE);
  return opened.value;
}

const look = async <T>(keeper: Keeper, table: string, read: Parameters<typeof keeper.visit<T>>[2]) => {
  const seen = await keeper.visit(table, { person: ANNA.id, invite: null }, read);
  if (!seen.ok) throw new Error(seen.error);
  return seen.value;
};

const deedsOf = async (table: string) =>
  (await storage.lines(table, 0)).map(({ body }) => (JSON.parse(body) as Deed).do);

test('killed at any moment between the roster and the deal, the house waits for the same numbers', async () => {
  const table = await gathered(node());
  expect(await askAs(node(), ANNA, { type: 'deal', table })).toMatchObject({ ok: true });
  const roster = await look(node(), table, ({ ledger }) => ledger.dealing!.roster);
  const anna = await opening(node(), table, ANNA);
  expect(await node().perform(ANNA, anna)).toMatchObject({ ok: true });
  expect(await look(node(), table, ({ ledger }) => ledger.dealing!.roster)).toEqual(roster);
  expect(await node().perform(ANNA, anna), 'what was not answered is said again').toMatchObject({ ok: true });
  expect(await node().perform(BEN, await opening(node(), table, BEN))).toMatchObject({ ok: true });
  expect((await deedsOf(table)).slice(-4)).toEqual(['roster', 'open-number', 'open-number', 'deal']);
  expect(await look(node(), table, ({ ledger }) => ledger.status)).toBe('playing');
});

test('numbers that arrive at two nodes at the same time make one deal', async () => {
  const [here, there] = [node(), node()];
  const table = await gathered(here);
  await look(there, table, () => null);
  await askAs(here, ANNA, { type: 'deal', table });
  const answers = [await opening(here, table, ANNA), await opening(here, table, BEN)];
  const done = await Promise.all([here.perform(ANNA, nth(answers, 0)), there.perform(BEN, nth(answers, 1))]);
  expect(done).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ]);
  expect((await deedsOf(table)).slice(-4)).toEqual(['roster', 'open-number', 'open-number', 'deal']);
});

test('the owner deals without a number through one node while it arrives at the other: one of them was first', async () => {
  const [here, there] = [node(), node()];
  const table = await gathered(here);
  await look(there, table, () => null);
  await askAs(here, ANNA, { type: 'deal', table });
  await here.perform(ANNA, await opening(here, table, ANNA));
  const late = await opening(here, table, BEN);
  await Promise.all([askAs(here, ANNA, { type: 'deal-without', table, seat: 1 }), there.perform(BEN, late)]);
  const deeds = await deedsOf(table);
  expect(deeds.filter(deed => deed === 'deal')).toHaveLength(1);
  const count = (what: string) => deeds.filter(deed => deed === what).length;
  expect(count('open-number') + count('deal-without')).toBe(2);
});

test('every deal has a secret and a promise of its own', async () => {
  const table = await gathered(node());
  const keeper = node();
  await askAs(keeper, ANNA, { type: 'deal', table });
  await askAs(keeper, ANNA, { type: 'give-up-deal', table });
  const { ledger, secret } = await look(keeper, table, found => found);
  const { terms } = ledger.dealing!;
  expect(ledger.dealing!.commitment).toBe(promiseOf({ id: table, secret }, terms, 2).commitment);
  expect(keepsPromises(ledger, secret)).toBe(true);
  expect(keepsPromises(ledger, 'f'.repeat(64))).toBe(false);
  expect(new Set([1, 2, 3].map(deal => secretOf(secret, deal))).size).toBe(3);
  expect((await storage.lines(table, 0)).map(({ body }) => body).join()).not.toContain(secretOf(secret, 2));
});

/** A table as an earlier version left it in the storage. */
async function oldTable(deeds: readonly object[]): Promise<string> {
  const agreement = agreeOn(PLAN);
  if (!agreement.ok) throw new Error('the plan is at fault');
  const secret = '5e'.repeat(32);
  const open = {
    do: 'open',
    by: 'anna',
    agreement: agreement.value,
    commitment: firstCommitment(secret),
    guests: [],
  };
  const lines = [open, ...deeds].map((deed, i) => ({
    seq: i + 1,
    at: 1,
    ask: null,
    body: JSON.stringify(deed),
  }));
  const card = {
    id: 'old',
    game: PLAN.game,
    status: 'gathering',
    visibility: 'open',
    seats: [],
    deciding: [],
    step: 0,
    clock: PLAN.clock,
    deadline: null,
    touched: 1,
  } as const;
  await storage.createTable({ id: 'old', secret, lines, card, due: null });
  return 'old';
}

const ANNA_SITS = { do: 'sit', seat: 0, person: 'anna', salt: '0a'.repeat(16) };

test.each([
  ['not yet dealt', [ANNA_SITS]],
  [
    'in the middle of its game',
    [ANNA_SITS, { do: 'seat-bot', seat: 1, level: 'easy', name: 'Thym' }, { do: 'deal' }],
  ],
])('a table of the first construction, %s, goes on as it was promised', async (_, deeds) => {
  const keeper = node();
  const table = await oldTable(deeds);
  const gathers = deeds.length === 1;
  const sit = (number: object) => askAs(keeper, BEN, { type: 'sit', table, seat: 1, number, invite: null });
  const answers = gathers
    ? [
        await sit({ commitment: 'ab'.repeat(32), seal: 'cd'.repeat(32) }),
        await sit({ salt: '0b'.repeat(16) }),
        await askAs(keeper, ANNA, { type: 'deal', table }),
      ]
    : [];
  const notUnderstood = { ok: false, error: { code: 'not-understood' } };
  expect(answers).toMatchObject(gathers ? [notUnderstood, { ok: true }, { ok: true }] : []);
  const seats = await look(keeper, table, ({ ledger }) => ledger.seats.length);
  for (const [seat, person] of PEOPLE.slice(0, seats).entries())
    await askAs(keeper, person, { type: 'sit-in', table, seat, level: 'easy' });
  for (;;) {
    await keeper.sweep();
    const status = await look(keeper, table, ({ ledger }) => ledger.status);
    if (status === 'over') break;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  const file = await look(keeper, table, found => gameFile(found, person => person));
  if (!file.ok) throw new Error(file.error);
  const { checks, verdict } = verify(file.value, openBoxOf(file.value));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(verdict).toMatchObject({ construction: 1, trust: 'house' });
});
