import { fileURLToPath } from 'node:url';
import { addresses } from '../server/addresses.ts';
import type { Settings } from '../server/config.ts';
import { serve } from '../server/serve.ts';
import { explain } from './explain.ts';

/** The built pages: dist/web, seen both from here and from the bundle in dist/. */
const PAGES = fileURLToPath(new URL('../dist/web', import.meta.url));

/** Serves until the process is asked to stop. Returns the exit code. */
export async function openHouse(settings: Settings): Promise<number> {
  try {
    const house = await serve(PAGES, settings);
    announce(settings.host, house.port);
    await stopSignal();
    await house.stop();
    return 0;
  } catch (error) {
    const explanation = explain(error as NodeJS.ErrnoException, settings);
    if (explanation === null) throw error;
    console.error(explanation);
    return 1;
  }
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
