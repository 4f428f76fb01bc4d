import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ok, type Result } from '../../../core/result.ts';
import type { TableAsk } from '../../../wire/asks.ts';
import type { Refused } from '../../../wire/tells.ts';
import { promisedAt } from '../dealing/dealing.ts';
import { setAlarm } from '../duties/duties.ts';
import type { Held } from '../held.ts';
import { catchUp, commit, refresh } from '../log/committing.ts';
import { peopleAt } from '../log/ledger.ts';
import { loadTable } from '../log/load.ts';
import type { Table } from '../log/table.ts';
import type { Memory } from '../memory.ts';
import { rematchOf } from '../creating/new-table.ts';
import type { Surroundings } from '../surroundings.ts';
import { awaySince } from '../telling/telling.ts';
import { deleteUndealt } from './deleting.ts';
import { departure } from './departure.ts';
import { judgeAsk } from './judge-ask.ts';
import { type Judged, refuse } from './verdict.ts';

/** Milliseconds for which an ask is retried after conflicts with other nodes, before it is refused with `try-again`. */
const OUTRUN = 20_000;

/** More than anybody sits at. */
const EVERY_TABLE = 100_000;

/** Carries out an ask (a command); idempotent by its id. What follows from it is paid by this address, if one is given. */
export async function perform(
  memory: Memory,
  person: string,
  { address, ...ask }: TableAsk & { readonly address?: string | undefined },
): Promise<Result<null, Refused>> {
  const done = await memory.at(ask.table, async found => {
    const answer = await tryAsk(memory, found, { person, ask });
    if (answer.ok && address !== undefined) found.payer = address;
    setAlarm(found, memory.around);
    return answer;
  });
  return done ?? refuse('no-such-table');
}

/** Makes somebody leave all their tables. */
export async function leaveAll(memory: Memory, person: string): Promise<void> {
  const { around } = memory;
  for (const card of await around.storage.tablesOf(person, EVERY_TABLE)) {
    if (card.status !== 'gathering' && card.status !== 'playing') continue;
    const wishes = await memory.at(card.id, async found =>
      departure((await refresh(found, around)).ledger, person),
    );
    for (const wish of wishes ?? [])
      await perform(memory, person, { ...wish, id: randomUUID(), table: card.id });
  }
}

interface Asked {
  readonly person: string;
  readonly ask: TableAsk;
}

/** Judges and commits; retries after a conflict with another node (optimistic concurrency). */
async function tryAsk(memory: Memory, found: Held, { person, ask }: Asked): Promise<Result<null, Refused>> {
  const { around } = memory;
  const key = `${person} ${ask.id}`;
  const end = performance.now() + OUTRUN;
  for (let tries = 1; performance.now() < end; tries++) {
    const table = await refresh(found, around);
    if (table.asks.has(key)) return ok(null);
    if (ask.type === 'close') {
      const deleted = await deleteUndealt(found, person, around);
      if (deleted === 'try-again') continue;
      if (deleted.ok) memory.putAway(found);
      return deleted;
    }
    const judged =
      ask.type === 'rematch'
        ? await judgeRematch(table, person, around)
        : judgeAsk(table, ask, {
            person,
            houseKey: around.houseKey,
            now: around.now(),
            awaySince: other => awaySince(found, around, other),
          });
    if (!judged.ok) {
      // Another node may have written meanwhile: nothing is refused because this node's log is out of date.
      if (await catchUp(found, around)) continue;
      if (ask.type === 'answer')
        around.metrics.moves.inc({ game: table.ledger.agreement.game, verdict: 'refused' });
      return judged;
    }
    const result = await commit(found, judged.value, { ask: key, around });
    if (result !== 'conflict') return ok(null);
    // Random backoff: nodes in lockstep would conflict for ever.
    await pause(Math.random() * Math.min(tries, 10) * 5);
  }
  return refuse('try-again');
}

/** A rematch is a table of its own, and the old one says where. */
async function judgeRematch({ ledger }: Table, person: string, around: Surroundings): Promise<Judged> {
  const { storage, houseKey, names, now, hours } = around;
  if (ledger.rematch !== null && (await storage.table(ledger.rematch.table)))
    return ok({ deeds: [], changes: [] });
  if (!peopleAt(ledger).includes(person)) return refuse('not-seated');
  if (ledger.status !== 'over') return refuse('not-dealt');
  const next = rematchOf(ledger, { by: person, now: now(), names: names.name }, houseKey);
  if (!(await storage.table(next.id))) await storage.createTable(next);
  // Whichever node was first has made the promise.
  const opened = await loadTable(storage, next.id, hours);
  const promise = opened && promisedAt(opened.ledger);
  const deed = { do: 'rematch' as const, table: next.id, ...(promise && { promise }) };
  return ok({ deeds: [deed], changes: [] });
}
