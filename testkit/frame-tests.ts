import { afterEach, beforeEach, vi } from 'vitest';

/** For all tests of a file time stands still, and the browser draws a frame whenever the returned function is called. */
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
