import { expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { copyState } from '../copy.ts';
import type { State } from '../vocabulary.ts';
import { randomGame } from './table.ts';

const states = randomGame(2, 'copies').map(({ state }) => state);

test('the copy is what the generic one makes', () => {
  for (const state of states) expect(copyState(state)).toEqual(copy(state));
});

test('nothing that moves write on is shared', () => {
  const state: Read<State> = states[10]!;
  const before = copy(state);
  const one = copyState(state);
  one.options.sizes = 'preview';
  one.deck.push(1);
  one.row.push(1);
  one.rng[8]++;
  for (const player of one.players) {
    player.dealt.push(1);
    player.hand.push(1);
    player.plan.card = 17;
    player.landscape = [];
    player.closed = [];
  }
  expect(state).toEqual(before);
});
