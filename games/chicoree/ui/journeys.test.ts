import { expect, test } from 'vitest';
import type { Scenery } from '../../../web/kit/scene/staging.ts';
import { fetchWords } from '../../../web/kit/spoken.ts';
import { type Journey, purse } from '../../../web/kit/travel/journey.tsx';
import { cardCalled } from '../data/cards.ts';
import type { Chicoree, Event } from '../vocabulary.ts';
import { journeys } from './journeys.tsx';
import { callAt } from './ring.tsx';

await fetchWords('en');

const card = cardCalled('shop');
const scenery = { view: { you: 0 }, language: 'en' } as Scenery<Chicoree>;

/** What travels, without its picture. */
function waysOf<T extends keyof typeof journeys>(event: Extract<Event, { type: T }>) {
  const told = journeys[event.type as T] as (event: Event, scenery: Scenery<Chicoree>) => readonly Journey[];
  return told(event, scenery).map(({ from, to, many }) => ({ from, to, many }));
}
const tokens = (event: Parameters<typeof waysOf>[0]) => waysOf(event).filter(({ many }) => many);

test('[CH-09][CH-35] income comes from the bank, dues come from the opponents', () => {
  expect(waysOf({ type: 'earned', seat: 1, start: cardCalled('egypt'), tokens: 4 })).toEqual([
    { from: 'bank', to: purse(1), many: 4 },
  ]);
  expect(waysOf({ type: 'paid', from: 2, to: 1, tokens: 3 })).toEqual([
    { from: purse(2), to: purse(1), many: 3 },
  ]);
});

test('[CH-56][CH-A12] a winner pays the bank, or whoever had to sell, and gets the card', () => {
  const sold = { type: 'sold', seat: 0, card, tokens: 5 } as const;
  expect(tokens({ ...sold, seller: null })[0]!.to).toBe('bank');
  expect(tokens({ ...sold, seller: 2 })[0]!.to).toEqual(purse(2));
  expect(waysOf({ ...sold, seat: 1, seller: 2 })[0]).toMatchObject({
    from: 'easel',
    to: ['hand-1', 'seat-1'],
  });
});

test('[CH-59] every opened fist is emptied into the bank', () => {
  const opened = tokens({ type: 'fists-opened', card, bids: [3, null, 1], tied: [0], winner: 0 });
  expect(opened.map(({ from, to, many }) => [from, to, many])).toEqual([
    [['counter-0', 'seat-0'], 'bank', 3],
    [['counter-2', 'seat-2'], 'bank', 1],
  ]);
});

test('[CH-59] a closed fist does not tell how many, not even to whoever closed it', () => {
  const [own] = waysOf({ type: 'fist-closed', seat: 0, tokens: 7 });
  const [other] = waysOf({ type: 'fist-closed', seat: 1 });
  expect([own!.many, other!.many]).toEqual([1, 1]);
});

test('[CH-51][CH-52] each winner of a challenge is paid in full, a blocked one is not', () => {
  const shown = { card, plays: [], flowers: [2, 2, 2], prize: 7, winners: [0, 1, 2], unpaid: [1] };
  expect(waysOf({ type: 'challenge-shown', ...shown })).toEqual([
    { from: 'bank', to: purse(0), many: 7 },
    { from: 'bank', to: purse(2), many: 7 },
  ]);
});

test('[CH-A24] the auctioneer calls once at two seconds and twice at one, earlier in a long countdown', () => {
  expect([3, 2, 1, 0].map(left => callAt(left, 6))).toEqual([null, 'goingOnce', 'goingTwice', 'goingTwice']);
  expect(callAt(2, 4)).toBe('goingOnce');
  expect([6, 5, 2].map(left => callAt(left, 16))).toEqual([null, 'goingOnce', 'goingTwice']);
});
