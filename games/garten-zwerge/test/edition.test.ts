import { describe, expect, test } from 'vitest';
import { play } from '../../../core/play.ts';
import { EDITION } from '../data/edition.ts';
import { gartenZwerge } from '../index.ts';
import { garden, sell } from './moves.ts';
import { position } from './position.ts';
import { testReadsEditions } from '../../../testkit/edition-tests.ts';
import { editionsOf } from '../../../testkit/editions.ts';

const { changed, faults, edited } = editionsOf(gartenZwerge);

testReadsEditions(gartenZwerge);

test.each([
  ['a pile of ten cards', 'piles.red.value', [1, 0, 2, 4, 3, 0, 0]],
  ['a pile without gold', 'piles.green.value', [1, 0, 0, 0, 3, 5]],
  ['21 gnomes', 'gnomes.value', [2, 3, 4, 5, 4, 2, 1]],
  ['a grey hat of value', 'values.curve.grey.value', 50],
  ['a value no notes can make', 'values.curve.blue.value', 475],
  ['a missing table of values', 'values.linear', undefined],
  ['a value for gold', 'values.curve.gold', { value: 4000, source: 'guess' }],
  ['a missing event', 'events.B9', undefined],
  ['an event nobody knows', 'events.B10', { value: { do: 'escape' }, source: 'guess' }],
  ['an effect nobody knows', 'events.G1.value.do', 'dance'],
  ['a job nobody knows', 'events.G1.value.job', 'sleep'],
  ['a field too much', 'events.B9.value.petals', 50],
  ['a source nobody knows', 'sums.goal.source', 'rumour'],
  ['no rounds at all', 'sums.lastRound.value', 0],
  ['no name', 'name', ''],
])('%s is a fault, and names its field: %s', (_, path, value) => {
  expect(faults(changed(path, value)).map(fault => fault.at)).toEqual([path]);
});

test.each([
  ['piles.red.value', [2, 0, 2, 4, 2, 0, 0], { a: 'lawful-value', clause: 'GZ-05' }],
  ['gnomes.value', [0, 0, 0, 0, 0, 0, 0], { a: 'lawful-value', clause: 'GZ-02' }],
  ['values.linear.grey.value', 100, { a: 'lawful-value', clause: 'GZ-26' }],
  ['sums.wage.value', 25, { a: 'lawful-value', clause: 'GZ-09' }],
  ['events.G4.value.petals', -50, { a: 'whole-number', min: 0, max: 1000 }],
])('a fault says what was expected: %s', (path, value, expected) => {
  expect(faults(changed(path, value))).toEqual([{ at: path, expected }]);
});

test('an event without an effect is a fault', () => {
  expect(faults(changed('events.G1.value', null)).map(fault => fault.at)).toEqual(['events.G1.value.do']);
});

describe('another edition in play', () => {
  const answer = (move: ReturnType<typeof garden>) => ({ seat: 0, move });

  test('[GZ-47] changes what a gnome sells for', () => {
    const game = gartenZwerge.open(edited('values.curve.blue.value', 650));
    const played = play(game, position({ free: 'blue brown' }), answer(sell('blue')));
    expect(played).toMatchObject({ ok: true, value: { events: [{ type: 'sold', petals: 650 }] } });
  });

  test('[GZ-20] changes what an event does', () => {
    const game = gartenZwerge.open(edited('events.B9.value', { do: 'wage', petals: 200 }));
    const played = play(game, position({ free: 'blue brown', event: 'B9' }), answer(garden('blue')));
    expect(played).toMatchObject({ ok: true, value: { events: [{ type: 'gardened', petals: 200 }] } });
  });

  test('[GZ-05] changes the odds', () => {
    const game = gartenZwerge.open(edited('piles.green.value', [0, 0, 0, 0, 0, 0, 9]));
    const before = position({ free: 'brown', shack: ['green+brown@1'] });
    const played = play(game, before, answer(garden('brown')));
    expect(played).toMatchObject({
      ok: true,
      value: { state: { stage: { name: 'over', because: 'gold' } } },
    });
  });

  test('leaves the shipped one alone', () => {
    gartenZwerge.open(edited('values.curve.blue.value', 650));
    expect(EDITION.values.curve.blue.value).toBe(500);
  });
});
