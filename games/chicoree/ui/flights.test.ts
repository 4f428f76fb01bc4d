import { expect, test } from 'vitest';
import { cardCalled } from '../data/cards.ts';
import { flightsOf } from './flights.ts';
import { callAt } from './ring.tsx';

const card = cardCalled('shop');

test('[CH-09][CH-35] income comes from the bank, dues come from the opponents', () => {
  expect(flightsOf({ type: 'earned', seat: 1, start: cardCalled('egypt'), tokens: 4 })).toEqual([
    { from: 'bank', to: 1, tokens: 4 },
  ]);
  expect(flightsOf({ type: 'paid', from: 2, to: 1, tokens: 3 })).toEqual([{ from: 2, to: 1, tokens: 3 }]);
});

test('[CH-56][CH-A12] a winner pays the bank, or whoever had to sell', () => {
  expect(flightsOf({ type: 'sold', seat: 0, card, tokens: 5, seller: null })[0]!.to).toBe('bank');
  expect(flightsOf({ type: 'sold', seat: 0, card, tokens: 5, seller: 2 })[0]!.to).toBe(2);
});

test('[CH-59] every opened fist is emptied into the bank', () => {
  const flights = flightsOf({ type: 'fists-opened', card, bids: [3, null, 1], tied: [0], winner: 0 });
  expect(flights.map(({ from, to, tokens }) => [from, to, tokens])).toEqual([
    [0, 'bank', 3],
    [1, 'bank', 0],
    [2, 'bank', 1],
  ]);
});

test('[CH-51][CH-52] each winner of a challenge is paid in full, a blocked one is not', () => {
  const shown = { card, plays: [], flowers: [2, 2, 2], prize: 7, winners: [0, 1, 2], unpaid: [1] };
  expect(flightsOf({ type: 'challenge-shown', ...shown })).toEqual([
    { from: 'bank', to: 0, tokens: 7 },
    { from: 'bank', to: 2, tokens: 7 },
  ]);
});

test('[CH-A24] the auctioneer calls once at two seconds and twice at one, earlier in a long countdown', () => {
  expect([3, 2, 1, 0].map(left => callAt(left, 6))).toEqual([null, 'goingOnce', 'goingTwice', 'goingTwice']);
  expect(callAt(2, 4)).toBe('goingOnce');
  expect([6, 5, 2].map(left => callAt(left, 16))).toEqual([null, 'goingOnce', 'goingTwice']);
});
