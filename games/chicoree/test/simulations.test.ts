import { expect, test } from 'vitest';
import { copyOf, forward, legal, start } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { cardCalled } from '../data/cards.ts';
import { chicoree } from '../index.ts';

const game = chicoree.open(chicoree.edition);
const options = { start: 0, auction: 'in-turn', countdown: 6, clock: 'off', noFlowers: 'unpaid' } as const;

/** Seat 0 has laid out one of its two cards for a challenge. */
function choosing() {
  const world = copyOf(game, start(game, { options, seats: 2, seed: 'simulations' }).state);
  const player = nth(world.players, 0);
  player.hand[cardCalled('seed')] = 1;
  player.hand[cardCalled('sowing')] = 1;
  player.staked = [cardCalled('seed')];
  world.agenda = [{ do: 'challenge', card: cardCalled('flowers-1') }];
  return world;
}

const kinds = (moves: readonly { readonly type: string }[]) => moves.map(({ type }) => type);

test('taking a card up again is legal, but simulations do not go round in circles', () => {
  const world = choosing();
  expect(kinds(legal(game, world, 0))).toEqual(['stake', 'unstake', 'close-hand']);
  expect(kinds(forward(game, world, nth(game.pending(world), 0)))).toEqual(['stake', 'close-hand']);
});

test('where nothing else is legal they do that', () => {
  const question = { seat: 0, moves: ['unstake'] as const };
  const asked = { ...game, pending: () => [question] };
  expect(kinds(forward(asked, choosing(), question))).toEqual(['unstake']);
});
