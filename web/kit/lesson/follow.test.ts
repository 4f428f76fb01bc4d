import { expect, test } from 'vitest';
import { plots } from '../../../games/plots/index.ts';
import type { Plots } from '../../../games/plots/vocabulary.ts';
import { follow } from './follow.ts';
import type { Beat } from './lesson.ts';

const game = plots.open(plots.edition);
const opening = { options: { rounds: 3, clock: 'off' }, seats: 2, seed: 'lesson' } as const;
const both = (en: string) => ({ en, fr: `${en} (fr)` });

const beats: readonly Beat<Plots>[] = [
  { name: 'look', when: () => true, say: both('Look.'), until: 'read' },
  {
    name: 'bid',
    when: ({ isAsked, view }) => isAsked && view.phase.name === 'bidding',
    say: ({ view }) => both(`Bid for ${view.onOffer}.`),
    point: () => ['offer'],
    until: ({ events }) => events.some(({ type }) => type === 'won'),
    answers: [{ to: ({ events }) => events.some(({ type }) => type === 'won'), say: both('Sold.') }],
  },
  { name: 'never', when: () => false, say: both('Never.'), until: 'moved' },
  {
    name: 'place',
    when: ({ isAsked, view }) => isAsked && view.phase.name === 'placing',
    say: both('Place it.'),
    until: 'moved',
  },
];
const hints = [{ name: 'hint', when: () => true, say: both('By the way.') }];
const bid = (seat: number, coins: number) => ({ seat, move: { type: 'bid', coins } }) as const;
const learner = (read: readonly string[] = []) => follow({ game, opening, act: { beats }, hints, read });

test('what waits to be read goes on when it was, now or at the last visit', () => {
  const follower = learner();
  expect(follower.guidance()).toMatchObject({ beat: 'look', isRead: true });
  expect(follower.read('look')).toMatchObject({ beat: 'bid', points: ['offer'], isRead: false });
  expect(learner(['look']).guidance()).toEqual(follower.guidance());
});

test('an answer may come late, with what others do', () => {
  const follower = learner(['look']);
  expect(follower.hear(bid(0, 2))).toMatchObject({ beat: null, answer: null, past: 1 });
  expect(follower.hear(bid(1, 1))).toMatchObject({ beat: 'place', answer: both('Sold.') });
});

test('an answer goes with the next thing that is read, and does not come back', () => {
  const [look, ...others] = beats;
  const then = { ...look!, name: 'then', when: beats[3]!.when };
  const act = { beats: [look!, others[0]!, then, others[2]!] };
  const follower = follow({ game, opening, act, hints, read: ['look'] });
  const entries = [bid(0, 2), bid(1, 1)];
  expect(follower.hear(...entries)).toMatchObject({ beat: 'then', answer: both('Sold.') });
  expect(follower.read('then')).toMatchObject({ beat: 'place', answer: null });
  const later = follow({ game, opening, act, hints, read: ['look', 'then'] });
  expect(later.hear(...entries)).toEqual(follower.guidance());
});

test('a beat whose situation has passed is dropped, and the act is over after the last', () => {
  const follower = learner(['look']);
  follower.hear(bid(0, 2), bid(1, 1));
  expect(follower.past()).toEqual(['look', 'bid', 'never']);
  expect(follower.hear({ seat: 0, move: { type: 'place', cell: 0 } })).toMatchObject({ isOver: true });
});

test('what was asked for and left undone is asked for again when its situation comes back', () => {
  const dear: Beat<Plots> = {
    name: 'dear',
    when: ({ isAsked, view }) => isAsked && view.phase.name === 'bidding',
    say: both('Bid 3.'),
    until: ({ move }) => move.type === 'bid' && move.coins === 3,
  };
  const act = { beats: [dear, beats[3]!, { ...beats[2]!, name: 'last' }] };
  const follower = follow({ game, opening, act, hints, read: [] });
  expect(follower.hear(bid(0, 2), bid(1, 1))).toMatchObject({ beat: 'place' });
  expect(follower.hear({ seat: 0, move: { type: 'place', cell: 0 } })).toMatchObject({
    beat: 'dear',
    past: 0,
  });
  expect(follower.hear(bid(0, 3))).toMatchObject({ beat: null, past: 1 });
});

test('whoever does what a beat invites to is followed, however often; of other moves it has enough at last', () => {
  const dear: Beat<Plots> = {
    name: 'dear',
    when: () => true,
    say: both('Try it out, then bid 3.'),
    until: ({ move }) => move.type === 'bid' && move.coins === 3,
    invites: move => move.type === 'bid' && move.coins === 0,
  };
  const long = { ...opening, options: { ...opening.options, rounds: 6 } } as const;
  const after = (beat: Beat<Plots>) => {
    const follower = follow({ game, opening: long, act: { beats: [beat] }, hints, read: [] });
    for (let n = 0; n < 4; n++) {
      follower.hear(bid(0, 0), bid(1, 1), { seat: 1, move: { type: 'place', cell: n } });
    }
    return follower.guidance();
  };
  expect(after(dear)).toMatchObject({ beat: 'dear', isOver: false });
  const { invites: _, ...strict } = dear;
  expect(after(strict)).toMatchObject({ beat: null, isOver: true });
});

test('what is taken back was never done', () => {
  const follower = learner(['look']);
  const before = follower.guidance();
  follower.hear(bid(0, 2));
  expect(follower.hear({ seat: 0, takeback: true })).toEqual(before);
});

test('a move goes on from what was to be read, too', () => {
  expect(learner().hear(bid(0, 2))).toMatchObject({ past: 1 });
});

test('in the free game each hint is given once, until the learner moves', () => {
  const follower = follow({ game, opening, act: null, hints, read: [] });
  expect(follower.guidance()).toMatchObject({ beat: 'hint', say: both('By the way.'), isOver: false });
  expect(follower.hear(bid(0, 2), bid(1, 1))).toMatchObject({ beat: null });
});
