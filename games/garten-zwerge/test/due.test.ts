import { describe, expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import type { PledgeName } from '../data/words.ts';
import type { Promised, State } from '../vocabulary.ts';
import { accept, call, CLOSE, enter, garden, offer, pledge, propose, seek, STAND } from './moves.ts';
import { position, type Wish } from './position.ts';
import { game, play, playAs, told } from './table.ts';

/** Seat 1 has promised something to another seat, this round. */
const promised = (what: PledgeName, to: number, wish: Wish = {}) =>
  position({
    free: 'red brown',
    others: [{ free: 'brown red' }, { free: 'orange' }],
    options: { auctions: 'free' },
    promises: [{ id: 0, round: 2, by: 1, to, what, words: what === 'words' ? 'a cake' : '', state: 'open' }],
    ...wish,
  });
const isDue = (state: Read<State>) => game.view(state, 1).promises[0]!.due;
const settled = (state: Read<State>): Promised['state'] => state.promises[0]!.state;

describe('[GZ-72] the moment of a promise', () => {
  test('[GZ-72] to lend: while the other seeks, until the calling ends', () => {
    const before = promised('lend', 0);
    const searching = play(before, seek('red'), call()).state;
    const ended = playAs(searching, [2, propose('orange', 0)], [1, STAND], [0, CLOSE]).state;
    expect([before, searching, ended].map(isDue)).toEqual([false, true, false]);
    expect(isDue(play(before, offer('red')).state), 'an offer is no search').toBe(false);
    expect(isDue(play(promised('lend', 2), seek('red'), call()).state), 'somebody else seeks').toBe(false);
  });

  test('[GZ-72] not to outbid: while something is offered to both', () => {
    const before = promised('no-outbid', 2);
    const offering = play(before, offer('red')).state;
    const ended = playAs(offering, [2, propose(null, 50)], [1, STAND], [0, CLOSE]).state;
    expect([before, offering, ended].map(isDue)).toEqual([false, true, false]);
    expect(isDue(play(before, seek('red'), call()).state), 'a search is no offer').toBe(false);
    const lonely = promised('no-outbid', 2, { others: [{ free: 'brown' }, {}] });
    expect(isDue(play(lonely, offer('red')).state), 'the other cannot bid').toBe(false);
  });

  test('[GZ-72] anything else: on the own turn', () => {
    const before = promised('enter-0', 0);
    const own = play(before, garden('red')).state;
    expect([before, own].map(isDue)).toEqual([false, true]);
    const bought = playAs(play(before, offer('red')).state, [1, propose(null, 50)], [0, accept(1, 1)]).state;
    expect(bought.stage).toMatchObject({ name: 'pairing', seat: 1 });
    expect(isDue(bought), 'a partner is chosen, no job').toBe(false);
  });

  test('[GZ-72] a settled one has none', () => {
    const own = play(promised('enter-0', 0), garden('red')).state;
    const kept = playAs(own, [1, enter('brown', 0)], [2, garden('orange')], [0, garden('brown')]).state;
    expect(kept.stage).toEqual({ name: 'jobs', seat: 1 });
    expect([settled(kept), isDue(kept)]).toEqual(['kept', false]);
  });
});

describe('[GZ-72] what does not settle a promise', () => {
  test('[GZ-72] somebody else in the contest', () => {
    expect(settled(play(promised('avoid-0', 2), enter('red', 0)).state)).toBe('open');
  });

  const searched = (what: PledgeName, to: number, wish: Wish = {}) => {
    const searching = play(promised(what, to, wish), seek('red'), call()).state;
    return settled(playAs(searching, [2, propose('orange', 0)], [0, accept(2, 1)]).state);
  };

  test('[GZ-72] a search of somebody else, or one without being asked', () => {
    expect(searched('lend', 0)).toBe('broken');
    expect(searched('lend', 2)).toBe('open');
    expect(searched('lend', 0, { others: [{}, { free: 'orange brown' }] })).toBe('open');
    expect(searched('words', 0)).toBe('open');
  });

  const offered = (what: PledgeName, to: number, ...bids: readonly (readonly [number, number])[]) => {
    const calls = bids.map(
      ([seat, petals]) => [seat, propose(null, petals, pledge('proposer', 'lend'))] as const,
    );
    const offering = play(promised(what, to), offer('red')).state;
    return settled(playAs(offering, ...calls, [0, accept(calls[0]![0], 1)]).state);
  };

  test('[GZ-72] an offer, for a promise to lend', () => {
    expect(offered('lend', 0, [2, 100])).toBe('open');
  });

  test('[GZ-72] not to outbid: an equal bid, a bid alone, or none', () => {
    expect(offered('no-outbid', 2, [2, 100], [1, 150])).toBe('broken');
    expect(offered('no-outbid', 2, [2, 100], [1, 100])).toBe('open');
    expect(offered('no-outbid', 2, [1, 150])).toBe('open');
    expect(offered('no-outbid', 2, [2, 0])).toBe('open');
    expect(offered('words', 2, [2, 100], [1, 150])).toBe('open');
  });

  test('[GZ-72] not to outbid: a search', () => {
    const searching = play(promised('no-outbid', 2), seek('red'), call()).state;
    const { state } = playAs(
      searching,
      [2, propose('orange', 50)],
      [1, propose('brown', 100)],
      [0, accept(2, 1)],
    );
    expect(settled(state)).toBe('open');
  });

  test.each(['lend', 'no-outbid', 'words'] as const)('[GZ-72] the end of its own round: %s', what => {
    const last = promised(what, 0, { free: 'brown', others: [] });
    const { state, events } = play(last, garden('brown'));
    expect(told(events, 'promise-settled')).toEqual([]);
    expect([state.round, settled(state)]).toEqual([3, 'open']);
  });
});
