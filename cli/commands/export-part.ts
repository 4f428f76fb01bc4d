import { writeFileSync } from 'node:fs';
import { personFile } from '../../server/people/person-file.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { gameFile } from '../../server/tables/files/game-file.ts';
import { peopleAt } from '../../server/tables/log/ledger.ts';
import { loadTable } from '../../server/tables/log/load.ts';
import { CommandTrouble, withFile } from '../trouble.ts';

/** The game of one finished table. While it runs there is no file: it would hold the dealer's secret and every hand. */
export async function exportTable(storage: Storage, id: string, path: string): Promise<void> {
  const table = await loadTable(storage, id);
  if (!table) throw new CommandTrouble(`There is no table “${id}” in this house.`);
  const people = await storage.people(peopleAt(table.ledger));
  const names = new Map(people.map(person => [person.id, person.name]));
  const file = gameFile(table, person => names.get(person) ?? person);
  if (!file.ok && file.error === 'not-dealt')
    throw new CommandTrouble(
      `The game at table “${id}” is not over: until then its secrets stay in the house.`,
    );
  if (!file.ok)
    throw new CommandTrouble(
      `The game at table “${id}” does not replay here: ${table.stuck ?? 'it differs'}.`,
    );
  write(path, file.value);
  console.log(`The game of table ${id} is in ${path}. Check it with: potager verify ${path}`);
}

/** Everything the house knows of one person; for their eyes only. */
export async function exportPerson(storage: Storage, id: string, path: string): Promise<void> {
  const person = await storage.person(id);
  if (!person) throw new CommandTrouble(`There is nobody with the id “${id}” in this house.`);
  const file = await personFile(storage, person);
  write(path, file);
  console.log(`All about ${person.name} (tables: ${file.tables.length}) is in ${path}.`);
}

/** Never over a file that exists: it may be the only copy of something. */
function write(path: string, data: unknown): void {
  const text = `${JSON.stringify(data, null, 2)}\n`;
  withFile(path, () => writeFileSync(path, text, { flag: 'wx', mode: 0o600 }));
}
