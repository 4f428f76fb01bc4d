import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

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

const frame = () => {
  for (const call of frames.splice(0)) call();
  vi.advanceTimersByTime(0);
};

test('what waits is drawn after a frame, one a frame, in the order it came', () => {
  const drawn: string[] = [];
  inTurn(() => drawn.push('choices'));
  inTurn(() => drawn.push('log'));
  expect(drawn).toEqual([]);
  frame();
  expect(drawn).toEqual(['choices']);
  frame();
  expect(drawn).toEqual(['choices', 'log']);
});

test('what is called off is not drawn, and holds up nobody', () => {
  const drawn: string[] = [];
  const callOff = inTurn(() => drawn.push('choices'));
  inTurn(() => drawn.push('log'));
  callOff();
  frame();
  expect(drawn).toEqual(['log']);
  inTurn(() => drawn.push('again'));
  frame();
  expect(drawn).toEqual(['log', 'again']);
});
