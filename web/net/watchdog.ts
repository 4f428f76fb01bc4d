import type { Outside } from './outside.ts';

/** How long the server may be silent before it is pinged, and how long the answer may take. */
const QUIET = 15_000;
export const PATIENCE = 4_000;

/** A timer this late means that the device slept: the socket may be dead. */
const NAP = 5_000;

interface Surroundings extends Pick<Outside, 'now'> {
  /** Sets the connection's one timer. */
  readonly later: (milliseconds: number, deed: () => void) => void;
  readonly ping: () => void;
  /** The server did not answer the ping. */
  readonly lost: () => void;
}

/** Notices that the server has fallen silent (a heartbeat). */
export function watchdogOf({ now, later, ping, lost }: Surroundings) {
  let lastHeard = 0;
  let silent = false;

  /** Waits for the server to fall silent, then asks whether it is still there. */
  const listen = (milliseconds = QUIET): void => {
    const due = now() + milliseconds;
    later(milliseconds, () => {
      const quiet = now() - lastHeard;
      if (quiet >= QUIET || now() - due > NAP) probe();
      else listen(QUIET - quiet);
    });
  };

  const probe = (): void => {
    silent = true;
    ping();
    later(PATIENCE, () => (silent ? lost() : listen()));
  };

  return {
    heard(): void {
      lastHeard = now();
      silent = false;
    },
    listen: () => listen(),
    probe,
  };
}
