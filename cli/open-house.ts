import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addresses } from '../server/addresses.ts';
import type { Settings } from '../server/config.ts';
import { openHouse as open } from '../server/house.ts';
import { createMetrics, watchProcess } from '../server/observe/metrics.ts';
import { databaseIn } from '../server/storage/sqlite.ts';
import { explain } from './explain.ts';

/** The built pages: dist/web, seen both from here and from the bundle in dist/. */
const PAGES = fileURLToPath(new URL('../dist/web', import.meta.url));

/** Bytes from which on the check at the start is worth a word. */
const LONG_CHECK = 64 * 2 ** 20;

/** Serves until the process is asked to stop. Returns the exit code. */
export async function openHouse(settings: Settings, version: string): Promise<number> {
  try {
    warnOfLongCheck(settings);
    const metrics = createMetrics();
    watchProcess(metrics);
    const house = await open(settings, { pages: PAGES, version, metrics });
    announce(settings.host, house.port);
    await stopSignal();
    await house.stop();
    return 0;
  } catch (error) {
    const explanation = explain(error, settings);
    if (explanation === null) throw error;
    console.error(explanation);
    return 1;
  }
}

/** Reading a large file takes seconds, and nobody likes to wait for a program that says nothing. */
function warnOfLongCheck({ data, database }: Settings): void {
  const bytes = database === null ? (statSync(databaseIn(data), { throwIfNoEntry: false })?.size ?? 0) : 0;
  if (bytes > LONG_CHECK) console.log(`Checking the database (${Math.round(bytes / 2 ** 20)} MiB) …`);
}

function announce(host: string, port: number): void {
  const [here, ...lan] = addresses(host, port);
  console.log(`\nPotager is open:\n  ${here}`);
  for (const address of lan) console.log(`  ${address}   (for others on your network)`);
  console.log('\nStop with Ctrl+C');
}

/** Listens for good: Ctrl+C reaches this process from the terminal and once more through npm. */
function stopSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}
