import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { bid, DRAW, PASS, sell } from './moves.ts';
import { type Place, beforeDebts, position } from './position.ts';
import {
  answer,
  asked,
  chainOf,
  game,
  hand,
  legalKinds,
  only,
  play,
  refusal,
  seen,
  tokens,
} from './table.ts';
import { card, words } from './words.ts';

/** Seat 0 has just begun its turn with two shops and the export: each of the others owes 4. */
const due = (...others: readonly Place[]) => play(beforeDebts(...others), DRAW);

describe('a debt', () => {
  const poor: Place = { tokens: 1, hand: 'seed harvest', chain: 'sowing' };

  test('[CH-62] whoever cannot pay must sell a card at once', () => {
    const played = due(poor, { tokens: 9 });
    expect(asked(played.state)).toEqual([1]);
    expect(legalKinds(played.state)).toEqual(['sell']);
    expect(only(played, 'fell-short')).toEqual({ type: 'fell-short', seat: 1, to: 0, owed: 4, tokens: 1 });
  });

  test('[CH-62] whoever can pay does, unasked', () => {
    expect(tokens(due({ tokens: 4 }, { tokens: 9 }).state)).toEqual([12 + 1 + 8, 0, 5]);
  });

  test('[CH-63] hand cards only, never what lies exposed', () => {
    const { state } = due(poor, { tokens: 9 });
    expect(game.moves.sell.candidates(state, 1)).toEqual([sell('seed'), sell('harvest')]);
    expect(refusal(state, sell('sowing'))).toEqual({ code: 'not-in-hand', clause: 'CH-63' });
  });

  test('[CH-64] if it still cannot be paid, the player is bankrupt and out', () => {
    const { state } = due(poor, { tokens: 9 });
    const played = play(state, sell('seed'), PASS, PASS, sell('harvest'), PASS, PASS);
    expect(seen(played.state, 1).out).toBe(0);
    expect(only(played, 'went-bankrupt')).toEqual({
      type: 'went-bankrupt',
      seat: 1,
      to: 0,
      owed: 4,
      tokens: 1,
      exposed: [card('monks'), card('sowing')],
    });
    expect(asked(played.state)).toEqual([0]);
    expect(played.state.turn.step).toBe(3);
  });

  test('[CH-64] the bankrupt have no more turns, no bids and no challenges', () => {
    const { state } = due(poor, { tokens: 9 });
    const out = play(state, sell('seed'), PASS, PASS, sell('harvest'), PASS, PASS).state;
    const next = play(out, DRAW).state;
    expect(asked(next)).not.toContain(1);
    expect(nth(game.view(out, 1).players, 1).dues).toEqual([]);
  });

  test('[CH-65] all their cards go to the discard pile', () => {
    const { state } = due(poor, { tokens: 9 });
    const out = play(state, sell('seed'), PASS, PASS, sell('harvest'), PASS, PASS).state;
    expect([hand(out, 1), chainOf(out, 1), nth(out.players, 1).start]).toEqual(['', '', null]);
    expect(words(out.discard)).toBe('seed harvest monks sowing');
  });

  test('[CH-65] nothing else of theirs stays either, and whoever had no Start discards none', () => {
    const blocks = [{ card: card('coffee'), by: 0, turns: 2 }];
    const { state } = due({ tokens: 3, blocks }, { tokens: 9 });
    expect(seen(state, 1)).toMatchObject({ out: 0, blocks: [] });
    expect(state.discard).toEqual([]);
  });

  test('[CH-64] in later auctions they are known to be out', () => {
    const { state } = due({ tokens: 3 }, { tokens: 9 });
    const later = { ...state, pile: [card('seed'), card('storm')], agenda: [{ do: 'act' as const }] };
    const sale = play(later, DRAW).state;
    expect([0, 1, 2].map(seat => seen(sale, seat).stance)).toEqual(['bidding', 'out', 'bidding']);
  });
});

describe('the sale', () => {
  const poor: Place = { tokens: 1, hand: 'seed harvest' };

  test('[CH-62] a card that brings enough ends the sale; the rest of the money is the seller’s', () => {
    const { state } = due(poor, { tokens: 9 });
    const played = play(state, sell('harvest'), PASS, bid(5));
    expect(only(played, 'sold')).toMatchObject({ seat: 2, tokens: 5, seller: 1 });
    expect(tokens(played.state)).toEqual([12 + 1 + 8, 2, 0]);
    expect(hand(played.state, 1)).toBe('seed');
    expect(seen(played.state, 2).known).toContain(card('harvest'));
  });

  test('[CH-62] what the buyer spends may leave the buyer short in turn', () => {
    const { state } = due(poor, { tokens: 5, hand: 'egypt' });
    const sold = play(state, sell('harvest'), PASS, bid(4)).state;
    expect(tokens(sold)).toEqual([12 + 1 + 4, 1, 1]);
    expect(asked(sold)).toEqual([2]);
  });

  test('what is still to pay is foretold beside the bids of the sale', () => {
    const { state } = due(poor, { tokens: 9 });
    const selling = play(state, sell('harvest'));
    expect(only(selling, 'put-up')).toEqual({ type: 'put-up', seat: 1, card: card('harvest') });
    expect(seen(selling.state, 2)).toMatchObject({ dues: [{ to: 0, tokens: 4 }], stance: 'bidding' });
    expect(seen(selling.state, 1).stance).toBe('selling');
    expect(game.view(selling.state, 0).turn.rail[1]).toBe('now');
  });

  test('[CH-62] free for all if the table has agreed so', () => {
    const before = position({
      options: { auction: 'free-for-all' },
      chain: 'shop shop export',
      others: [{ tokens: 1, hand: 'seed' }, {}],
      turn: { seat: 2 },
      top: 'storm fire',
    });
    const { state } = answer(before, [2, DRAW], [1, sell('seed')]);
    expect(asked(state)).toEqual([0, 2]);
  });
});
