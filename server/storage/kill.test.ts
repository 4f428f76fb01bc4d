import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { beforeAll, expect, inject, test } from 'vitest';
import { inHouse, type MakePlace, postgresPlace, sqlitePlace, type TestPlace } from './conformance/house.ts';
import { line } from './conformance/samples.ts';
import { openStorage } from './open-storage.ts';

const SOURCE = fileURLToPath(new URL('./conformance/appending.worker.ts', import.meta.url));
const KILLS = 5;
const ENOUGH = 60;

/** Built once: each time it starts, TypeScript would take longer to read than the appends to make. */
let child: string;
beforeAll(async () => {
  const dir = mkdtempSync(join(inject('programs'), 'appending-'));
  child = join(dir, 'child.js');
  await build({ input: SOURCE, platform: 'node', external: /^[@a-z][^:]*$/, output: { file: child } });
});

/** Lets a process append, and kills it without warning once it has had some appends acknowledged. Returns what it said. */
function appendAndKill({ data, database }: TestPlace): Promise<string> {
  return new Promise((resolve, reject) => {
    const appending = spawn(process.execPath, [child, data, database ?? '']);
    let said = '';
    let trouble = '';
    appending.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.split('\n').length > ENOUGH) appending.kill('SIGKILL');
    });
    appending.stderr.on('data', (text: Buffer) => (trouble += text.toString()));
    appending.on('error', reject);
    appending.on('close', (_, signal) => (signal === 'SIGKILL' ? resolve(said) : reject(new Error(trouble))));
  });
}

test.each<[string, MakePlace]>([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
])('%s: of a process that is killed again and again no acknowledged append is lost', (_, makePlace) =>
  inHouse(makePlace, async (before, place) => {
    await before.close();
    for (let kill = 0; kill < KILLS; kill++) {
      const said = await appendAndKill(place);
      // What follows the last line end may have been cut off in the middle.
      const acknowledged = said
        .split('\n')
        .slice(0, -1)
        .map(text => text.split(' ') as [string, string]);
      const storage = await openStorage(place, { lock: true });
      expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
      for (const [table, seq] of acknowledged) {
        const [found] = await storage.lines(table, Number(seq) - 1);
        expect(found).toEqual(line(Number(seq), { ask: `ask ${seq}` }));
      }
      for (const [table, head] of await storage.heads(['t0', 't1', 't2', 't3'])) {
        const seqs = (await storage.lines(table, 0)).map(({ seq }) => seq);
        expect(seqs).toEqual(Array.from({ length: head }, (_unused, i) => i + 1));
      }
      await storage.close();
    }
  }),
);
