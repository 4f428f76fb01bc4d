import { describe, expect, test } from 'vitest';
import { plots } from '../games/plots/index.ts';
import type { Bid, Move, Plots, State } from '../games/plots/vocabulary.ts';
import { copy, freeze, same } from './data.ts';
import type { Game } from './game.ts';
import { advance, choices, close, copyOf, draftOf, legal, play, recognise, refuse, start } from './play.ts';
import { randomOf, seedRng } from './random.ts';
import { nth } from './sure.ts';

const game = plots.open(plots.edition);
const opening = { options: { rounds: 3, clock: 'off' }, seats: 2, seed: 'play' } as const;
const bid = (coins: number): Bid => ({ type: 'bid', coins });

/** The first state with some things changed. */
const position = (change: Partial<State> = {}): State => ({
  ...copy(start(game, opening).state as State),
  ...change,
});
const over = position({ phase: { name: 'over' } });
const placing = position({ phase: { name: 'placing', seat: 1 } });

test('a start depends on nothing but what was agreed', () => {
  expect(start(game, opening)).toEqual(start(game, opening));
  expect(start(game, { ...opening, seed: 'other' }).state).not.toEqual(start(game, opening).state);
  expect(start(game, opening)).toMatchObject({ sealed: true, events: [{ type: 'offered' }] });
});

describe('refusals of the core', () => {
  const code = (state: State, seat: number, move: Move) => refuse(game, state, { seat, move });

  const place: Move = { type: 'place', cell: 0 };
  const strange = (type: string) => ({ type }) as unknown as Move;

  test.each<{ what: string; state: State; seat: number; move: Move; expected: string }>([
    { what: 'after the end', state: over, seat: 0, move: bid(0), expected: 'game-over' },
    { what: 'another’s decision', state: placing, seat: 0, move: place, expected: 'not-your-decision' },
    { what: 'a seat that is not there', state: placing, seat: 7, move: place, expected: 'not-your-decision' },
    {
      what: 'a seat that is no number',
      state: placing,
      seat: '1' as unknown as number,
      move: place,
      expected: 'not-your-decision',
    },
    { what: 'another kind of move', state: placing, seat: 1, move: bid(0), expected: 'not-now' },
    { what: 'an unknown kind', state: placing, seat: 1, move: strange('steal'), expected: 'not-now' },
    {
      what: 'a kind from the prototype',
      state: placing,
      seat: 1,
      move: strange('toString'),
      expected: 'not-now',
    },
  ])('$what', ({ state, seat, move, expected }) => {
    expect(code(state, seat, move)).toEqual({ code: expected, clause: 'core' });
    expect(play(game, state, { seat, move })).toEqual({
      ok: false,
      error: { code: expected, clause: 'core' },
    });
  });

  test('then the rule itself is asked', () => {
    expect(code(position(), 0, bid(11))).toEqual({
      code: 'cannot-afford',
      clause: 'PLT-04',
      with: { coins: 11, held: 10 },
    });
    expect(code(position(), 0, bid(10))).toBeNull();
  });
});

describe('choices', () => {
  test('list every candidate in its order, each with its verdict', () => {
    const poor = position();
    nth(poor.players, 0).coins = 2;
    const listed = choices(game, poor, 0);
    expect(listed.map(({ move }) => (move as { coins: number }).coins)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(listed.map(({ refusal }) => refusal === null)).toEqual(
      [...Array(11).keys()].map(coins => coins <= 2),
    );
    expect(legal(game, poor, 0)).toEqual([bid(0), bid(1), bid(2)]);
  });

  test('are empty for whoever need not decide', () => {
    expect(choices(game, placing, 0)).toEqual([]);
    expect(choices(game, over, 0)).toEqual([]);
  });
});

describe('recognise', () => {
  const read = (json: unknown, of: Game<Plots> = game) => recognise(of, position(), { seat: 0, json });

  test('a move is one if it equals a candidate, whatever the order of its fields', () => {
    expect(read({ coins: 3, type: 'bid' })).toEqual(bid(3));
    expect(read(JSON.parse('{"type":"bid","coins":-0}'))).toEqual(bid(0));
  });

  test('the move handed out is our own, not the stranger’s', () => {
    const json = { type: 'bid', coins: 3 };
    expect(read(json)).not.toBe(json);
  });

  const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as unknown;
  test.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a number', 3],
    ['a text', 'bid'],
    ['a list', []],
    ['a list that looks like one', ['bid', 3]],
    ['an empty object', {}],
    ['no type', { coins: 3 }],
    ['a type that is no text', { type: ['bid'], coins: 3 }],
    ['an unknown type', { type: 'steal', coins: 3 }],
    ['a type of the prototype', { type: 'constructor' }],
    ['the prototype as type', { type: '__proto__' }],
    ['a missing field', { type: 'bid' }],
    ['a field too many', { type: 'bid', coins: 3, seat: 1 }],
    ['a text for a number', { type: 'bid', coins: '3' }],
    ['a list for a number', { type: 'bid', coins: [3] }],
    ['a fraction', { type: 'bid', coins: 0.5 }],
    ['a negative number', { type: 'bid', coins: -1 }],
    ['a huge number', { type: 'bid', coins: 1e308 }],
    ['a number that is none', { type: 'bid', coins: Number.NaN }],
    ['an own field __proto__', JSON.parse('{"type":"bid","coins":3,"__proto__":{"a":1}}')],
    ['fields in a prototype', JSON.parse('{"__proto__":{"type":"bid","coins":3}}')],
    ['a deep object', deep],
    ['a deep field', { type: 'bid', coins: deep }],
    ['a deep list', { type: 'bid', coins: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) }],
  ])('%s is no move', (_what, json) => expect(read(json)).toBeNull());

  test('a rule may read moves that it does not list, so that they are refused with their reason', () => {
    const frank: Game<Plots> = {
      ...game,
      moves: {
        ...game.moves,
        bid: {
          ...game.moves.bid,
          recognise: json => {
            const { coins } = json as { coins?: unknown };
            return Number.isInteger(coins) ? { type: 'bid', coins: coins as number } : null;
          },
        },
      },
    };
    expect(read({ type: 'bid', coins: 99 }, frank)).toEqual(bid(99));
    expect(read({ type: 'bid', coins: 'all' }, frank)).toBeNull();
    expect(refuse(frank, position(), { seat: 0, move: bid(99) })).toMatchObject({ code: 'cannot-afford' });
  });
});

describe('play', () => {
  test('leaves the state it is given alone', () => {
    const state = freeze(position());
    const before = JSON.stringify(state);
    const played = play(game, state, { seat: 0, move: bid(3) });
    expect(played.ok && nth(played.value.state.players, 0).bid).toBe(3);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('a secret bid may be taken back, the one that reveals may not', () => {
    const first = play(game, position(), { seat: 0, move: bid(3) });
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.sealed).toBe(false);
    const second = play(game, first.value.state, { seat: 1, move: bid(1) });
    expect(second).toMatchObject({ ok: true, value: { sealed: true } });
    expect(second.ok && second.value.events.map(({ type }) => type)).toEqual(['bid', 'won']);
  });

  const quiet = (apply: (draft: State) => void, seatsAsked: number[]): Game<Plots> => ({
    ...game,
    pending: state => (state.lost.length ? seatsAsked : [0]).map(seat => ({ seat, moves: ['bid'] })),
    moves: {
      ...game.moves,
      bid: {
        ...game.moves.bid,
        apply: (draft, _move, { random }) => {
          draft.lost.push(0);
          apply(draft);
          if (draft.onOffer === 0) random.int(2);
        },
      },
    },
  });
  const sealed = (of: Game<Plots>) => {
    const played = play(of, position(), { seat: 0, move: bid(0) });
    return played.ok && played.value.sealed;
  };

  test('a move that may be taken back is sealed by chance, by a race and by the end', () => {
    const nothing = () => {};
    expect(sealed(quiet(nothing, [0]))).toBe(false);
    expect(sealed(quiet(nothing, [1]))).toBe(false);
    expect(sealed({ ...quiet(nothing, [0]), race: () => true })).toBe(true);
    expect(sealed(quiet(draft => (draft.onOffer = 0), [0]))).toBe(true);
    expect(sealed({ ...quiet(nothing, []), outcome: () => ({ places: [], scores: [] }) })).toBe(true);
  });

  test('a move tells whether it asks somebody who was not asked before', () => {
    const passes = (seatsAsked: number[]) => {
      const played = play(
        quiet(() => {}, seatsAsked),
        position(),
        { seat: 0, move: bid(0) },
      );
      return played.ok && played.value.passes;
    };
    expect([[0], [1], [0, 1], []].map(passes)).toEqual([false, true, true, false]);
  });
});

describe('close', () => {
  test('nothing closes without a clock', () => {
    expect(close(game, position())).toBeNull();
  });

  test('the table closes its present question by itself, and nobody may go back', () => {
    const timed = freeze(position({ options: { rounds: 3, clock: 'on' } }));
    const closed = close(game, timed)!;
    expect(closed.state.phase.name).toBe('grabbing');
    expect(closed.sealed).toBe(true);
    expect(close(game, closed.state)!.events[0]).toMatchObject({ type: 'lost' });
  });
});

describe('a draft', () => {
  test('is played on in place, without events, to the same state as play', () => {
    const random = randomOf(seedRng('draft'));
    let { state } = start(game, { ...opening, seats: 4 });
    const draft = draftOf(game, copyOf(game, state));
    while (game.outcome(state) === null) {
      const question = random.pick(game.pending(state));
      const move = random.pick(legal(game, state, question.seat));
      const played = play(game, state, { seat: question.seat, move });
      if (!played.ok) throw new Error(played.error.code);
      state = played.value.state;
      advance(draft, question.seat, move);
      expect(same(draft.state, state)).toBe(true);
    }
  });

  test('notes whether its last move sealed itself', () => {
    const draft = draftOf(game, position());
    advance(draft, 0, bid(1));
    expect(draft.sealed).toBe(false);
    advance(draft, 1, bid(0));
    expect(draft.sealed).toBe(true);
  });

  test('may be given another source of chance than its own generator', () => {
    const draft = draftOf(game, position(), { random: randomOf(seedRng('other')) });
    const before = copy(draft.state.rng);
    draft.effects.random.int(6);
    expect(draft.state.rng).toEqual(before);
  });

  test('a game’s own copy is used where there is one', () => {
    const marked = position({ onOffer: 77 });
    expect(copyOf({ ...game, copy: () => marked }, position())).toBe(marked);
    expect(copyOf(game, marked)).toEqual(marked);
  });
});
