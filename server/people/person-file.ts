import { setImmediate as breathe } from 'node:timers/promises';
import type { TableCard } from '../../wire/tells.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import { deedOf } from '../tables/log/load.ts';

/** Everything the house knows about one person. Other people's moves are theirs, and secrets of running games nobody's. */
export interface PersonFile {
  readonly potager: 'person';
  readonly format: 1;
  readonly person: StoredPerson;
  readonly pushServices: readonly string[];
  readonly tables: readonly { readonly card: TableCard; readonly lastSeen: number | null }[];
  readonly said: readonly { readonly table: string; readonly at: number; readonly said: unknown }[];
}

export async function personFile(storage: Storage, person: StoredPerson): Promise<PersonFile> {
  const cards = await storage.tablesOf(person.id, 10_000);
  const tables: PersonFile['tables'][number][] = [];
  const said: PersonFile['said'][number][] = [];
  for (const card of cards) {
    tables.push({ card, lastSeen: await storage.lastSeen(person.id, card.id) });
    for (const line of await storage.lines(card.id, 0)) {
      // Most lines are moves, and no name of a person's is in them: they need not be read.
      if (!line.body.includes(person.id)) continue;
      const deed = deedOf(line);
      if (deed.do === 'say' && deed.person === person.id)
        said.push({ table: card.id, at: line.at, said: deed.said });
    }
    // Table by table: those who play meanwhile do not wait for all of them.
    await breathe();
  }
  const subscriptions = await storage.subscriptions(person.id);
  const pushServices = subscriptions.map(({ endpoint }) => new URL(endpoint).host);
  return { potager: 'person', format: 1, person, pushServices, tables, said };
}
