import { describe, expect, test } from 'vitest';
import { close } from '../../../core/play.ts';
import {
  accept,
  call,
  CLOSE,
  DECLINE,
  enter,
  garden,
  mark,
  offer,
  pair,
  pledge,
  propose,
  seek,
  sell,
  STAND,
  WITHDRAW,
} from './moves.ts';
import { position, type Wish } from './position.ts';
import { game, petals, play, playAs, refusal, told, understood } from './table.ts';

const free = (wish: Wish) => position({ ...wish, options: { auctions: 'free', ...wish.options } });

const before = free({
  free: 'red brown',
  others: [{ free: 'brown orange' }, { free: 'orange', petals: 300 }],
});
const searching = play(before, seek('red'), call()).state;
const offering = play(before, offer('red')).state;

describe('calling', () => {
  test('[GZ-68] no fists: everybody may call at once', () => {
    expect(searching.stage).toEqual({ name: 'calls', open: true });
    expect(game.pending(searching).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(game.race!(searching)).toBe(true);
    expect(game.race!(before)).toBe(false);
    const closed = playAs(offering, [1, propose(null, 50)], [2, STAND], [0, CLOSE]).state;
    expect([game.race!(closed), game.timer!(closed)]).toEqual([false, null]);
  });

  test('[GZ-69] proposals are seen by all, changed in any direction, and withdrawn', () => {
    const first = playAs(
      searching,
      [1, propose('brown', 300)],
      [2, propose('orange', 200)],
      [1, propose('orange', 400)],
    );
    const board = game.view(first.state, 'spectator').auction!.parties.map(({ proposal }) => proposal);
    expect(board).toMatchObject([
      null,
      { version: 2, hat: 2, petals: 400 },
      { version: 1, hat: 2, petals: 200 },
    ]);
    const { state } = playAs(first.state, [1, WITHDRAW]);
    expect(state.auction!.proposals[1]).toBeNull();
    expect(refusal(state, WITHDRAW, 1)).toMatchObject({ code: 'no-proposal' });
  });

  test('[GZ-69] a withdrawal lets those speak again who had fallen silent', () => {
    const { state } = playAs(searching, [1, propose('brown', 300)], [2, STAND], [1, WITHDRAW]);
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test('[GZ-69] three promises at most', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, n) => pledge('proposer', 'words', `cake ${n}`));
    expect(refusal(searching, propose('brown', 0, ...words(3)), 1)).toBeNull();
    expect(refusal(searching, propose('brown', 0, ...words(4)), 1)).toMatchObject({ code: 'odd-promise' });
  });

  test('[GZ-30] only gnomes that are there can be proposed', () => {
    expect(refusal(searching, propose('red', 0), 1)).toMatchObject({
      code: 'no-such-gnome',
      clause: 'GZ-23',
    });
  });

  test('[GZ-26] and no grey ones', () => {
    const lazy = play(free({ free: 'red', others: [{ free: 'brown grey' }] }), seek('red'), call()).state;
    expect(refusal(lazy, propose('grey', 0), 1)).toEqual({ code: 'lazy', clause: 'GZ-26' });
  });

  test('[GZ-40] where nobody could answer, nobody is asked', () => {
    const { state } = play(free({ free: 'red brown' }), offer('red'));
    expect([petals(state), state.stage.name]).toEqual([1550, 'jobs']);
  });

  test('[GZ-69] a price may be a promise, or petals and promises', () => {
    const { state } = playAs(searching, [
      1,
      propose('brown', 100, pledge('active', 'lend'), pledge('proposer', 'words', 'a cake')),
    ]);
    expect(state.auction!.proposals[1]!.pledges).toHaveLength(2);
  });

  test('[GZ-69] a changed proposal cannot slip in: the acceptance names its version', () => {
    const { state } = playAs(searching, [1, propose('brown', 100)], [1, propose('brown', 900)]);
    expect(refusal(state, accept(1, 1), 0)).toMatchObject({ code: 'proposal-changed', clause: 'GZ-69' });
    expect(refusal(state, accept(1, 2), 0)).toBeNull();
  });

  test('[GZ-70] the seeker may demand a hat, and anything else in words', () => {
    const { state } = play(before, seek('red'), call({ atLeast: 'orange', words: 'no tricks' }));
    expect(game.view(state, 1).auction).toMatchObject({ atLeast: 2, words: 'no tricks' });
    expect(refusal(state, propose('brown', 0), 1)).toMatchObject({ code: 'hat-too-low', clause: 'GZ-29' });
    expect(refusal(play(before, seek('red')).state, call({ duty: 'no-seek' }))).toMatchObject({
      code: 'no-duties',
    });
  });

  test('[GZ-68] no markers limit what is asked or paid', () => {
    expect(refusal(searching, propose('brown', 3100), 1)).toBeNull();
    const rich = free({ free: 'red', others: [{ free: 'brown', petals: 3800 }] });
    const { state } = playAs(play(rich, offer('red')).state, [1, propose(null, 3800)], [0, accept(1, 1)]);
    expect([petals(state), petals(state, 1)]).toEqual([5300, 0]);
    expect(refusal(searching, propose('brown', 3125), 1)).toMatchObject({ code: 'not-in-steps' });
    expect(understood(searching, { type: 'propose', hat: 1, petals: 1e300, pledges: [] })).toBeNull();
  });

  test('[GZ-69] whoever has no petals may offer promises', () => {
    const poor = free({ free: 'red', others: [{ free: 'brown', petals: 0 }] });
    const { state } = play(poor, offer('red'));
    expect(state.auction!.asked).toEqual([1]);
    expect(refusal(state, propose(null, 50), 1)).toMatchObject({ code: 'too-few-petals', clause: 'GZ-71' });
    const deal = playAs(state, [1, propose(null, 0, pledge('proposer', 'lend'))], [0, accept(1, 1)]).state;
    expect(deal.stage).toMatchObject({ name: 'pairing', seat: 1 });
    expect([petals(deal), petals(deal, 1)]).toEqual([1500, 0]);
    const closed = position({ free: 'red', others: [{ free: 'brown', petals: 0 }] });
    expect(petals(play(closed, offer('red')).state), 'with closed fists nobody can bid').toBe(1550);
  });
});

describe('a deal', () => {
  const { state, events } = playAs(searching, [1, propose('brown', 300)], [0, accept(1, 1)]);

  test('[GZ-71] is paid at once', () => {
    expect([petals(state), petals(state, 1)]).toEqual([1200, 1800]);
    expect(told(events, 'dealt')).toMatchObject([{ with: 1, petals: 300 }]);
    expect(state.players[0]!.shack).toEqual([{ own: 3, partner: 1, owner: 1 }]);
  });

  test('[GZ-71] is kept in the ledger with all proposals', () => {
    expect(state.ledger).toMatchObject([
      { with: 1, petals: 300, limit: null, prices: [{ by: 1, petals: 300, hat: 1 }] },
    ]);
    const promised = playAs(offering, [1, propose(null, 0, pledge('proposer', 'lend'))], [0, accept(1, 1)]);
    expect(promised.state.ledger).toMatchObject([{ prices: [{ by: 1, petals: 0, hat: null }] }]);
  });

  test('[GZ-71] all one has may be paid', () => {
    expect(refusal(playAs(searching, [1, propose('brown', 1500)]).state, accept(1, 1), 0)).toBeNull();
  });

  test('[GZ-71] there is no credit', () => {
    const dear = playAs(searching, [1, propose('brown', 1550)]).state;
    expect(refusal(dear, accept(1, 1), 0)).toEqual({
      code: 'too-few-petals',
      clause: 'GZ-71',
      with: { petals: 1550, held: 1500 },
    });
    expect(refusal(offering, propose(null, 350), 2)).toMatchObject({
      code: 'too-few-petals',
      clause: 'GZ-71',
    });
  });

  test('[GZ-45] an offered gnome’s buyer picks a partner afterwards', () => {
    const sold = playAs(offering, [2, propose(null, 200)], [0, accept(2, 1)]).state;
    expect(sold.stage).toMatchObject({ name: 'pairing', seat: 2 });
    expect(play(sold, pair('orange')).state.players[2]!.shack).toEqual([{ own: 2, partner: 3, owner: 0 }]);
  });
});

describe('whoever offers', () => {
  test('[GZ-73] must take one as soon as there is one, however bad', () => {
    const { state } = playAs(offering, [2, propose(null, 50)], [1, STAND], [0, CLOSE]);
    expect(state.stage).toEqual({ name: 'calls', open: false });
    expect(refusal(state, DECLINE, 0)).toMatchObject({ code: 'must-take-one', clause: 'GZ-73' });
    expect(refusal(state, accept(2, 1), 0)).toBeNull();
  });

  test('[GZ-73] may take any of them', () => {
    const { state } = playAs(offering, [1, propose(null, 500)], [2, propose(null, 50)], [0, accept(2, 1)]);
    expect(petals(state)).toBe(1550);
  });

  test('[GZ-73] keeps the garden only if nobody calls', () => {
    const { state } = playAs(offering, [1, STAND], [2, STAND], [0, CLOSE]);
    expect(petals(state)).toBe(1550);
    expect(state.players[0]!.garden[3]).toBe(1);
  });

  test('[GZ-73][GZ-A28] cannot end the calling before each of the others has called or is silent', () => {
    const unheard = (...spoken: Parameters<typeof playAs>[1][]) => {
      const refused = refusal(playAs(offering, ...spoken).state, CLOSE, 0);
      return refused?.code === 'not-all-heard' ? refused.with.unheard : 0;
    };
    expect(refusal(offering, CLOSE, 0)).toEqual({
      code: 'not-all-heard',
      clause: 'GZ-A28',
      with: { unheard: 2 },
    });
    expect(unheard([1, STAND])).toBe(1);
    expect(unheard([1, STAND], [2, STAND])).toBe(0);
    expect(unheard([1, propose(null, 50)], [2, STAND])).toBe(0);
    expect(unheard([2, STAND], [1, propose(null, 50)]), 'a call wakes who has not called').toBe(1);
    expect(unheard([1, propose(null, 50)], [1, WITHDRAW], [2, STAND])).toBe(0);
  });

  test('[GZ-A03] nothing at all is no proposal', () => {
    expect(refusal(offering, propose(null, 0), 1)).toMatchObject({
      code: 'offers-nothing',
      clause: 'GZ-A03',
    });
    expect(refusal(offering, propose(null, 0, pledge('proposer', 'lend')), 1)).toBeNull();
    expect(refusal(offering, propose(null, 0, pledge('active', 'lend')), 1)).toMatchObject({
      code: 'offers-nothing',
    });
  });
});

describe('[GZ-72] promises', () => {
  const deal = (...pledges: ReturnType<typeof pledge>[]) =>
    playAs(searching, [1, propose('brown', 100, ...pledges)], [0, accept(1, 1)]);

  test('[GZ-72] are noted between the two', () => {
    const { state, events } = deal(pledge('active', 'enter-1'), pledge('proposer', 'avoid-0'));
    expect(state.promises).toMatchObject([
      { id: 0, by: 0, to: 1, what: 'enter-1', state: 'open' },
      { id: 1, by: 1, to: 0, what: 'avoid-0', state: 'open' },
    ]);
    expect(told(events, 'promised')).toHaveLength(2);
  });

  test('[GZ-72] are enforced by nobody, but seen to be kept or broken', () => {
    const { state } = deal(pledge('active', 'enter-1'), pledge('proposer', 'avoid-0'));
    expect(game.view(state, 0).promises[1]!.due).toBe(true);
    const broken = playAs(state, [1, enter('orange', 0)]);
    expect(told(broken.events, 'promise-settled')).toMatchObject([{ id: 1, state: 'broken' }]);
    const kept = playAs(broken.state, [2, garden('orange')], [0, enter('brown', 1)]);
    expect(told(kept.events, 'promise-settled')).toMatchObject([{ id: 0, state: 'kept' }]);
  });

  test('[GZ-72] what was left undone is broken when jobs are over, what was avoided is kept', () => {
    const { state } = deal(pledge('active', 'enter-1'), pledge('proposer', 'avoid-0'));
    const { events } = playAs(state, [1, garden('orange')], [2, garden('orange')], [0, garden('brown')]);
    expect(told(events, 'promise-settled').map(({ id, state: now }) => [id, now])).toEqual([
      [0, 'broken'],
      [1, 'kept'],
    ]);
  });

  test('[GZ-72] a promised entry lapses when there is no contest', () => {
    const rainy = play(
      free({ free: 'red', event: 'G2', others: [{ free: 'brown' }] }),
      seek('red'),
      call(),
    ).state;
    const { events } = playAs(
      rainy,
      [1, propose('brown', 0, pledge('active', 'enter-0'))],
      [0, accept(1, 1)],
    );
    expect(told(events, 'promise-settled')).toMatchObject([{ state: 'lapsed' }]);
  });

  const PROMISE = { id: 0, round: 2, words: '', state: 'open' } as const;

  test('[GZ-72] to lend is kept by a proposal in the other’s next search', () => {
    const lending = free({
      free: 'red',
      others: [{ free: 'brown' }, { free: 'orange' }],
      promises: [{ ...PROMISE, by: 1, to: 0, what: 'lend' }],
    });
    const open = play(lending, seek('red'), call()).state;
    expect(game.view(open, 1).promises[0]!.due).toBe(true);
    const kept = playAs(open, [1, propose('brown', 500)], [2, STAND], [0, CLOSE], [0, DECLINE]);
    expect(told(kept.events, 'promise-settled')).toMatchObject([{ state: 'kept' }]);
    const broken = playAs(open, [2, propose('orange', 500)], [0, accept(2, 1)]);
    expect(told(broken.events, 'promise-settled')).toMatchObject([{ state: 'broken' }]);
  });

  test('[GZ-72] not to outbid is broken by a higher proposal', () => {
    const bidding = free({
      free: 'red',
      others: [{ free: 'brown' }, { free: 'orange' }],
      promises: [{ ...PROMISE, by: 1, to: 2, what: 'no-outbid' }],
    });
    const open = play(bidding, offer('red')).state;
    expect(game.view(open, 1).promises[0]!.due).toBe(true);
    const { events } = playAs(open, [2, propose(null, 100)], [1, propose(null, 150)], [0, accept(2, 1)]);
    expect(told(events, 'promise-settled')).toMatchObject([{ state: 'broken' }]);
  });

  test('[GZ-72] promises without a moment of their own end after the next round', () => {
    const late = free({
      round: 3,
      free: 'brown',
      promises: [
        { ...PROMISE, by: 1, to: 0, what: 'lend' },
        { ...PROMISE, id: 1, by: 1, to: 2, what: 'no-outbid' },
      ],
    });
    const { events } = play(late, garden('brown'));
    expect(told(events, 'promise-settled').map(({ state }) => state)).toEqual(['lapsed', 'kept']);
  });

  test('[GZ-72] words are marked by the one who gave them, on their turn', () => {
    const spoken = free({
      free: 'brown',
      promises: [{ ...PROMISE, by: 0, to: 1, what: 'words', words: 'a cake' }],
    });
    expect(game.view(spoken, 0).promises[0]!.due).toBe(true);
    const { state, events } = play(spoken, mark(0, true));
    expect(told(events, 'promise-settled')).toMatchObject([{ words: 'a cake', state: 'kept' }]);
    expect(game.pending(state)).toMatchObject([{ seat: 0 }]);
    expect(refusal(state, mark(0, false))).toMatchObject({ code: 'not-yours-to-mark', clause: 'GZ-72' });
    expect(play(spoken, mark(0, false)).state.promises[0]!.state).toBe('broken');
  });

  test('[GZ-72] other promises than words are not marked by hand', () => {
    const lending = free({ free: 'brown', promises: [{ ...PROMISE, by: 0, to: 1, what: 'lend' }] });
    expect(refusal(lending, mark(0, true))).toMatchObject({ code: 'not-yours-to-mark' });
  });

  test('only the latest settled promises are remembered', () => {
    const many = Array.from({ length: 12 }, (_, id) => ({
      ...PROMISE,
      id,
      by: 0,
      to: 1,
      what: 'words' as const,
      words: `${id}`,
    }));
    let state = free({ free: 'brown', promises: many });
    for (const { id } of many) state = play(state, mark(id, true)).state;
    expect(state.promises.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(state.promised).toBe(12);
  });
});

describe('[GZ-A28] the end of calling', () => {
  test('[GZ-A28] comes when everybody is silent; a call wakes the others', () => {
    const quiet = playAs(searching, [1, propose('brown', 300)], [1, STAND], [0, STAND]);
    expect(game.pending(quiet.state).map(({ seat }) => seat)).toEqual([2]);
    const woken = playAs(quiet.state, [2, propose('orange', 100)]).state;
    expect(game.pending(woken).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    const over = playAs(woken, [1, STAND], [2, STAND], [0, STAND]);
    expect(over.state.stage).toEqual({ name: 'calls', open: false });
    expect(told(over.events, 'calling-ended')).toMatchObject([{ by: 'silence', proposals: 2 }]);
  });

  test('[GZ-A28] comes when time is up', () => {
    expect(game.timer!(searching)).toEqual({ seconds: 20, closing: { type: 'end-calling', calls: 0 } });
    const { state, events } = close(game, searching)!;
    expect(told(events, 'calling-ended')).toMatchObject([{ by: 'clock', proposals: 0 }]);
    expect(petals(state)).toBe(1550);
  });

  test('[GZ-A28] time runs faster after many calls, and stands still without a clock', () => {
    let state = searching;
    for (let n = 0; n < 6; n++)
      state = playAs(state, [1, propose('brown', 50 * n)], [2, propose('orange', 50 * n)]).state;
    expect(game.timer!(state)).toMatchObject({ seconds: 5 });
    const slow = free({ free: 'red', others: [{ free: 'brown' }], options: { clock: 'never' } });
    expect(game.timer!(play(slow, seek('red'), call()).state)).toBeNull();
  });

  test('[GZ-A28] eight calls are enough', () => {
    let state = searching;
    for (let n = 0; n < 8; n++) state = playAs(state, [1, propose('brown', 50 * n)]).state;
    expect(refusal(state, propose('brown', 0), 1)).toMatchObject({
      code: 'enough-calls',
      with: { calls: 8 },
    });
    expect(refusal(state, WITHDRAW, 1)).toBeNull();
  });
});

test('[GZ-A21] a seeker need not accept', () => {
  const { state } = playAs(searching, [1, propose('brown', 0)], [2, STAND], [0, CLOSE], [0, DECLINE]);
  expect(petals(state)).toBe(1550);
  expect(state.players[1]!.free[1]).toBe(1);
});

test('other jobs are as ever', () => {
  expect(petals(play(before, sell('red')).state)).toBe(1800);
});
