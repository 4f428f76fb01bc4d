import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 90_000;

/** Waits for something that comes by itself; throws when it does not. */
export async function until<T>(look: () => T | null | false, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = look();
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error('waited in vain');
    await sleep(10);
  }
}
