import type pg from 'pg';
import { nth } from '../../../core/sure.ts';
import type { DumpKind } from '../rows.ts';
import { storable } from '../storable.ts';
import type { DumpRecord } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import { SQL } from './statements.ts';
import { isRefusal } from './troubles.ts';

type Of<Kind extends DumpKind> = Extract<DumpRecord, { kind: Kind }>;
type Row = readonly (string | number | null)[];

interface Target<Kind extends DumpKind> {
  readonly into: string;
  row(record: Of<Kind>): Row;
}

/** One list for each column, as PostgreSQL's `unnest` likes it. */
const columnsOf = (rows: readonly Row[]) => nth(rows, 0).map((_, column) => rows.map(row => row[column]));

const TARGETS: { readonly [Kind in DumpKind]: Target<Kind> } = {
  house: {
    into: `house (name, value) SELECT * FROM unnest($1::text[], $2::text[])`,
    row: r => [r.name, r.value],
  },
  person: {
    into: `people (id, name, notices, created, seen, notice, told)
      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])`,
    row: r => [r.id, r.name, JSON.stringify(r.notices), r.created, r.seen, r.notice, r.told],
  },
  key: {
    into: `keys (hash, person, created, expires)
      SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])`,
    row: r => [r.hash, r.person, r.created, r.expires],
  },
  table: {
    into: `tables (head, id, secret, card, visibility, status, touched, due) SELECT 0, fields.*
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[]) AS fields`,
    row: r => [
      r.id,
      r.secret,
      JSON.stringify(r.card),
      r.card.visibility,
      r.card.status,
      r.card.touched,
      r.due,
    ],
  },
  line: {
    into: `lines (table_id, seq, at, ask, body)
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])`,
    row: r => [r.table, r.seq, r.at, r.ask, r.body],
  },
  milestone: {
    into: `milestones (table_id, step, state, news)
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])`,
    row: r => [r.table, r.step, r.state, r.news],
  },
  seen: {
    into: `seen (person, table_id, step) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])`,
    row: r => [r.person, r.table, r.step],
  },
  subscription: {
    into: `subscriptions (person, endpoint, p256dh, auth)
      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    row: r => [r.person, r.endpoint, r.p256dh, r.auth],
  },
};

const SITTING = `
  INSERT INTO potager.sitting (person, table_id) SELECT * FROM unnest($1::text[], $2::text[])`;
const COUNT_LINES = `
  UPDATE potager.tables SET head = logs.head
  FROM (SELECT table_id, count(*) AS head FROM potager.lines GROUP BY table_id) AS logs WHERE id = table_id`;
const BROKEN_LOGS = `
  SELECT id FROM potager.tables LEFT JOIN (
    SELECT table_id, min(seq) AS first, max(seq) AS last FROM potager.lines GROUP BY table_id
  ) AS logs ON table_id = id
  WHERE first IS DISTINCT FROM 1 OR last IS DISTINCT FROM head LIMIT 1`;

const PAGE = 200;

/** Puts everything in, or nothing, several records at a time. */
export async function restore(
  client: pg.ClientBase,
  records: AsyncIterable<DumpRecord> | Iterable<DumpRecord>,
): Promise<void> {
  await client.query('BEGIN');
  // Nobody else opens this house meanwhile.
  await client.query('LOCK TABLE potager.house, potager.people, potager.tables IN EXCLUSIVE MODE');
  const { rows } = await client.query<{ empty: boolean }>(SQL.isEmpty);
  if (!nth(rows, 0).empty)
    throw new StorageTrouble('not-empty', 'There is a house in it already. Choose an empty database.');

  let page: DumpRecord[] = [];
  const flush = async (): Promise<void> => {
    if (page.length > 0) await put(client, nth(page, 0).kind, page);
    page = [];
  };
  for await (const record of records) {
    storable(...Object.values(record).filter(value => typeof value === 'string'));
    if (page.length === PAGE || (page[0] && page[0].kind !== record.kind)) await flush();
    page.push(record);
  }
  await flush();

  await client.query(COUNT_LINES);
  const broken = (await client.query<{ id: string }>(BROKEN_LOGS)).rows[0];
  if (broken) throw new StorageTrouble('bad-archive', `Lines of the table ${broken.id} are missing.`);
  await client.query('COMMIT');
}

async function put<Kind extends DumpKind>(
  client: pg.ClientBase,
  kind: Kind,
  page: readonly DumpRecord[],
): Promise<void> {
  const { into, row } = TARGETS[kind];
  try {
    await client.query(`INSERT INTO potager.${into}`, columnsOf((page as readonly Of<Kind>[]).map(row)));
    if (kind !== 'table') return;
    const sitting = page.flatMap(record =>
      record.kind === 'table' ? record.people.map(person => [person, record.id]) : [],
    );
    await client.query(
      SITTING,
      [0, 1].map(column => sitting.map(pair => pair[column])),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new StorageTrouble(
      'bad-archive',
      `A record (${kind}) is there twice, or belongs to something that is missing.`,
      error,
    );
  }
}
