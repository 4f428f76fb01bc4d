import { lastOf, present } from '../../../core/sure.ts';
import { DUMP_ORDER, type DumpKind, recordOf } from '../rows.ts';
import type { DumpRecord } from '../storage.ts';
import type { Database, Value } from './database.ts';

interface Source {
  readonly select: string;
  /** What identifies a row, and orders them. */
  readonly by: readonly string[];
}

const DUMP: { readonly [Kind in DumpKind]: Source } = {
  house: { select: 'name, value FROM house', by: ['name'] },
  person: {
    // One that is being sent may not arrive: the house that restores this has to send it, too.
    select:
      'id, name, notices, created, seen, min(coalesce(notice, noticing), coalesce(noticing, notice)) AS notice, told FROM people',
    by: ['id'],
  },
  key: { select: 'hash, person, created, expires FROM keys', by: ['hash'] },
  table: {
    select: `id, secret, card, due, (
      SELECT json_group_array(person) FROM (SELECT person FROM sitting WHERE table_id = id ORDER BY person)
    ) AS people FROM tables`,
    by: ['id'],
  },
  line: { select: 'table_id, table_id AS "table", seq, at, ask, body FROM lines', by: ['table_id', 'seq'] },
  milestone: {
    select: 'table_id, table_id AS "table", step, state, news FROM milestones',
    by: ['table_id', 'step'],
  },
  seen: { select: 'person, table_id, table_id AS "table", step FROM seen', by: ['person', 'table_id'] },
  subscription: { select: 'person, endpoint, p256dh, auth FROM subscriptions', by: ['endpoint'] },
};

const PAGE = 200;

/** One moment of the house, whatever is written meanwhile: it is read in a transaction, on a connection of its own. */
export async function* dump(connect: () => Database): AsyncGenerator<DumpRecord> {
  const database = connect();
  try {
    database.exec('BEGIN');
    for (const kind of DUMP_ORDER) for (const row of pages(database, DUMP[kind])) yield recordOf(kind, row);
  } finally {
    database.close();
  }
}

/** Page by page, so that a reader who stops leaves no statement open. */
function* pages(database: Database, { select, by }: Source): Generator<unknown> {
  const keys = by.join();
  const order = `ORDER BY ${keys} LIMIT ${PAGE}`;
  const first = database.prepare(`SELECT ${select} ${order}`);
  const next = database.prepare(`SELECT ${select} WHERE (${keys}) > (${by.map(() => '?').join()}) ${order}`);

  let page = first.rows<{ readonly [key: string]: Value }>();
  for (;;) {
    yield* page;
    if (page.length < PAGE) return;
    const last = lastOf(page);
    page = next.rows(...by.map(key => present(last[key], key)));
  }
}
