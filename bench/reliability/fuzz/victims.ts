import { same } from '../../../core/data.ts';
import { type Random, randomOf, seedRng } from '../../../core/random.ts';
import type { DumpRecord, Storage } from '../../../server/storage/storage.ts';
import type { TableAsk } from '../../../wire/asks.ts';
import type { Plan } from '../../../wire/plan.ts';
import { openLoadedTable } from '../../server/live-table.ts';
import { newDiary } from '../diary.ts';
import type { Ground } from '../ground.ts';
import { digits } from '../numbers.ts';
import { HABITS, type Player, player } from '../player.ts';
import { until } from '../until.ts';
import { newPerson, newTable } from '../visits.ts';

/** Tables of people who only want to play, with everything that strangers must never learn. */
export interface Victims {
  readonly tables: readonly string[];
  readonly people: readonly { readonly id: string; readonly key: string }[];
  /** An open table whose game is over: its file is for everybody. */
  readonly finished: string;
  /** True invitations: a guess may come close. */
  readonly invites: readonly string[];
  /** What has been asked at the tables, and is done. */
  readonly asks: readonly TableAsk[];
  /** Texts that must not be in anything a stranger receives. */
  readonly secrets: readonly string[];
  /** The records of these tables and people as they are now. */
  readonly records: readonly DumpRecord[];
}

const STEPS = 12;

/** Plays a little at tables of every kind, then leaves them alone. */
export async function plantVictims(port: number, ground: Ground, seed: string): Promise<Victims> {
  const random = randomOf(seedRng(`${seed} victims`));
  const diary = newDiary();
  const habits = { ...HABITS, thinks: 5, speaks: 0, stopsAt: STEPS };
  async function arrive(name: string): Promise<Player> {
    const { person, key } = await newPerson(() => port, name);
    return player({ person, key, ports: [port], seed: `${seed}-${name}`, diary, habits });
  }
  const [rose, basil, iris] = [await arrive('Rose'), await arrive('Basil'), await arrive('Iris')];
  const planted: string[] = [];
  const invites: string[] = [];

  async function table(plan: Pick<Plan, 'game' | 'visibility'>, others: readonly Player[], deals: boolean) {
    const id = await newTable(() => port, rose.key, { ...plan, seats: 2 });
    rose.watch(id);
    await rose.sit({ table: id, seat: 0 });
    const sheet = await until(() => rose.sheetOf(id) ?? null);
    const seat = await until(() => sheet.seats.find(each => each.kind === 'free') ?? null);
    invites.push(...[sheet.invite, seat.kind === 'free' ? seat.invite : null].filter(each => each !== null));
    for (const other of others) {
      const invite = plan.visibility === 'private' ? seat.invite : sheet.invite;
      if (sheet.deal.construction === 2) await other.sit({ table: id, seat: 1, invite, promise: sheet.deal });
      other.watch(id);
    }
    if (plan.visibility !== 'open') {
      const text = `whispered ${digits(random, 32)}`;
      planted.push(text);
      await rose.ask({ type: 'say', table: id, text });
    }
    if (!deals) return id;
    await rose.ask({ type: 'deal', table: id });
    await until(() => rose.stepOf(id) >= STEPS);
    return id;
  }

  const tables = [
    await table({ game: 'chill-and-chili', visibility: 'open' }, [basil], true),
    await table({ game: 'enemy-chocolatier', visibility: 'link' }, [iris], true),
    await table({ game: 'chill-and-chili', visibility: 'private' }, [basil], true),
    await table({ game: 'enemy-chocolatier', visibility: 'link' }, [], false),
    await table({ game: 'chill-and-chili', visibility: 'private' }, [], false),
  ];
  const players = [rose, basil, iris];
  for (const one of players) one.quit();
  if (diary.violations.length > 0) throw new Error(diary.violations.join('\n'));
  const people = players.map(({ person, key }) => ({ id: person.id, key }));
  const records = await ground.read(storage => recordsOf(storage, tables, people));
  const secrets = [
    ...planted,
    ...invites,
    ...people.map(({ key }) => key),
    ...(await ground.read(secretsOf)),
  ];
  return {
    tables,
    people,
    // Last: what its file tells is no secret any more.
    finished: await playedToItsEnd(port, random),
    invites,
    asks: diary.entries.filter(({ answer }) => answer === 'done').map(({ ask }) => ask),
    secrets,
    records,
  };
}

async function playedToItsEnd(port: number, random: Random): Promise<string> {
  const table = await openLoadedTable(port, 'chill-and-chili', random);
  while (!table.isOver()) await table.move();
  table.close();
  return table.id;
}

/** What was done to the victims, although nobody of them asked for it. */
export async function damageTo({ tables, people, records }: Victims, ground: Ground): Promise<string[]> {
  const now = await ground.read(storage => recordsOf(storage, tables, people));
  const changed = records
    .filter((record, i) => !same(record, now[i]))
    .map(({ kind }) => `a ${kind} has changed`);
  return now.length === records.length
    ? changed
    : [...changed, `${now.length} records instead of ${records.length}`];
}

async function recordsOf(
  storage: Storage,
  tables: readonly string[],
  people: Victims['people'],
): Promise<DumpRecord[]> {
  const records: DumpRecord[] = [];
  for await (const record of storage.dump()) {
    const isOurs =
      (record.kind === 'person' && people.some(({ id }) => id === record.id)) ||
      (record.kind === 'key' && people.some(({ id }) => id === record.person)) ||
      (record.kind === 'table' && tables.includes(record.id)) ||
      ((record.kind === 'line' || record.kind === 'milestone') && tables.includes(record.table));
    // When somebody was last here is no secret and no damage.
    if (isOurs) records.push(record.kind === 'person' ? { ...record, seen: 0 } : record);
  }
  return records;
}

/** Browsers are told one of the two keys for push messages. */
const withoutPublicKey = (value: string) => value.replace(/"publicKey":"[^"]*"/, '');

async function secretsOf(storage: Storage): Promise<string[]> {
  const secrets: string[] = [];
  /** Whoever may look at a table may know the numbers that were opened there. */
  const open = new Set<string>();
  for await (const record of storage.dump()) {
    if (record.kind === 'house') secrets.push(...(withoutPublicKey(record.value).match(/[\w-]{20,}/g) ?? []));
    if (record.kind === 'key') secrets.push(record.hash);
    if (record.kind === 'table') secrets.push(record.secret);
    if (record.kind === 'table' && record.card.visibility === 'open') open.add(record.id);
    if (record.kind === 'line' && !open.has(record.table))
      secrets.push(...[...record.body.matchAll(/"salt":"(\w+)"/g)].map(([, salt = '']) => salt));
  }
  return secrets;
}
