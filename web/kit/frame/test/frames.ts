import { afterEach, beforeEach, vi } from 'vitest';

/** Frames of the screen that come when a test says so; returns what brings the next one, with the tasks that follow it. */
export function framesByHand(): () => void {
  let frames: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => {}));
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => {
    for (const call of frames.splice(0)) call();
    vi.advanceTimersByTime(0);
  };
}
