import type { Seat } from '../../core/game.ts';
import { type Store, storeOf } from '../kit/store.ts';
import type { Recording } from '../replay/film.worker.ts';
import type { Balance } from './balance.ts';
import type { Finding, ReviewAsk, Turning, Verdict } from './review.worker.ts';
import type { Place } from './turnings.ts';

/** Whose knowledge counts: a seat's, or everybody's by turns. */
export type From = ReviewAsk['from'];

/** How far a review has come, and what it has found. */
export interface ReviewState {
  readonly progress: 'running' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  /** So much there is to be done; 0 until that is known. */
  readonly all: number;
  readonly course: readonly Place[];
  /** Null until they are known. */
  readonly turnings: readonly Turning[] | null;
  readonly balance: readonly Balance[] | null;
  readonly verdicts: readonly Verdict[];
  /** Decisions that were judged, of so many. */
  readonly judged: { readonly count: number; readonly of: number } | null;
}

const BEGUN: ReviewState = {
  progress: 'running',
  done: 0,
  all: 0,
  course: [],
  turnings: null,
  balance: null,
  verdicts: [],
  judged: null,
};

/** Milliseconds between two looks at what the worker has found: more would only be drawn in vain. */
const LOOKS = 200;

/** The reviews of one game, one for each viewpoint: made in a worker of its own, one at a time, and kept. */
export interface Reviewing {
  state(from: From): Store<ReviewState | null>;
  /** Everybody's chances all the way, by viewpoint, as soon as they are known. */
  readonly courses: Store<ReadonlyMap<From, readonly Place[]>>;
  start(from: From): void;
  /** Other eyes were chosen: whoever wanted a review wants it with these. */
  look(from: From): void;
  stop(): void;
}

export function openReviewing(recording: Recording): Reviewing {
  const states = new Map<From, Store<ReviewState | null>>();
  const courses = storeOf<ReadonlyMap<From, readonly Place[]>>(new Map());
  let balance: ReviewState['balance'] = null;
  let isWanted = false;
  let running: { readonly store: Store<ReviewState | null>; readonly end: () => void } | null = null;
  const state = (from: From) => {
    const known = states.get(from) ?? storeOf<ReviewState | null>(null);
    states.set(from, known);
    return known;
  };
  const leave = () => {
    running?.end();
    const left = running?.store.get();
    if (left?.progress === 'running') running?.store.set({ ...left, progress: 'stopped' });
    running = null;
  };
  const start = (from: From) => {
    leave();
    isWanted = true;
    const store = state(from);
    const keep = (found: ReviewState) => {
      store.set(found);
      if (!found.balance || courses.get().has(from)) return;
      balance = found.balance;
      courses.set(new Map(courses.get()).set(from, found.course));
    };
    running = { store, end: work({ recording, from, balance }, keep) };
  };
  return {
    state,
    courses,
    start,
    look(from) {
      const progress = state(from).get()?.progress ?? null;
      if (isWanted && (progress === null || progress === 'stopped')) start(from);
    },
    stop() {
      leave();
      isWanted = false;
    },
  };
}

/** Lets a worker do it; gives what ends it. */
function work(ask: ReviewAsk, keep: (state: ReviewState) => void): () => void {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  let state = BEGUN;
  keep(state);
  const looks = setInterval(() => keep(state), LOOKS);
  const end = () => {
    clearInterval(looks);
    worker.terminate();
  };
  const finish = (progress: 'failed' | 'done') => {
    end();
    state = { ...state, progress };
    keep(state);
  };
  worker.addEventListener('error', () => finish('failed'));
  worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => {
    if (data.of === 'failure') return finish('failed');
    state = withFinding(state, data);
    if (data.of === 'end') finish('done');
  });
  worker.postMessage(ask);
  return end;
}

function withFinding(state: ReviewState, finding: Exclude<Finding, { of: 'failure' }>): ReviewState {
  const further = { ...state, done: state.done + 1 };
  switch (finding.of) {
    case 'work':
      return { ...state, all: finding.all };
    case 'course':
      return { ...further, course: withPlace(state.course, finding) };
    case 'turnings':
      return { ...state, turnings: finding.turnings };
    case 'effect':
      return further;
    case 'balance':
      return { ...state, balance: finding.seats };
    case 'judged':
      return finding.verdict ? { ...further, verdicts: [...state.verdicts, finding.verdict] } : further;
    case 'end':
      return { ...state, judged: { count: finding.judged, of: finding.decisions } };
  }
}

/** In the order of the game: where it turned, places are looked at afterwards. */
function withPlace(course: readonly Place[], { step, chances }: Place): Place[] {
  const before = course.findLastIndex(place => place.step < step);
  return course.toSpliced(before + 1, 0, { step, chances });
}

/** The seat whose knowledge a viewpoint shows. */
export const fromOf = (viewpoint: Seat | 'spectator' | 'open'): From =>
  typeof viewpoint === 'number' ? viewpoint : 'table';
