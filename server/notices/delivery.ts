import { setTimeout as sleep } from 'node:timers/promises';

/** How an attempt to reach somebody ended. `why` is for logs and names nobody. */
export type Delivery =
  | { readonly end: 'sent' }
  /** There is no such address any more. */
  | { readonly end: 'gone' }
  /** It will not work the next time either. */
  | { readonly end: 'refused'; readonly why: string }
  /** It may work later: after this many milliseconds, if the other side said so. */
  | { readonly end: 'trouble'; readonly why: string; readonly after: number | null };

/** A few tries at growing distances; who cannot be reached by then will hear with the next notice. */
export const RETRIES: readonly number[] = [2_000, 15_000, 60_000];

const LONGEST_WAIT = 300_000;

/** Tries until it is settled, the tries are used up, or the house closes. */
export async function persist(
  attempt: () => Promise<Delivery>,
  waits: readonly number[],
  closing: AbortSignal,
): Promise<Delivery> {
  let delivery = await attempt();
  for (const wait of waits) {
    if (delivery.end !== 'trouble' || closing.aborted) break;
    const pause = Math.min(Math.max(wait, delivery.after ?? 0), LONGEST_WAIT);
    try {
      await sleep(pause, undefined, { signal: closing });
    } catch {
      break;
    }
    delivery = await attempt();
  }
  return delivery;
}
