import { parsed } from '../../../core/data.ts';
import { no, ok, type Result } from '../../../core/result.ts';
import { SOMEONE } from '../../../wire/agreed.ts';
import type { Log } from '../../observe/log.ts';
import type { KeptGameFile, Storage } from '../../storage/storage.ts';
import { openThreads } from '../../threads.ts';
import type { Errand, FileSeat, Made } from './game-file-worker.ts';
import type { NameBook } from '../telling/name-book.ts';

/** The files of finished games. */
export interface GameFiles {
  /** The file as JSON. One that nobody has made yet is made now, unless this visitor is refused so much work; all who ask
   * meanwhile wait for the same one. */
  read<R>(table: string, refuse: () => R | null): Promise<Result<string, 'cannot-continue' | R>>;
  /** Makes the file of a game that has just ended, before anybody asks. Should the house die meanwhile, `read` sees to it. */
  prepare(table: string): void;
  stop(): Promise<void>;
}

interface Surroundings {
  readonly storage: Pick<Storage, 'table' | 'lines' | 'gameFile' | 'keepGameFile'>;
  readonly names: NameBook;
  readonly log: Log;
}

export function openGameFiles({ storage, names, log }: Surroundings): GameFiles {
  const threads = openThreads<Errand, Made>({ beside: import.meta.url, file: 'game-file-worker', atOnce: 1 });
  const making = new Map<string, Promise<Made>>();
  /** Games that do not replay with these rules, and will not as long as this process lives. */
  const hopeless = new Set<string>();
  let open = true;

  async function make(table: string): Promise<Made> {
    const stored = await storage.table(table);
    if (!stored || hopeless.has(table)) return no('cannot-continue');
    const errand: Errand = { stored, lines: await storage.lines(table, 0) };
    const made = await threads.run(errand);
    if (made.ok) await storage.keepGameFile(made.value);
    else hopeless.add(table);
    return made;
  }

  function makeOnce(table: string): Promise<Made> {
    const begun = making.get(table) ?? make(table).finally(() => making.delete(table));
    making.set(table, begun);
    return begun;
  }

  return {
    async read(table, refuse) {
      const kept = await storage.gameFile(table);
      if (kept) return ok(await withNames(kept, names));
      const refused = making.has(table) ? null : refuse();
      if (refused !== null) return no(refused);
      const made = await makeOnce(table);
      return made.ok ? ok(await withNames(made.value, names)) : no('cannot-continue');
    },
    prepare(table) {
      makeOnce(table).catch(error => open && log.warn({ table, error }, 'game file not made yet'));
    },
    stop() {
      open = false;
      return threads.destroy();
    },
  };
}

/** Names are written in when the file is read: people take other ones, or want to be forgotten. */
async function withNames({ seats, body }: KeptGameFile, names: NameBook): Promise<string> {
  const holders = parsed<readonly FileSeat[]>(seats);
  const people = holders.flatMap(holder => ('person' in holder ? [holder.person] : []));
  await names.look(people, true);
  const written = holders.map(holder =>
    'person' in holder ? names.name(holder.person) || SOMEONE : holder.name,
  );
  return `${body.slice(0, -1)},"names":${JSON.stringify(written)}}`;
}
