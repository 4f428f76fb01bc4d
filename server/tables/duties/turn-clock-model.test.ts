import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { Clock } from '../../../wire/agreed.ts';
import { ALWAYS_OPEN } from '../../clock/hours.ts';
import { deadline, passTurn, type RunningClock, startClock } from './turn-clock.ts';

/**
 * The clock against a model that knows no clockwork: it keeps the whole story and reckons every store anew, as if what was
 * taken back had never been asked of anybody. Questions are put to one seat, who may pass on, or to all at once.
 */

const SEATS = 3;
const BREATH = 2000;
const LIVE: Clock = { kind: 'live', minutes: 1, increment: 10 };

const doing = fc.record({
  wait: fc.integer({ min: 0, max: 90_000 }),
  wish: fc.constantFrom('small', 'pass', 'gather', 'back'),
  who: fc.nat({ max: SEATS - 1 }),
});
type Doing = typeof doing extends fc.Arbitrary<infer T> ? T : never;

/** What everybody has spent and earned, and what may be taken back. */
interface Story {
  now: number;
  /** Who must still answer. */
  deciding: Seat[];
  readonly stores: number[];
  /** By seat, what its present turn has cost so far, and since when more is added. */
  readonly spent: number[];
  readonly running: (number | null)[];
  /** By seat, what its turn had cost when it answered, and what was left of the breath before it. */
  readonly answered: Map<Seat, { store: number; spent: number; breath: number }>;
  isGathering: boolean;
  passed: { by: Seat; store: number; spent: number; running: number | null } | null;
}

const dealt = (): Story => ({
  now: 0,
  deciding: [0],
  stores: Array<number>(SEATS).fill(60_000),
  spent: Array<number>(SEATS).fill(0),
  running: [0, null, null],
  answered: new Map(),
  isGathering: false,
  passed: null,
});

const usedBy = (story: Story, seat: Seat) =>
  nth(story.spent, seat) + Math.max(0, story.now - (story.running[seat] ?? story.now));

/** The turn of a seat is over: what it cost is paid, and rewarded. */
function settle(story: Story, seat: Seat): { store: number; spent: number } {
  const [store, spent] = [nth(story.stores, seat), usedBy(story, seat)];
  story.stores[seat] = Math.max(0, store - spent) + 10_000;
  story.running[seat] = null;
  story.spent[seat] = 0;
  return { store, spent };
}

function ask(story: Story, seats: readonly Seat[], mover: Seat): void {
  story.deciding = [...seats];
  for (const seat of seats) {
    story.running[seat] = seat === mover ? story.now : story.now + BREATH;
    story.spent[seat] = 0;
  }
}

/** Carries a wish out where the story allows it; gives who did what, for the clock. */
function goOn(story: Story, { wish, who }: Doing): { mover: Seat; takeback: boolean } | null {
  if (story.isGathering) return inGathering(story, who, wish === 'back');
  const [mover] = story.deciding;
  if (mover === undefined) return null;
  if (wish === 'back') return takenBack(story);
  if (wish === 'small') {
    story.passed = null;
    return { mover, takeback: false };
  }
  const [spent, running] = [nth(story.spent, mover), nth(story.running, mover)];
  const { store } = settle(story, mover);
  story.passed = { by: mover, store, spent, running };
  story.isGathering = wish === 'gather';
  story.answered.clear();
  ask(story, wish === 'gather' ? [0, 1, 2] : [(mover + 1) % SEATS], mover);
  return { mover, takeback: false };
}

/** Whoever passed on and reconsiders pays for the time others were asked in. */
function takenBack(story: Story): { mover: Seat; takeback: boolean } | null {
  const { passed } = story;
  if (!passed) return null;
  for (const seat of story.deciding) story.running[seat] = null;
  story.deciding = [passed.by];
  story.stores[passed.by] = passed.store;
  story.spent[passed.by] = passed.spent;
  story.running[passed.by] = passed.running;
  story.isGathering = false;
  story.passed = null;
  return { mover: passed.by, takeback: true };
}

/** All answer at once; an answer is changed until the last one is there, and meanwhile costs nothing. */
function inGathering(story: Story, who: Seat, isBack: boolean): { mover: Seat; takeback: boolean } | null {
  if (isBack && story.passed && story.answered.size === 0) return takenBack(story);
  const before = story.answered.get(who);
  if (isBack !== (before !== undefined)) return null;
  if (before) {
    story.answered.delete(who);
    story.stores[who] = before.store;
    story.spent[who] = before.spent;
    story.running[who] = story.now + before.breath;
    story.deciding.push(who);
    return { mover: who, takeback: true };
  }
  story.passed = null;
  const breath = Math.max(0, (story.running[who] ?? 0) - story.now);
  story.answered.set(who, { ...settle(story, who), breath });
  story.deciding = story.deciding.filter(seat => seat !== who);
  if (story.deciding.length > 0) return { mover: who, takeback: false };
  // The last answer opens all of them: nothing before it can be changed.
  story.isGathering = false;
  ask(story, [(who + 1) % SEATS], who);
  return { mover: who, takeback: false };
}

/** Both run through the same story; at every step everybody has the same time left. */
function follow(wishes: readonly Doing[]): void {
  const story = dealt();
  const running: RunningClock = { turns: startClock(LIVE, SEATS), clock: LIVE, hours: ALWAYS_OPEN };
  const common = { saw: [0, 1, 2], shown: true, closing: null, breath: BREATH };
  passTurn(running, { ...common, breath: 0, step: 0, at: 0, deciding: [0], mover: null, takeback: false });
  let step = 0;
  for (const wish of wishes) {
    story.now += wish.wait;
    const done = goOn(story, wish);
    if (!done) continue;
    passTurn(running, { ...common, ...done, step: ++step, at: story.now, deciding: story.deciding });
    for (const seat of [0, 1, 2]) {
      const isAsked = story.deciding.includes(seat);
      const left = isAsked ? deadline(running, seat)! : nth(running.turns.stores, seat);
      const from = Math.max(story.now, story.running[seat] ?? 0);
      const expected = nth(story.stores, seat) + (isAsked ? from - usedBy(story, seat) : 0);
      expect({ step, seat, done, left }).toEqual({ step, seat, done, left: expected });
    }
  }
}

test('whatever is passed on, answered together and taken back: nobody wins time by it, and nobody else loses any', () => {
  fc.assert(fc.property(fc.array(doing, { minLength: 5, maxLength: 60 }), follow), {
    numRuns: 300,
    seed: 20_261_117,
  });
});
