import { describe, expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import { openingFaults } from '../../../core/opening.ts';
import { close, legal, play, start, type Step } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { plots } from '../index.ts';
import type { Move, Options, Plots, State } from '../vocabulary.ts';

const game = plots.open(plots.edition);
const standard: Options = { rounds: 3, clock: 'off' };

const begin = (seats = 2, options: Options = standard, seed = 'rules'): Step<Plots> =>
  start(game, { options, seats, seed });

/** The start with two gardeners, plot 5 on offer, 7 and then 9 still to come; and some things changed. */
const position = (change: Partial<State> = {}): State => ({
  ...copy(begin().state as State),
  deck: [9, 7],
  onOffer: 5,
  ...change,
});

function played(state: Step<Plots>['state'], seat: number, move: Move): Step<Plots> {
  const result = play(game, state, { seat, move });
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

function refusalOf(state: State, seat: number, move: Move) {
  const result = play(game, state, { seat, move });
  return result.ok ? null : result.error;
}

/** Everyone bids, seat by seat. */
function afterBids(state: State, ...bids: readonly number[]): Step<Plots> {
  return bids.reduce<Step<Plots>>((step, coins, seat) => played(step.state, seat, { type: 'bid', coins }), {
    state,
    events: [],
    sealed: true,
    passes: true,
  });
}

const coinsOf = ({ state }: Step<Plots>): number[] => state.players.map(({ coins }) => coins);

describe('material', () => {
  test('[PLT-01] two to four gardeners play', () => {
    const fits = (seats: number) => openingFaults(game, { options: standard, seats }).length === 0;
    expect([1, 2, 3, 4, 5].filter(fits)).toEqual([2, 3, 4]);
    expect(begin(4).state.players).toHaveLength(4);
  });

  test('[PLT-02] nine different values; a purse and an empty row for everyone', () => {
    expect(new Set(game.edition.values).size).toBe(9);
    for (const player of begin(3).state.players)
      expect(player).toEqual({ coins: 10, bid: null, row: [null, null, null, null, null, null] });
  });

  test.each([3, 6] as const)('[PLT-03] %i are drawn at random, the others stay in the box', rounds => {
    const sold = new Set<string>();
    for (let n = 0; n < 50; n++) {
      const { state } = begin(2, { ...standard, rounds }, `deal-${n}`);
      const drawn = [...state.deck, state.onOffer];
      expect(drawn).toHaveLength(rounds);
      expect(new Set(drawn).size).toBe(rounds);
      sold.add(drawn.join());
    }
    expect(sold.size).toBeGreaterThan(30);
  });

  test('[PLT-03] what stays in the box, and what comes next, is secret', () => {
    const view = game.view(position(), 0);
    expect(view).toMatchObject({ onOffer: 5, deckSize: 2 });
    expect(JSON.stringify(view)).not.toMatch(/[79]/);
  });
});

describe('bidding', () => {
  test('[PLT-04] everyone bids at the same time, in any order', () => {
    const state = position();
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([0, 1]);
    const { state: next } = played(state, 1, { type: 'bid', coins: 4 });
    expect(game.pending(next).map(({ seat }) => seat)).toEqual([0]);
  });

  test('[PLT-04] a bid is from 0 up to all one’s coins', () => {
    const state = position();
    nth(state.players, 1).coins = 3;
    expect(legal(game, state, 1)).toEqual([0, 1, 2, 3].map(coins => ({ type: 'bid', coins })));
    expect(refusalOf(state, 1, { type: 'bid', coins: 4 })).toEqual({
      code: 'cannot-afford',
      clause: 'PLT-04',
      with: { coins: 4, held: 3 },
    });
  });

  test('[PLT-04] a bid is secret: the others see only that it was made', () => {
    const { state, events } = played(position(), 0, { type: 'bid', coins: 4 });
    expect(game.view(state, 0).yourBid).toBe(4);
    for (const viewer of [1, 'spectator'] as const) {
      expect(game.view(state, viewer).yourBid).toBeNull();
      expect(nth(game.view(state, viewer).players, 0).hasBid).toBe(true);
      expect(events.map(event => game.witness(event, viewer))).toEqual([{ type: 'bid', seat: 0 }]);
    }
  });

  test('[PLT-05] the highest bid wins, and only the winner pays', () => {
    const step = afterBids(position(), 2, 6);
    expect(step.events.at(-1)).toEqual({ type: 'won', seat: 1, bids: [2, 6] });
    expect(step.state.phase).toEqual({ name: 'placing', seat: 1 });
    expect(coinsOf(step)).toEqual([10, 4]);
  });

  test('[PLT-05] at a tie the lower seat wins', () => {
    const step = afterBids(position(), 6, 6);
    expect(step.state.phase).toEqual({ name: 'placing', seat: 0 });
    expect(coinsOf(step)).toEqual([4, 10]);
  });

  test('[PLT-05] no bid is shown before all are in', () => {
    const { events, state } = played(position(), 0, { type: 'bid', coins: 9 });
    expect(events.map(({ type }) => type)).toEqual(['bid']);
    expect(state.phase.name).toBe('bidding');
  });
});

describe('the clock', () => {
  const timed = () => position({ options: { rounds: 3, clock: 'on' } });

  test('[PLT-06] with the clock on, bidding closes after a minute', () => {
    expect(game.timer!(timed())).toEqual({ seconds: 60, closing: { type: 'end-bidding' } });
    expect(game.timer!(position())).toBeNull();
    expect(close(game, position())).toBeNull();
  });

  test('[PLT-06] whoever has not bid bids 0', () => {
    const { state } = played(timed(), 1, { type: 'bid', coins: 1 });
    const step = close(game, state)!;
    expect(step.events).toEqual([{ type: 'won', seat: 1, bids: [0, 1] }]);
    expect(coinsOf(step)).toEqual([10, 9]);
  });

  test('[PLT-06] when nobody has bid, the plot is up for grabs', () => {
    expect(close(game, timed())!.state.phase).toEqual({ name: 'grabbing' });
  });

  test('[PLT-06] nobody is hurried while building', () => {
    const { state } = afterBids(timed(), 1, 0);
    expect(game.timer!(state)).toBeNull();
  });
});

describe('up for grabs', () => {
  const unwanted = () => afterBids(position(), 0, 0);

  test('[PLT-07] if everyone bids 0, all may grab', () => {
    const { state, events } = unwanted();
    expect(events.at(-1)).toEqual({ type: 'unwanted' });
    expect(game.pending(state)).toEqual([
      { seat: 0, moves: ['grab'] },
      { seat: 1, moves: ['grab'] },
    ]);
  });

  test.each([0, 1])('[PLT-07] it is a race: seat %i is first and gets it for nothing', seat => {
    const { state } = unwanted();
    expect(game.race!(state)).toBe(true);
    const step = played(state, seat, { type: 'grab' });
    expect(step.events).toEqual([{ type: 'grabbed', seat }]);
    expect(step.state.phase).toEqual({ name: 'placing', seat });
    expect(coinsOf(step)).toEqual([10, 10]);
    expect(refusalOf(step.state as State, 1 - seat, { type: 'grab' })).toMatchObject({
      code: 'not-your-decision',
    });
  });

  test('[PLT-07] bidding is no race', () => {
    expect(game.race!(position())).toBe(false);
  });

  test('[PLT-08] a plot nobody grabs within ten seconds is lost, and the next one is offered', () => {
    const { state } = unwanted();
    expect(game.timer!(state)).toEqual({ seconds: 10, closing: { type: 'lose-plot' } });
    const step = close(game, state)!;
    expect(step.events).toEqual([
      { type: 'lost', plot: 5 },
      { type: 'offered', plot: 7 },
    ]);
    expect(step.state).toMatchObject({ lost: [5], onOffer: 7, phase: { name: 'bidding' } });
  });

  test('[PLT-08] the last plot can be lost too: the game is over', () => {
    const { state } = afterBids(position({ deck: [] }), 0, 0);
    const { state: end } = close(game, state)!;
    expect(game.pending(end)).toEqual([]);
    expect(game.outcome(end)).not.toBeNull();
  });
});

describe('building', () => {
  const building = () => {
    const state = position({ phase: { name: 'placing', seat: 1 } });
    nth(state.players, 1).row = [null, 8, null, null, null, null];
    return state;
  };

  test('[PLT-09] the winner builds on a free cell of their own row', () => {
    const { state, events } = played(building(), 1, { type: 'place', cell: 3 });
    expect(nth(state.players, 1).row).toEqual([null, 8, null, 5, null, null]);
    expect(nth(state.players, 0).row).toEqual([null, null, null, null, null, null]);
    expect(events[0]).toEqual({ type: 'placed', seat: 1, cell: 3, plot: 5 });
  });

  test('[PLT-09] a taken cell is refused', () => {
    expect(refusalOf(building(), 1, { type: 'place', cell: 1 })).toEqual({
      code: 'cell-taken',
      clause: 'PLT-09',
      with: { cell: 2 },
    });
  });

  test('[PLT-09] then the next plot is offered to all', () => {
    const { state, events } = played(building(), 1, { type: 'place', cell: 0 });
    expect(events[1]).toEqual({ type: 'offered', plot: 7 });
    expect(state).toMatchObject({ onOffer: 7, deck: [9], phase: { name: 'bidding' } });
    expect(game.pending(state)).toHaveLength(2);
  });
});

describe('the end', () => {
  const last = position({ deck: [], phase: { name: 'placing', seat: 0 } });

  test('[PLT-10] after the last plot the game is over, and not before', () => {
    expect(game.outcome(last)).toBeNull();
    const { state, events } = played(last, 0, { type: 'place', cell: 0 });
    expect(events.map(({ type }) => type)).toEqual(['placed']);
    expect(game.pending(state)).toEqual([]);
    expect(game.outcome(state)!.places).toEqual([[0], [1]]);
  });

  test('[PLT-10] ten points for every point of value, one for every coin', () => {
    const over = position({ phase: { name: 'over' } });
    nth(over.players, 0).row = [4, null, null, 3, null, null];
    nth(over.players, 0).coins = 2;
    expect(game.outcome(over)).toEqual({
      places: [[0], [1]],
      scores: [
        { row: 70, coins: 2 },
        { row: 0, coins: 10 },
      ],
    });
  });

  test('[PLT-10] equal totals share a place', () => {
    const over = position({ phase: { name: 'over' } });
    nth(over.players, 0).row[0] = 1;
    nth(over.players, 0).coins = 0;
    expect(game.outcome(over)!.places).toEqual([[0, 1]]);
  });
});
