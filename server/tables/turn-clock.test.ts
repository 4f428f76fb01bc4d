import { expect, test } from 'vitest';
import type { Clock } from '../../wire/agreed.ts';
import { deadline, lateAt, type Passage, passTurn, startClock } from './turn-clock.ts';

const NONE: Clock = { kind: 'none' };
const DAY: Clock = { kind: 'relaxed', hours: 24 };
const LIVE: Clock = { kind: 'live', minutes: 5, increment: 10 };
const HOUR = 3_600_000;

function played(clock: Clock, ...passages: Passage[]) {
  const turns = startClock(clock, 2);
  for (const passage of passages) passTurn(turns, clock, passage);
  return turns;
}

/** Somebody moved, and both saw it. */
const move = (step: number, passage: Pick<Passage, 'at' | 'deciding' | 'mover'>): Passage => ({
  step,
  saw: [0, 1],
  takeback: false,
  closing: null,
  ...passage,
});
const dealt = move(0, { at: 1000, deciding: [0], mover: null });

test('without a clock nothing ever runs out', () => {
  const turns = played(NONE, dealt);
  expect(deadline(turns, NONE, 0)).toBeNull();
  expect(lateAt(turns, NONE, 0)).toBeNull();
});

test('a move a day: a turn of many small moves has one deadline', () => {
  const turns = played(DAY, dealt, move(1, { at: 5000, deciding: [0], mover: 0 }));
  expect(deadline(turns, DAY, 0)).toBe(1000 + 24 * HOUR);
  expect(deadline(turns, DAY, 1)).toBeNull();
});

test('a move a day: the deadline starts when the turn comes', () => {
  const turns = played(DAY, dealt, move(1, { at: 9000, deciding: [1], mover: 0 }));
  expect(deadline(turns, DAY, 1)).toBe(9000 + 24 * HOUR);
  expect(lateAt(turns, DAY, 1)).toBe(9000 + 24 * HOUR + 600_000);
});

test('live: a turn draws on the store and then adds to it', () => {
  const turns = played(LIVE, dealt, move(1, { at: 61_000, deciding: [1], mover: 0 }));
  expect(turns.stores).toEqual([300_000 - 60_000 + 10_000, 300_000]);
  expect(deadline(turns, LIVE, 1)).toBe(61_000 + 300_000);
});

test('live: a store that is overdrawn is empty, not negative', () => {
  const turns = played(LIVE, dealt, move(1, { at: 1000 + 400_000, deciding: [1], mover: 0 }));
  expect(turns.stores[0]).toBe(10_000);
});

test('a timer runs on while what it closes stays the same', () => {
  const bids = (step: number, closing: string | null): Passage => ({
    ...move(step, { at: step * 100, deciding: [0, 1], mover: 0 }),
    closing,
  });
  const turns = played(NONE, bids(1, 'hammer 1'), bids(2, 'hammer 1'));
  expect(turns.closingSince).toBe(100);
  passTurn(turns, NONE, bids(3, 'hammer 2'));
  expect(turns.closingSince).toBe(300);
});

test('a bot that finishes a late turn stops when the turn passes on', () => {
  const turns = played(DAY, dealt);
  turns.late[0] = 'normal';
  passTurn(turns, DAY, move(1, { at: 2000, deciding: [0], mover: 0 }));
  expect(turns.late[0]).toBe('normal');
  passTurn(turns, DAY, move(2, { at: 3000, deciding: [1], mover: 0 }));
  expect(turns.late[0]).toBeNull();
});

test('live: answering and taking back earns no time', () => {
  const turns = played(LIVE, dealt, move(1, { at: 1000, deciding: [1], mover: 0 }));
  const earned = turns.stores[0];
  for (let n = 0; n < 3; n++) {
    passTurn(turns, LIVE, { ...move(2, { at: 1000, deciding: [0, 1], mover: 0 }), takeback: true });
    passTurn(turns, LIVE, move(3, { at: 1000, deciding: [1], mover: 0 }));
  }
  expect(turns.stores[0]).toBe(earned);
});

test('only those who saw a move have seen something', () => {
  const turns = played(NONE, dealt, { ...move(1, { at: 5000, deciding: [0, 1], mover: 0 }), saw: [0] });
  expect(turns.seen).toEqual([5000, 1000]);
});
