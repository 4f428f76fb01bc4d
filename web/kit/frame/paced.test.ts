import { expect, test, vi } from 'vitest';
import { framesByHand } from '../../../testkit/frame-tests.ts';
import { paced } from './paced.ts';

const frame = framesByHand();

test('what is wanted is drawn in a task of its own, all that came until then at once', () => {
  const draw = vi.fn<() => void>();
  const pace = paced(draw);
  pace.want();
  pace.want();
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('what comes before the drawing was shown waits for it', () => {
  const draw = vi.fn<() => void>();
  const pace = paced(draw);
  pace.want();
  vi.advanceTimersByTime(0);
  pace.want();
  pace.want();
  vi.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(1);
  frame();
  expect(draw).toHaveBeenCalledTimes(2);
  frame();
  expect(draw, 'nothing new').toHaveBeenCalledTimes(2);
});

test('a page in the background, which has no frames, is drawn all the same', () => {
  const draw = vi.fn<() => void>();
  const pace = paced(draw);
  pace.want();
  vi.advanceTimersByTime(0);
  pace.want();
  vi.advanceTimersByTime(100);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('whoever has stopped draws nothing more, but may want something again', () => {
  const draw = vi.fn<() => void>();
  const pace = paced(draw);
  pace.want();
  pace.stop();
  vi.advanceTimersByTime(200);
  expect(draw).not.toHaveBeenCalled();
  pace.want();
  vi.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(1);
});
