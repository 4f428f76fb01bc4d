import type { Clock } from '../clock.ts';

/** A machine's clocks in the hands of a test. */
export interface TestClock extends Clock {
  /** Time passes. */
  pass(milliseconds: number): void;
  /** Somebody sets the clock on the wall. */
  set(by: number): void;
}

export function testClock(wall = Date.UTC(2026, 4, 1)): TestClock {
  let steady = 0;
  let calendar = wall;
  return {
    wall: () => calendar,
    monotonic: () => steady,
    pass(milliseconds) {
      steady += milliseconds;
      calendar += milliseconds;
    },
    set(by) {
      calendar += by;
    },
  };
}
