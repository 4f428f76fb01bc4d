import { isOutage } from '../storage/trouble.ts';
import type { Log } from './log.ts';

/** A health check: whether the storage can be written, known from a small write every few seconds, and from all other writes. */
export interface Pulse {
  /** What is wrong, in words for the operator of the house; null when nothing is. */
  readonly trouble: () => string | null;
  /** A write has succeeded. */
  well(): void;
  /** Something has failed; says whether the storage is to blame, and the same may succeed later. */
  failed(error: unknown): boolean;
}

/** Milliseconds within which it is one trouble: on a full disk the smallest writes may still find room now and then. */
const FLICKER = 60_000;

/** Said to the log when it begins and when it ends, however many asks fail in between. */
export function pulseOf(log: Pick<Log, 'error' | 'warn'>, now = () => performance.now()): Pulse {
  let trouble: string | null = null;
  let said = Number.NEGATIVE_INFINITY;
  return {
    trouble: () => trouble,
    well() {
      if (trouble !== null) log.warn({ trouble }, 'the storage is well again');
      trouble = null;
    },
    failed(error) {
      if (!isOutage(error)) return false;
      if (trouble === null && now() - said >= FLICKER) {
        said = now();
        log.error({ error }, 'the storage is in trouble');
      }
      trouble = error.message;
      return true;
    },
  };
}
