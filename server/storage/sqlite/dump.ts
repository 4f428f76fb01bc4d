import { DUMP_ORDER, type DumpKind, recordOf } from '../rows.ts';
import type { DumpRecord } from '../storage.ts';
import type { Database } from './database.ts';

const DUMP: { readonly [Kind in DumpKind]: string } = {
  house: 'SELECT name, value FROM house ORDER BY name',
  person: 'SELECT id, name, notices, created, seen, notice FROM people ORDER BY id',
  key: 'SELECT hash, person, created, expires FROM keys ORDER BY hash',
  table: `
    SELECT id, secret, card, due, (
      SELECT json_group_array(person) FROM (SELECT person FROM sitting WHERE table_id = id ORDER BY person)
    ) AS people FROM tables ORDER BY id`,
  line: 'SELECT table_id AS "table", seq, at, ask, body FROM lines ORDER BY table_id, seq',
  milestone: 'SELECT table_id AS "table", step, state, news FROM milestones ORDER BY table_id, step',
  seen: 'SELECT person, table_id AS "table", step FROM seen ORDER BY person, table_id',
  subscription: 'SELECT person, endpoint, p256dh, auth FROM subscriptions ORDER BY endpoint',
};

/** One moment of the house, whatever is written meanwhile: it is read in a transaction, on a connection of its own. */
export async function* dump(connect: () => Database): AsyncGenerator<DumpRecord> {
  const database = connect();
  try {
    database.exec('BEGIN');
    for (const kind of DUMP_ORDER)
      for (const row of database.prepare(DUMP[kind]).each()) yield recordOf(kind, row);
  } finally {
    database.close();
  }
}
