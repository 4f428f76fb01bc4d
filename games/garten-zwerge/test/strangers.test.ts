import { describe, expect, test } from 'vitest';
import { choices } from '../../../core/play.ts';
import { STRANGE_MOVES } from '../../../testkit/strange-moves.ts';
import { call, fist, garden, offer, propose, seek } from './moves.ts';
import { position } from './position.ts';
import { game, play, refusal, understood } from './table.ts';

const others = [{ free: 'brown' }, { free: 'orange' }];
const free = position({ free: 'red', others, options: { auctions: 'free' } });

describe('moves of which only a few are listed', () => {
  test('[GZ-69] any proposal is understood, not only those that are offered', () => {
    const searching = play(free, seek('red'), call()).state;
    const odd = propose('brown', 650, { by: 'active', what: 'words', words: 'a cake' });
    expect(choices(game, searching, 1).map(({ move }) => move)).not.toContainEqual(odd);
    expect(understood(searching, { ...odd })).toEqual(odd);
    expect(refusal(searching, odd, 1)).toBeNull();
  });

  test.each([
    {},
    { hat: 1 },
    { hat: 7, petals: 0, pledges: [] },
    { hat: 1, petals: -50, pledges: [] },
    { hat: 1, petals: '50', pledges: [] },
    { hat: 1, petals: 50, pledges: 'lend' },
    { hat: 1, petals: 50, pledges: [null] },
    { hat: 1, petals: 50, pledges: [{ by: 'me', what: 'lend', words: '' }] },
    { hat: 1, petals: 50, pledges: [{ by: 'active', what: 'steal', words: '' }] },
    { hat: 1, petals: 50, pledges: [{ by: 'active', what: 'words', words: 'x'.repeat(101) }] },
  ])('[GZ-69] %j is no proposal', fields => {
    expect(understood(play(free, seek('red'), call()).state, { type: 'propose', ...fields })).toBeNull();
  });

  test('[GZ-70] a condition in words is understood, and trimmed', () => {
    const seeking = play(free, seek('red')).state;
    expect(understood(seeking, { type: 'call', atLeast: 1, duty: null, words: ' no tricks ' })).toEqual(
      call({ words: 'no tricks' }),
    );
    for (const bad of [
      { atLeast: 6 },
      { atLeast: 0 },
      { duty: 'dance' },
      { words: 3 },
      { words: 'x'.repeat(101) },
    ])
      expect(understood(seeking, { type: 'call', atLeast: 1, duty: null, words: '', ...bad })).toBeNull();
  });

  test('[GZ-10] any number of petals is understood as a fist, so that an odd one is refused with its reason', () => {
    const offering = play(position({ free: 'red', others }), offer('red')).state;
    expect(understood(offering, { type: 'close-fist', petals: 75 })).toEqual(fist(75));
    for (const petals of [-50, 0.5, '50', null])
      expect(understood(offering, { type: 'close-fist', petals })).toBeNull();
  });

  test('[GZ-23] a gnome one does not have is understood', () => {
    expect(understood(position({ free: 'red' }), garden('green'))).toEqual(garden('green'));
  });
});

test.each([
  ...STRANGE_MOVES,
  'garden',
  { type: 'garden', hat: 7 },
  { type: 'garden', hat: 3, seat: 1 },
  { type: 'contest', hat: 3, contest: 2 },
  { type: 'mark', promise: '0', kept: true },
  { type: 'pass', seat: 1 },
])('%j is no move of this game', json => {
  expect(understood(position({ free: 'red' }), json)).toBeNull();
});

test('the list of choices stays short', () => {
  const rich = position({
    free: 'grey brown brown orange red blue green',
    petals: 9000,
    others: [{ free: 'grey brown orange red blue green', petals: 9000 }],
  });
  const calling = { ...rich, options: { ...rich.options, auctions: 'free' as const } };
  for (const state of [
    rich,
    play(rich, seek('red')).state,
    play(rich, seek('red'), call()).state,
    play(rich, offer('red')).state,
  ])
    for (const { seat } of game.pending(state)) expect(choices(game, state, seat).length).toBeLessThan(70);
  const board = play(calling, seek('red'), call()).state;
  const message = { view: game.view(board, 1), choices: choices(game, board, 1) };
  expect(JSON.stringify(message).length).toBeLessThan(15_000);
});
