import { describe, expect, test } from 'vitest';
import { bid, fist, PASS } from './moves.ts';
import { type Wish, auction, fists, freeForAll, position } from './position.ts';
import { answer, asked, game, hand, only, play, refusal, timeout, tokens, types } from './table.ts';
import { card, words } from './words.ts';

/** A harvest is auctioned in turn; seat 1 is active. */
const inTurn = (wish: Wish = {}) =>
  position({ agenda: [auction('harvest', { turn: 1 })], turn: { seat: 1, step: 8 }, ...wish });

describe('an open auction', () => {
  test('[CH-54] each bid is higher than the one before', () => {
    const { state } = play(inTurn(), bid(3));
    expect(refusal(state, bid(3))).toEqual({
      code: 'too-low',
      clause: 'CH-54',
      with: { tokens: 3, least: 4 },
    });
    expect(refusal(state, bid(2))).toMatchObject({ code: 'too-low' });
    expect(refusal(state, bid(4))).toBeNull();
  });

  test('[CH-54] the last bidder gets the card into the hand', () => {
    const played = play(inTurn(), bid(1), bid(2), PASS, bid(5), PASS);
    expect(hand(played.state, 1)).toBe('harvest');
    expect(only(played, 'sold')).toEqual({
      type: 'sold',
      seat: 1,
      card: card('harvest'),
      tokens: 5,
      seller: null,
    });
    expect(game.view(played.state, 'spectator').lastSale).toEqual({
      turn: 10,
      card: card('harvest'),
      seller: null,
      calls: [
        { seat: 1, tokens: 1 },
        { seat: 2, tokens: 2 },
        { seat: 1, tokens: 5 },
      ],
    });
  });

  test('[CH-55] in turn: one after another, clockwise', () => {
    const order = [[], [bid(1)], [bid(1), bid(2)], [bid(1), bid(2), bid(3)]].map(moves =>
      asked(play(inTurn(), ...moves).state),
    );
    expect(order).toEqual([[1], [2], [0], [1]]);
  });

  test('[CH-55] free-for-all: anyone may call at any time', () => {
    expect(asked(freeForAll())).toEqual([1, 2, 0]);
    expect(asked(answer(freeForAll(), [0, bid(2)]).state)).toEqual([1, 2]);
    const { state } = answer(freeForAll(), [0, bid(2)], [2, bid(3)], [0, bid(4)], [1, bid(9)]);
    expect(asked(state)).toEqual([2, 0]);
    expect(game.race!(state)).toBe(true);
    expect(game.race!(inTurn())).toBe(false);
    expect(game.race!(position({ options: { auction: 'free-for-all' } }))).toBe(false);
  });

  test('[CH-56] the winner pays the bank, the others nothing', () => {
    expect(tokens(play(inTurn(), bid(2), bid(3), PASS, PASS).state)).toEqual([12, 12, 9]);
  });

  test('[CH-61] a card nobody bids on is discarded', () => {
    const played = play(inTurn(), PASS, PASS, PASS);
    expect(words(played.state.discard)).toBe('harvest');
    expect(only(played, 'unsold')).toEqual({ type: 'unsold', card: card('harvest'), seller: null });
    const hammered = timeout(freeForAll());
    expect(words(hammered.state.discard)).toBe('harvest');
  });
});

describe('closed fists', () => {
  const closed = (wish: Wish = {}) =>
    position({ agenda: [fists('shop')], turn: { seat: 1, step: 8 }, ...wish });
  const opened = (...bids: readonly number[]) =>
    answer(closed(), ...bids.map((tokens, seat) => [seat, fist(tokens)] as const));

  test('[CH-57] everyone chooses in secret, nothing is allowed, and all open together', () => {
    const before = closed();
    expect(asked(before)).toEqual([0, 1, 2]);
    const one = answer(before, [2, fist(5)]);
    expect(asked(one.state)).toEqual([0, 1]);
    expect(game.view(one.state, 2).fist).toBe(5);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(one.state, viewer).fist).toBeNull();
      expect(game.view(one.state, viewer).players[2]).toMatchObject({ closed: true, tokens: 12 });
      expect(one.events.map(event => game.witness(event, viewer))).toEqual([
        { type: 'fist-closed', seat: 2 },
      ]);
    }
    expect(refusal(one.state, fist(0), 0)).toBeNull();
  });

  test('[CH-57] one token is something to choose from, none is not', () => {
    const before = position({
      seats: 4,
      tokens: 1,
      others: [{ tokens: 0 }, {}, { out: 0 }],
      top: 'storm egypt',
    });
    const { state } = play(before, { type: 'draw' });
    expect(asked(state)).toEqual([0, 2]);
    const played = answer(state, [0, fist(0)], [2, fist(3)]);
    expect(only(played, 'fists-opened').bids).toEqual([0, 0, 3, null]);
  });

  test.each(['egypt', 'greece', 'monks', 'shop', 'export'])('[CH-57] %s is sold so', word => {
    const before = position({ top: `storm ${word}` });
    expect(play(before, { type: 'draw' }).state.agenda[0]).toEqual({ do: 'fists', card: card(word) });
  });

  test('[CH-58] the most tokens win the card', () => {
    const played = opened(2, 3, 5);
    expect(hand(played.state, 2)).toBe('shop');
    expect(only(played, 'fists-opened')).toEqual({
      type: 'fists-opened',
      card: card('shop'),
      bids: [2, 3, 5],
      tied: [2],
      winner: 2,
    });
  });

  test('[CH-59] all tokens go to the bank, the losers’ too', () => {
    const { state } = opened(2, 3, 5);
    expect(tokens(state)).toEqual([10, 9, 7]);
    expect(state.players.map(({ closed: isClosed, fist: held }) => [isClosed, held])).toEqual(
      Array(3).fill([false, 0]),
    );
  });

  test('[CH-60] a tie goes to the nearest clockwise from the active player, who is checked first', () => {
    expect(only(opened(4, 4, 4), 'fists-opened').winner).toBe(1);
    expect(only(opened(4, 1, 4), 'fists-opened')).toMatchObject({ tied: [0, 2], winner: 2 });
    expect(only(opened(4, 1, 3), 'fists-opened').winner).toBe(0);
  });

  test('[CH-61] with empty fists only, the card is discarded', () => {
    const played = opened(0, 0, 0);
    expect(only(played, 'fists-opened')).toMatchObject({ tied: [], winner: null });
    expect(words(played.state.discard)).toBe('shop');
  });

  test('all opened fists are kept for the review', () => {
    const { state } = opened(4, 1, 4);
    expect(game.view(state, 'spectator').fists).toEqual([
      { turn: 10, card: card('shop'), bids: [4, 1, 4], winner: 2 },
    ]);
  });

  test('the turn goes on when the fists are open', () => {
    expect(types(opened(1, 0, 0))).toEqual([
      'fist-closed',
      'fist-closed',
      'fist-closed',
      'fists-opened',
      'turn-began',
    ]);
  });
});
