import { openStorage } from '../open-storage.ts';
import { append, line, newTable } from './samples.ts';

/** A process to be killed: appends to a few tables as fast as it can, and says what was acknowledged. */
const [data = '', database = ''] = process.argv.slice(2);
const TABLES = ['t0', 't1', 't2', 't3'];

async function appendForEver(): Promise<void> {
  const storage = await openStorage({ data, database: database === '' ? null : database }, { lock: true });
  const heads = await storage.heads(TABLES);
  const extend = async (table: string): Promise<void> => {
    if (!heads.has(table)) await storage.createTable(newTable(table));
    for (let seq = (heads.get(table) ?? 1) + 1; ; seq++) {
      const result = await storage.append(append(table, [line(seq, { ask: `ask ${seq}` })]));
      if (result !== 'done') throw new Error(`${table} ${seq}: ${result}`);
      process.stdout.write(`${table} ${seq}\n`);
    }
  };
  await Promise.all(TABLES.map(extend));
}

await appendForEver();
