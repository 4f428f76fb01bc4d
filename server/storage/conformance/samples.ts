import type { TableCard } from '../../../wire/tells.ts';
import type { Append, DumpRecord, Line, NewTable, Storage, StoredPerson } from '../storage.ts';

/** Text that has broken programs before: quotes, braces, backslashes, other line ends, emoji, and escapes of what cannot be kept. */
export const ODD_TEXTS = [
  `O'Hara "the \\ gardener"`,
  '{a,b} NULL \\N $1 ?1 -- ; DROP TABLE tables',
  'ligne\u2028séparée\u2029\r\n\ttabulée\u0001\u007f',
  'Zoë 👩‍🌾 ‏עברית‏ 北京 e\u0301 \ufeff\ufffd\uffff',
  JSON.stringify('\0 and \ud800'),
  '',
] as const;

export function person(id: string, more: Partial<StoredPerson> = {}): StoredPerson {
  const notices = { push: false, mail: null, quiet: null, zone: 'Europe/Paris', language: 'fr' } as const;
  return { id, name: `Name of ${id}`, notices, created: 1000, seen: 1000, ...more };
}

export function card(id: string, more: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: 'plots',
    status: 'gathering',
    visibility: 'open',
    seats: [{ kind: 'free', name: '', person: null }],
    deciding: [],
    step: 0,
    clock: { kind: 'none' },
    deadline: null,
    touched: 1000,
    ...more,
  };
}

export function line(seq: number, more: Partial<Line> = {}): Line {
  return { seq, at: 1000 + seq, ask: null, body: `{"line":${seq}}`, ...more };
}

export function newTable(id: string, more: Partial<NewTable> = {}): NewTable {
  return { id, secret: `secret of ${id}`, card: card(id), due: null, lines: [line(1)], ...more };
}

export function append(table: string, lines: readonly Line[], more: Partial<Append> = {}): Append {
  return { table, lines, card: card(table), due: null, people: null, ...more };
}

export async function everything(storage: Storage): Promise<readonly DumpRecord[]> {
  const records: DumpRecord[] = [];
  for await (const record of storage.dump()) records.push(record);
  return records;
}

/** A house with something of everything in it. */
export async function furnish(storage: Storage): Promise<void> {
  await storage.houseValue('key', () => 'f00d');
  for (const [i, name] of ODD_TEXTS.entries())
    await storage.addPerson(person(`${i % 2 ? 'p' : 'P'}${i}`, { name, seen: 2000 + i }));
  await storage.addKey({ hash: 'b', person: 'p1', created: 1, expires: null });
  await storage.addKey({ hash: 'A', person: 'p1', created: 1, expires: 5 });
  await storage.askNotice('p3', 60);
  await storage.claimNotices(60, 65, 1);
  await storage.settleNotice('p3', 70);
  // This one is being sent just now, that one waits.
  await storage.askNotice('p3', 71);
  await storage.claimNotices(71, 77, 1);
  await storage.askNotice('p1', 77);
  for (const id of ['t-2', 't_1', 'T1'])
    await storage.createTable(newTable(id, { lines: ODD_TEXTS.map((body, i) => line(i + 1, { body })) }));
  const seats = [{ kind: 'person', name: ODD_TEXTS[3], person: 'p1' }] as const;
  const changes = { card: card('T1', { seats, clock: { kind: 'relaxed', hours: 24 } }), due: 99 };
  await storage.append(append('T1', [line(7, { ask: 'p1:é' })], { ...changes, people: ['p1', 'P0'] }));
  await storage.keepMilestone({ table: 'T1', step: 12, state: '{"a":"\\u0000"}', news: '[]' });
  await storage.keepMilestone({ table: 'T1', step: 2, state: '{}', news: '[1]' });
  await storage.markSeen('p1', 'T1', 4);
  await storage.addSubscription({
    person: 'p1',
    endpoint: 'https://push.example/é?a=b',
    p256dh: 'k',
    auth: 's',
  });
}
