/** The two clocks of a machine. */
export interface Clock {
  /** Milliseconds since 1970, as people read them. Somebody may set it at any moment, forward or back. */
  wall(): number;
  /** Milliseconds since some moment; nobody can set it, and it never goes back. */
  monotonic(): number;
}

export const machineClock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};
