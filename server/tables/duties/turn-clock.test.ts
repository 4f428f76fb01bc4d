import { expect, test } from 'vitest';
import type { Clock } from '../../../wire/agreed.ts';
import { ALWAYS_OPEN, type Hours, hoursOf } from '../../clock/hours.ts';
import { deadline, lateAt, mayTry, type Passage, passTurn, startClock } from './turn-clock.ts';

const NONE: Clock = { kind: 'none' };
const DAY: Clock = { kind: 'relaxed', hours: 24 };
const LIVE: Clock = { kind: 'live', minutes: 5, increment: 10 };
const HOUR = 3_600_000;

function played(clock: Clock, ...passages: Passage[]) {
  return playedIn(ALWAYS_OPEN, clock, ...passages);
}

function playedIn(hours: Hours, clock: Clock, ...passages: Passage[]) {
  const running = { turns: startClock(clock, 2), clock, hours };
  for (const passage of passages) passTurn(running, passage);
  return running;
}

/** Somebody moved, and both saw it. */
const move = (step: number, passage: Pick<Passage, 'at' | 'deciding' | 'mover'>): Passage => ({
  step,
  saw: [0, 1],
  shown: true,
  takeback: false,
  closing: null,
  breath: 0,
  ...passage,
});
const dealt = move(0, { at: 1000, deciding: [0], mover: null });

test('without a clock nothing ever runs out', () => {
  const running = played(NONE, dealt);
  expect(deadline(running, 0)).toBeNull();
  expect(lateAt(running, 0)).toBeNull();
});

test('a move a day: a turn of many small moves has one deadline', () => {
  const running = played(DAY, dealt, move(1, { at: 5000, deciding: [0], mover: 0 }));
  expect(deadline(running, 0)).toBe(1000 + 24 * HOUR);
  expect(deadline(running, 1)).toBeNull();
});

test('a move a day: the deadline starts when the turn comes', () => {
  const running = played(DAY, dealt, move(1, { at: 9000, deciding: [1], mover: 0 }));
  expect(deadline(running, 1)).toBe(9000 + 24 * HOUR);
  expect(lateAt(running, 1)).toBe(9000 + 24 * HOUR + 600_000);
});

test('live: a turn draws on the store and then adds to it', () => {
  const running = played(LIVE, dealt, move(1, { at: 61_000, deciding: [1], mover: 0 }));
  expect(running.turns.stores).toEqual([300_000 - 60_000 + 10_000, 300_000]);
  expect(deadline(running, 1)).toBe(61_000 + 300_000);
});

test('live: a store that is overdrawn is empty, not negative', () => {
  const running = played(LIVE, dealt, move(1, { at: 1000 + 400_000, deciding: [1], mover: 0 }));
  expect(running.turns.stores[0]).toBe(10_000);
});

test('live: a turn that was passed on and taken back is one turn, at the expense of whoever passed it', () => {
  const back = { ...move(2, { at: 41_000, deciding: [0], mover: 0 }), takeback: true };
  const running = played(LIVE, dealt, move(1, { at: 31_000, deciding: [1], mover: 0 }), back);
  expect(running.turns.stores[1], 'the next player has spent nothing and earned nothing').toBe(300_000);
  expect([deadline(running, 0), deadline(running, 1)]).toEqual([301_000, null]);
  passTurn(running, move(3, { at: 61_000, deciding: [1], mover: 0 }));
  expect(running.turns.stores).toEqual([270_000 - 30_000 + 10_000, 300_000]);
});

test('taking back wins no time: no other day, no breath, no second grace', () => {
  const passed = { ...move(1, { at: 20 * HOUR, deciding: [1], mover: 0 }), breath: 2000 };
  const back = { ...move(2, { at: 20 * HOUR + 1000, deciding: [0], mover: 0 }), takeback: true };
  const day = played(DAY, dealt, passed, back);
  expect(deadline(day, 0)).toBe(1000 + 24 * HOUR);
  passTurn(day, passed);
  passTurn(day, back);
  expect(deadline(day, 0)).toBe(1000 + 24 * HOUR);

  const inGrace = [
    { ...passed, at: 309_000 },
    { ...back, at: 310_000 },
  ];
  const live = played(LIVE, dealt, ...inGrace);
  expect(lateAt(live, 0)).toBe(311_000);
});

test('a move that asks its player anew, together with others, earns nothing and is counted when it is taken back', () => {
  const running = played(LIVE, dealt);
  for (let n = 0; n < 100; n++) {
    expect(mayTry(running.turns, 0, 2)).toBe(true);
    passTurn(running, { ...move(1, { at: 2000, deciding: [0, 1], mover: 0 }), breath: 2000 });
    passTurn(running, { ...move(2, { at: 3000, deciding: [0], mover: 0 }), takeback: true });
    expect([deadline(running, 0), deadline(running, 1)]).toEqual([301_000, null]);
  }
  expect(mayTry(running.turns, 0, 1)).toBe(false);
});

test('whoever reconsiders while others still decide goes on where they had stopped', () => {
  const both = move(0, { at: 1000, deciding: [0, 1], mover: null });
  const answered = move(1, { at: 61_000, deciding: [1], mover: 0 });
  const back = { ...move(2, { at: 200_000, deciding: [0, 1], mover: 0 }), takeback: true };
  const hours = hoursOf(() => [{ from: 2000, to: 12_000 }]);
  const live = playedIn(hours, LIVE, both, answered, back);
  expect(deadline(live, 0)).toBe(200_000 + 300_000 - 50_000);
  expect(deadline(live, 1)).toBe(1000 + 10_000 + 300_000);
  expect(deadline(played(DAY, both, answered, back), 0)).toBe(140_000 + 24 * HOUR);
});

test('live: the clock of the next player stands for a breath', () => {
  const passed = { ...move(1, { at: 61_000, deciding: [1], mover: 0 }), breath: 2000 };
  const running = played(LIVE, dealt, passed);
  expect(deadline(running, 1)).toBe(63_000 + 300_000);
  passTurn(running, move(2, { at: 62_000, deciding: [0], mover: 1 }));
  expect(running.turns.stores[1], 'an answer within it costs nothing').toBe(310_000);
});

test('a timer runs on while what it closes stays the same', () => {
  const bids = (step: number, closing: string | null): Passage => ({
    ...move(step, { at: step * 100, deciding: [0, 1], mover: 0 }),
    closing,
  });
  const running = played(NONE, bids(1, 'hammer 1'), bids(2, 'hammer 1'));
  expect(running.turns.closingSince).toBe(100);
  passTurn(running, bids(3, 'hammer 2'));
  expect(running.turns.closingSince).toBe(300);
});

test('a timer begins anew with a new question, even if that closes in the same way', () => {
  const asks = (step: number, deciding: number[], mover: number | null): Passage => ({
    ...move(step, { at: step * 100, deciding, mover }),
    closing: 'open-fists',
  });
  const running = played(NONE, asks(1, [0, 1], null), asks(2, [1], 0));
  passTurn(running, { ...asks(3, [0, 1], 0), takeback: true });
  expect(running.turns.closingSince).toBe(100);
  passTurn(running, asks(4, [1], 0));
  passTurn(running, asks(5, [0], 1));
  expect(running.turns.closingSince).toBe(500);
  passTurn(running, asks(6, [0], null));
  expect(running.turns.closingSince).toBe(600);
});

test('a bot that finishes a late turn stops when the turn passes on', () => {
  const running = played(DAY, dealt);
  running.turns.late[0] = 'normal';
  passTurn(running, move(1, { at: 2000, deciding: [0], mover: 0 }));
  expect(running.turns.late[0]).toBe('normal');
  passTurn(running, move(2, { at: 3000, deciding: [1], mover: 0 }));
  expect(running.turns.late[0]).toBeNull();
});

test('an hour in which time stood still is nobody’s: not on a deadline, not on a store, however often the log is read', () => {
  const hours = hoursOf(() => [{ from: 20_000, to: 20_000 + HOUR }]);
  const passed = move(1, { at: 61_000 + HOUR, deciding: [1], mover: 0 });
  const day = playedIn(hours, DAY, dealt);
  expect(deadline(day, 0)).toBe(1000 + 25 * HOUR);
  expect(lateAt(day, 0)).toBe(1000 + 25 * HOUR + 600_000);
  const live = playedIn(hours, LIVE, dealt, passed);
  expect(live.turns.stores).toEqual([300_000 - 60_000 + 10_000, 300_000]);
  expect(deadline(live, 1)).toBe(61_000 + HOUR + 300_000);
  const after = playedIn(
    hoursOf(() => [{ from: 2 * HOUR, to: 3 * HOUR }]),
    LIVE,
    dealt,
    { ...passed, at: 61_000 },
  );
  expect(after.turns.stores[0]).toBe(300_000 - 60_000 + 10_000);
});

test('live: answering and taking back earns no time', () => {
  const running = played(LIVE, dealt, move(1, { at: 1000, deciding: [1], mover: 0 }));
  const earned = running.turns.stores[0];
  for (let n = 0; n < 3; n++) {
    passTurn(running, { ...move(2, { at: 1000, deciding: [0, 1], mover: 0 }), takeback: true });
    passTurn(running, move(3, { at: 1000, deciding: [1], mover: 0 }));
  }
  expect(running.turns.stores[0]).toBe(earned);
});

test('only those who saw a move have seen something', () => {
  const running = played(NONE, dealt, { ...move(1, { at: 5000, deciding: [0, 1], mover: 0 }), saw: [0] });
  expect(running.turns.seen).toEqual([5000, 1000]);
});

test('what somebody does in secret is another question for them, and the same as before for everybody else', () => {
  const both = move(0, { at: 1000, deciding: [0, 1], mover: null });
  const secret = { ...move(1, { at: 2000, deciding: [0, 1], mover: 0 }), saw: [0], shown: false };
  const { turns } = played(NONE, both, secret);
  expect([turns.standing, turns.openly]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('whoever answers last and is asked again at once has a new turn, with all its time', () => {
  const both = move(0, { at: 1000, deciding: [0, 1], mover: null });
  const first = move(1, { at: 2000, deciding: [1], mover: 0 });
  const last = move(2, { at: 9 * HOUR, deciding: [0, 1], mover: 1 });
  const day = played(DAY, both, first);
  day.turns.late[1] = 'normal';
  passTurn(day, last);
  expect(deadline(day, 0)).toBe(33 * HOUR);
  expect(deadline(day, 1)).toBe(33 * HOUR);
  expect(day.turns.late[1]).toBeNull();
  const live = played(LIVE, both, first, { ...last, at: 61_000 });
  expect(live.turns.stores).toEqual([300_000 - 1000 + 10_000, 300_000 - 60_000 + 10_000]);
});

test('second thoughts are counted until the next turn, however often somebody decides', () => {
  const running = played(NONE, move(0, { at: 0, deciding: [0, 1], mover: null }));
  for (let n = 0; n < 100; n++) {
    expect(mayTry(running.turns, 0, 2)).toBe(true);
    passTurn(running, move(1, { at: 0, deciding: [1], mover: 0 }));
    passTurn(running, { ...move(2, { at: 0, deciding: [0, 1], mover: 0 }), takeback: true });
  }
  expect(mayTry(running.turns, 0, 1)).toBe(false);
  expect(mayTry(running.turns, 1, 1)).toBe(true);
  passTurn(running, move(3, { at: 0, deciding: [1], mover: 0 }));
  passTurn(running, move(4, { at: 0, deciding: [0, 1], mover: 1 }));
  expect(mayTry(running.turns, 0, 1)).toBe(true);
});
