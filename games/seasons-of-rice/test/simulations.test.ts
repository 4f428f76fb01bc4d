import { expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import { advance, copyOf, draftOf, forward, legal, start } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { seasonsOfRice } from '../index.ts';
import type { State } from '../vocabulary.ts';

const game = seasonsOfRice.open(seasonsOfRice.edition);
const options = { sizes: 'rulebook', houses: 'size', lastCard: 'swap', younger: 'coin' } as const;
const random = randomOf(seedRng('simulations'));

/** Seat 0 has picked a card and looks for a spot, after so many random moves. */
function looking(after: number): State {
  const draft = draftOf(game, copyOf(game, start(game, { options, seats: 2, seed: 'spots' }).state));
  for (let n = 0; ; n++) {
    const question = nth(game.pending(draft.state), 0);
    const { plan } = nth(draft.state.players, 0);
    if (n >= after && question.seat === 0 && plan.card !== null && plan.spot === null) return draft.state;
    advance(draft, question.seat, random.pick(forward(game, draft.state, question)));
  }
}

test('simulations draw every legal spot and no other, each as often', () => {
  const world = looking(12);
  const spots = legal(game, world, 0).filter(({ type }) => type === 'place');
  const drawn = new Map(spots.map(spot => [JSON.stringify(spot), 0]));
  const each = 200;
  for (let n = 0; n < each * spots.length; n++) {
    const key = JSON.stringify(game.draw!(world, 0, random));
    drawn.set(key, (drawn.get(key) ?? Number.NaN) + 1);
  }
  expect(drawn.size).toBe(spots.length);
  for (const times of drawn.values()) expect(Math.abs(times - each)).toBeLessThan(6 * Math.sqrt(each));
});

test('nothing is drawn where no spot is looked for', () => {
  const world = looking(0);
  nth(world.players, 0).plan = { card: null, spot: null, send: null };
  expect(game.draw!(world, 0, random)).toBeNull();
});

test('[SR-19] another card may be picked, but simulations place the one they have', () => {
  const world = looking(0);
  const kinds = (moves: readonly { readonly type: string }[]) => new Set(moves.map(({ type }) => type));
  expect(kinds(legal(game, world, 0))).toEqual(new Set(['place', 'pick']));
  expect(kinds(forward(game, world, nth(game.pending(world), 0)))).toEqual(new Set(['place']));
});

test('a copy is what the generic copy makes', () => {
  const world = looking(20);
  expect(copyOf(game, world)).toEqual(copy(world));
});
