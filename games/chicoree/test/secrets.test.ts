import { describe, expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import type { Read, Seat, Viewer } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { append } from '../../../core/judge.ts';
import type { Event, Move, State } from '../vocabulary.ts';
import { bid, boost, CLOSE, DRAW, fist, PASS, sell, stake } from './moves.ts';
import { auction, challenge, fists, position } from './position.ts';
import { game, matchAt, play, randomGame, seen } from './table.ts';
import { card, words } from './words.ts';

type Answers = readonly (readonly [Seat, Move])[];

/** Every byte this viewer is sent: the view, the choices, the news. */
function told(viewer: Viewer, state: Read<State>, answers: Answers = []): string {
  const match = matchAt(state);
  for (const [seat, move] of answers)
    if (!append(match, { seat, move }).ok) throw new Error(`${JSON.stringify(move)} was refused`);
  return JSON.stringify(frameFor(match, viewer));
}

/** Who can tell two stories apart. */
function whoCanTell(one: () => readonly [Read<State>, Answers?], other: typeof one): Viewer[] {
  return ([0, 1, 2, 'spectator'] as const).filter(
    viewer => told(viewer, ...one()) !== told(viewer, ...other()),
  );
}

describe('hands and pile', () => {
  test('[CH-A20] a hand is told to its owner alone', () => {
    expect(
      whoCanTell(
        () => [position({ hand: 'seed joker' })],
        () => [position({ hand: 'egypt fire' })],
      ),
    ).toEqual([0]);
  });

  test('[CH-21] the first card drawn is told to the one who drew it, in the view and in the news', () => {
    const drawing = (top: string) => () => [position({ top }), [[0, DRAW]]] as const;
    expect(whoCanTell(drawing('seed storm'), drawing('egypt storm'))).toEqual([0]);
    expect(told(1, ...drawing('seed storm')())).toContain('{"type":"drew","seat":0,"because":"turn"}');
  });

  test('[CH-23] the second card is told to all', () => {
    const drawing = (top: string) => () => [position({ top }), [[0, DRAW]]] as const;
    expect(whoCanTell(drawing('seed storm'), drawing('seed fire'))).toEqual([0, 1, 2, 'spectator']);
  });

  test('[CH-40] the two cards of an ochre card are told to their player alone', () => {
    const boosting = (top: string) => () =>
      [position({ hand: 'health', top }), [[0, boost('health')]]] as const;
    expect(whoCanTell(boosting('seed storm'), boosting('egypt joker'))).toEqual([0]);
  });

  test('[CH-02] the order of the pile is told to nobody', () => {
    expect(
      whoCanTell(
        () => [position({ top: 'seed egypt' })],
        () => [position({ top: 'egypt seed' })],
      ),
    ).toEqual([]);
  });
});

describe('closed fists', () => {
  const state = position({ agenda: [fists('shop')] });
  const closed = (tokens: number) => () => [state, [[1, fist(tokens)]]] as const;

  test('[CH-57] what is in a fist is told to its owner alone until all are open', () => {
    expect(whoCanTell(closed(0), closed(11))).toEqual([1]);
    const both = (tokens: number) => () =>
      [
        state,
        [
          [1, fist(tokens)],
          [0, fist(3)],
        ],
      ] as const;
    expect(whoCanTell(both(0), both(11))).toEqual([1]);
  });

  test('[CH-58] then to all, with what it cost', () => {
    const all = (tokens: number) => () =>
      [
        state,
        [
          [1, fist(tokens)],
          [0, fist(3)],
          [2, fist(0)],
        ],
      ] as const;
    expect(whoCanTell(all(0), all(1))).toEqual([0, 1, 2, 'spectator']);
  });
});

describe('the challenge', () => {
  const state = position({
    hand: 'seed flowers-3 flowers-4',
    others: [{ hand: 'sowing' }, { hand: 'fire' }],
    agenda: [challenge('flowers-1')],
  });
  const chosen =
    (...cards: readonly string[]) =>
    () =>
      [state, [...cards.map(word => [0, stake(word)] as const), [0, CLOSE]]] as const;

  test('[CH-46] neither the cards nor their number are told before all are shown', () => {
    expect(whoCanTell(chosen('seed'), chosen('flowers-3'))).toEqual([0]);
    const news = (viewer: Viewer, words: readonly string[]) =>
      JSON.parse(told(viewer, ...chosen(...words)())).news.flatMap(
        (item: { events: Event[] }) => item.events,
      );
    expect(news(1, ['seed', 'flowers-3'])).toEqual(news(1, ['seed']));
  });

  test('[CH-46] the views of the others are the same to the byte, whatever is being chosen', () => {
    const one = game.view(play(state, stake('seed')).state, 1);
    const more = game.view(play(state, stake('seed'), stake('flowers-4')).state, 1);
    expect(JSON.stringify(one)).toBe(JSON.stringify(more));
  });
});

describe('what everybody has seen', () => {
  const known = (state: Read<State>, seat: Seat = 0) => words(seen(state, seat).known);

  test('[CH-54] a card bought in the open is known to be in the hand', () => {
    const before = position({ agenda: [auction('seed')], turn: { step: 8 } });
    expect(known(play(before, bid(1), PASS, PASS).state)).toBe('seed');
  });

  test('[CH-53] a card that is shown leaves what is known of the hand', () => {
    const before = position({
      hand: 'seed seed',
      known: 'seed',
      others: [{ closed: true }, { closed: true }],
      agenda: [challenge('flowers-1')],
    });
    expect(known(play(before, stake('seed'), CLOSE).state)).toBe('');
  });

  test('[CH-A12] so does one that is put up for sale, and the buyer is known to have it', () => {
    const before = position({
      chain: 'shop shop export',
      others: [{ tokens: 3, hand: 'seed', known: 'seed' }, {}],
      agenda: [{ do: 'act' }, { do: 'settle', debtors: [1, 2], owed: 4 }],
    });
    const { state } = play(before, sell('seed'), bid(1), PASS);
    expect([known(state, 0), known(state, 1)]).toEqual(['seed', '']);
  });

  test('a spectator is shown no hand, no fist and no stake', () => {
    expect(game.view(position({ hand: 'seed' }), 'spectator')).toMatchObject({
      hand: null,
      fist: null,
      staked: null,
    });
  });
});

describe('the generator', () => {
  test('is in no message of a game', () => {
    for (const { state } of randomGame(2, 'generator').slice(0, 150))
      for (const viewer of [0, 1, 'spectator'] as const) expect(told(viewer, state)).not.toContain('rng');
  });

  test('changes no message: another generator, the same bytes', () => {
    const one = position({ top: 'seed storm' });
    const other = { ...one, rng: seedRng('another') };
    expect(
      whoCanTell(
        () => [one, [[0, DRAW]]],
        () => [other, [[0, DRAW]]],
      ),
    ).toEqual([]);
  });
});

test('every token that comes or goes is told with its amount', () => {
  const [opening, ...steps] = randomGame(4, 'ledger');
  let ledger = opening!.state.players.map(({ tokens }) => tokens);
  for (const { state, events } of steps) {
    ledger = events.reduce(booked, ledger);
    expect(ledger).toEqual(state.players.map(({ tokens }) => tokens));
  }
});

/** What an event does to everybody's tokens. */
function booked(tokens: number[], event: Event): number[] {
  const add = (seat: Seat | null, amount: number) => {
    if (seat !== null) tokens[seat]! += amount;
  };
  if (event.type === 'earned') add(event.seat, event.tokens);
  if (event.type === 'paid') {
    add(event.from, -event.tokens);
    add(event.to, event.tokens);
  }
  if (event.type === 'sold') {
    add(event.seat, -event.tokens);
    add(event.seller, event.tokens);
  }
  if (event.type === 'fists-opened') event.bids.forEach((amount, seat) => add(seat, -(amount ?? 0)));
  if (event.type === 'challenge-shown')
    for (const seat of event.winners) if (!event.unpaid.includes(seat)) add(seat, event.prize);
  return tokens;
}

test('[CH-24] a special that is turned up is known to be in the hand', () => {
  expect(seen(play(position({ top: 'seed joker' }), DRAW).state).known).toEqual([card('joker')]);
});
