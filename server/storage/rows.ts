import { keysOf } from '../../core/keys.ts';
import { parsed } from '../../core/data.ts';
import { NAMELESS } from '../../wire/agreed.ts';
import type { Notices, TableCard } from '../../wire/tells.ts';
import type { DumpRecord, Line, StoredPerson } from './storage.ts';

/** Rows as both databases answer them, and what they mean. Field by field, so that a dump is the same text from both. */

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly notices: string;
  readonly created: number;
  readonly seen: number;
}

export function personOf({ id, name, notices, created, seen }: PersonRow): StoredPerson {
  return { id, name, notices: parsed<Notices>(notices), created, seen };
}

export interface CardRow {
  readonly card: string;
}

export const cardOf = ({ card }: CardRow) => parsed<TableCard>(card);

export const lineOf = ({ seq, at, ask, body }: Line): Line => ({ seq, at, ask, body });

/** Lines by column, as one statement takes them. */
export const columnsOf = (lines: readonly Line[]) => [
  lines.map(({ seq }) => seq),
  lines.map(({ at }) => at),
  lines.map(({ ask }) => ask),
  lines.map(({ body }) => body),
];

/** The settings of somebody new, and of a deleted person. */
export const NO_NOTICES: Notices = { push: false, mail: null, quiet: null, zone: 'UTC', language: 'en' };

/** The card without a person's name, wherever they sit. */
export function namelessCard(card: TableCard, person: string): TableCard {
  const seats = card.seats.map(seat => (seat.person === person ? { ...seat, name: NAMELESS } : seat));
  return { ...card, seats };
}

/** Everybody a card shows at the table, each once. */
export function peopleOn(card: TableCard): readonly string[] {
  return [...new Set(card.seats.flatMap(({ person }) => person ?? []))];
}

export type DumpKind = DumpRecord['kind'];

type Row<Kind extends DumpKind> = Omit<Extract<DumpRecord, { kind: Kind }>, 'kind'>;
type Rows = {
  house: Row<'house'>;
  person: PersonRow & { readonly notice: number | null; readonly told: number | null };
  key: Row<'key'>;
  table: Omit<Row<'table'>, 'card' | 'people'> & CardRow & { readonly people: string };
  line: Row<'line'>;
  milestone: Row<'milestone'>;
  seen: Row<'seen'>;
  subscription: Row<'subscription'>;
};

/** In the order of a dump: whatever is referred to comes first. */
export const RECORDS: { readonly [Kind in DumpKind]: (row: Rows[Kind]) => DumpRecord } = {
  house: ({ name, value }) => ({ kind: 'house', name, value }),
  person: row => ({ kind: 'person', ...personOf(row), notice: row.notice, told: row.told }),
  key: ({ hash, person, created, expires }) => ({ kind: 'key', hash, person, created, expires }),
  table: row => ({
    kind: 'table',
    id: row.id,
    secret: row.secret,
    card: cardOf(row),
    due: row.due,
    people: parsed<string[]>(row.people),
  }),
  line: row => ({ kind: 'line', table: row.table, ...lineOf(row) }),
  milestone: ({ table, step, state, news }) => ({ kind: 'milestone', table, step, state, news }),
  seen: ({ person, table, step }) => ({ kind: 'seen', person, table, step }),
  subscription: ({ person, endpoint, p256dh, auth }) => ({
    kind: 'subscription',
    person,
    endpoint,
    p256dh,
    auth,
  }),
};

export const DUMP_ORDER = keysOf(RECORDS);

export function recordOf(kind: DumpKind, row: unknown): DumpRecord {
  return RECORDS[kind](row as never);
}
