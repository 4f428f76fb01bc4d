import { describe, expect, test } from 'vitest';
import { position } from './position.ts';
import { by, pick, place, send, understood } from './table.ts';

const HANDS = position({ players: [{ landscape: 'P01 0 0 0', hand: 'P02 P04' }, {}] });
const picked = by(0, HANDS, pick('P04')).state;

describe('messages that could come from anybody', () => {
  test('[SR-34] any spot in sight is understood, so that it can be refused with its reason', () => {
    for (const move of [place(0, 20, 20), place(0, 3, 0), place(3, 0, 0)])
      expect(understood(picked, move)).toEqual(move);
  });

  test.each([
    {},
    { turn: 0 },
    { turn: 4, x: 0, y: 0 },
    { turn: 0, x: 0.5, y: 0 },
    { turn: 0, x: 1e9, y: 0 },
    { turn: 0, x: '0', y: 0 },
    { turn: 0, x: 0, y: null },
    { turn: 0, x: 0, y: -4, card: 'P02' },
  ])('%j is no placement', fields => {
    expect(understood(picked, { type: 'place', ...fields })).toBeNull();
  });

  test('[SR-19] any card may be named for the row, and only cards', () => {
    expect(understood(HANDS, send('P09'))).toEqual(send('P09'));
    for (const card of ['P19', 'P1', 4, null, undefined])
      expect(understood(HANDS, { type: 'send', card })).toBeNull();
    expect(understood(HANDS, { type: 'send', card: 'P09', seat: 1 })).toBeNull();
  });

  test('[SR-19] only cards in hand can be picked', () => {
    for (const card of ['P01', 'P99', 'constructor']) expect(understood(HANDS, pick(card))).toBeNull();
  });

  test.each([null, 'place', 7, [], { type: 'toString' }, { type: 'choose-ancestor', card: 'P04', turn: 0 }])(
    '%j is no move',
    json => {
      expect(understood(HANDS, json)).toBeNull();
    },
  );
});
