import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReviewing } from './reviewing.ts';
import type { Finding, ReviewAsk } from './review.worker.ts';

/** A worker whose findings come from the test. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  asked: ReviewAsk | null = null;
  isEnded = false;
  private readonly heard = new Map<string, (event: object) => void>();
  constructor() {
    FakeWorker.all.push(this);
  }
  addEventListener(type: string, hear: (event: object) => void) {
    this.heard.set(type, hear);
  }
  postMessage(ask: ReviewAsk) {
    this.asked = ask;
  }
  terminate() {
    this.isEnded = true;
  }
  finds(finding: Finding) {
    this.heard.get('message')!({ data: finding });
  }
  breaks() {
    this.heard.get('error')!({});
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const latest = () => FakeWorker.all.at(-1)!;
const recording = { record: { entries: [] }, edition: null, mine: 0 } as never;
const PART = { by: 0, margin: 0 };
const BALANCE = { own: PART, others: PART, luck: PART };

test('a review grows in the order of the game, and its course is known before its verdicts', () => {
  const { start, state, courses } = openReviewing(recording);
  expect(state(0).get()).toBeNull();
  start(0);
  expect(latest().asked).toEqual({ recording, from: 0, balance: null });
  latest().finds({ of: 'work', all: 5 });
  for (const step of [0, 9, 4]) latest().finds({ of: 'course', step, chances: [0.5, 0.5] });
  vi.advanceTimersByTime(1000);
  expect(state(0).get()).toMatchObject({ progress: 'running', done: 3, all: 5 });
  expect(
    state(0)
      .get()!
      .course.map(({ step }) => step),
  ).toEqual([0, 4, 9]);
  expect(courses.get().has(0)).toBe(false);
  latest().finds({ of: 'balance', seats: [BALANCE, BALANCE] });
  vi.advanceTimersByTime(1000);
  expect(courses.get().get(0)).toHaveLength(3);
  const verdict = {
    step: 4,
    view: {},
    played: { type: 'a' },
    better: { type: 'b' },
    gain: 0.1,
    isNewKind: true,
    foreseen: [],
  };
  latest().finds({ of: 'judged', verdict: null });
  latest().finds({ of: 'judged', verdict });
  latest().finds({ of: 'end', judged: 2, decisions: 7 });
  expect(state(0).get()).toMatchObject({
    progress: 'done',
    done: 5,
    verdicts: [verdict],
    judged: { count: 2, of: 7 },
  });
  expect(latest().isEnded).toBe(true);
});

test('it can be stopped, and another viewpoint stops it; what was found is kept', () => {
  const { start, stop, state } = openReviewing(recording);
  start(0);
  latest().finds({ of: 'course', step: 0, chances: [1] });
  vi.advanceTimersByTime(1000);
  stop();
  expect(latest().isEnded).toBe(true);
  expect(state(0).get()).toMatchObject({ progress: 'stopped', course: [{ step: 0, chances: [1] }] });
  start(0);
  const first = latest();
  start('table');
  expect(first.isEnded).toBe(true);
  expect(state(0).get()!.progress).toBe('stopped');
  expect(state('table').get()!.progress).toBe('running');
});

test('other eyes get a review of their own once one was wanted, with the balance that is known', () => {
  const { start, look, stop, state, courses } = openReviewing(recording);
  look(0);
  expect(FakeWorker.all, 'nobody has asked').toHaveLength(0);
  start(0);
  for (const step of [0, 9]) latest().finds({ of: 'course', step, chances: [0.5, 0.5] });
  latest().finds({ of: 'balance', seats: [BALANCE, BALANCE] });
  latest().finds({ of: 'end', judged: 0, decisions: 0 });
  const done = state(0).get();
  look(1);
  expect(latest().asked).toEqual({ recording, from: 1, balance: [BALANCE, BALANCE] });
  expect(state(0).get(), 'the one before is kept').toBe(done);
  expect(courses.get().has(1)).toBe(false);
  look(0);
  expect(FakeWorker.all, 'what is done is not made again').toHaveLength(2);
  stop();
  look('table');
  expect(FakeWorker.all, 'who stops it wants none').toHaveLength(2);
});

test('a worker that breaks, or does not come, is said to have failed', () => {
  const { start, state } = openReviewing(recording);
  start(0);
  latest().finds({ of: 'failure' });
  expect(state(0).get()!.progress).toBe('failed');
  start(1);
  latest().breaks();
  expect(state(1).get()!.progress).toBe('failed');
});
