import type pg from 'pg';
import { DUMP_ORDER, type DumpKind, recordOf } from '../rows.ts';
import type { DumpRecord } from '../storage.ts';

const DUMP: { readonly [Kind in DumpKind]: string } = {
  house: 'SELECT name, value FROM potager.house ORDER BY name',
  person: `
    SELECT id, name, notices, created, seen, least(notice, noticing) AS notice, told -- one that is being sent may not arrive
    FROM potager.people ORDER BY id`,
  key: 'SELECT hash, person, created, expires FROM potager.keys ORDER BY hash',
  table: `
    SELECT id, secret, card, due, (
      SELECT coalesce(json_agg(person ORDER BY person), '[]') FROM potager.sitting WHERE table_id = id
    )::text AS people FROM potager.tables ORDER BY id`,
  line: 'SELECT table_id AS "table", seq, at, ask, body FROM potager.lines ORDER BY table_id, seq',
  milestone: 'SELECT table_id AS "table", step, state, news FROM potager.milestones ORDER BY table_id, step',
  seen: 'SELECT person, table_id AS "table", step FROM potager.seen ORDER BY person, table_id',
  subscription: 'SELECT person, endpoint, p256dh, auth FROM potager.subscriptions ORDER BY endpoint',
};

const PAGE = 200;

/** One moment of the house, page by page, whatever is written meanwhile. */
export async function* dump(client: pg.ClientBase): AsyncGenerator<DumpRecord> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  for (const kind of DUMP_ORDER) {
    await client.query(`DECLARE dump NO SCROLL CURSOR FOR ${DUMP[kind]}`);
    for (;;) {
      const { rows } = await client.query(`FETCH ${PAGE} FROM dump`);
      for (const row of rows) yield recordOf(kind, row);
      if (rows.length < PAGE) break;
    }
    await client.query('CLOSE dump');
  }
}
