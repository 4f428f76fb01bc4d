import { expect, test } from 'vitest';
import { copy } from '../core/data.ts';
import type { Game } from '../core/game.ts';
import { judge, type judgeAll } from '../core/judge.ts';
import { accept, type Change, fork } from '../core/match.ts';
import { ok } from '../core/result.ts';
import { nth } from '../core/sure.ts';
import { plots } from '../games/plots/index.ts';
import { promises } from '../games/plots/test/promises.ts';
import type { Bid, Event, Plots, State } from '../games/plots/vocabulary.ts';
import { checkContract } from './contract.ts';

const game = plots.open(plots.edition);
const { bid, place } = game.moves;

type Mutant = Partial<Game<Plots>>;
const withBid = (change: Partial<typeof bid>): Mutant => ({
  moves: { ...game.moves, bid: { ...bid, ...change } },
});
const withPlace = (change: Partial<typeof place>): Mutant => ({
  moves: { ...game.moves, place: { ...place, ...change } },
});

/** A deliberate bug for every clause: the contract is only worth something if it finds them. */
const bugs: readonly [clause: string, bug: string, mutant: Mutant][] = [
  [
    'C1',
    'ambient chance in a rule',
    withPlace({
      apply: (draft, move, table) => {
        place.apply(draft, move, table);
        draft.deck.sort(() => Math.random() - 0.5);
      },
    }),
  ],
  [
    'C1',
    'a start that differs from call to call',
    { setup: start => ({ ...game.setup(start), onOffer: Math.random() }) },
  ],
  [
    'C2',
    'undefined in the state',
    withBid({
      apply: (draft, move, table) => {
        bid.apply(draft, move, table);
        (draft as { note?: unknown }).note = undefined;
      },
    }),
  ],
  [
    'C3',
    'a judge that writes',
    withBid({
      refuse: (state, seat, move) => {
        (state.players[seat] as { coins: number }).coins -= 0;
        return bid.refuse(state, seat, move);
      },
    }),
  ],
  [
    'C3',
    'a copy that shares what moves write on',
    { copy: state => ({ ...(state as State), rng: [...state.rng] as State['rng'] }) },
  ],
  ['C3', 'a copy that forgets something', { copy: state => ({ ...(copy(state) as State), deck: [] }) }],
  [
    'C1',
    'a rule that does something else when nobody listens',
    withPlace({
      apply: (draft, move, table) => {
        place.apply(draft, move, table);
        if (!table.emit) draft.deck.reverse();
      },
    }),
  ],
  [
    'C11',
    'a quick list that leaves out a legal move',
    withBid({ legal: (_state, _seat, found) => void found.push({ type: 'bid', coins: 0 }) }),
  ],
  ['C11', 'a random move that is not legal', { draw: () => ({ type: 'bid', coins: 99 }) }],
  ['C4', 'a rival’s bid in the log', { witness: (event: Event) => event }],
  [
    'C4',
    'the generator in the view',
    { view: (state, viewer) => ({ ...game.view(state, viewer), rng: state.rng }) },
  ],
  [
    'C4|C5',
    'a rival’s bid in the view',
    { view: (state, viewer) => ({ ...game.view(state, viewer), yourBid: nth(state.players, 0).bid }) },
  ],
  [
    'C5',
    'the next plot in the view',
    { view: (state, viewer) => ({ ...game.view(state, viewer), deckSize: state.deck.at(-1) ?? 0 }) },
  ],
  [
    'C5',
    'imagined worlds that make up plots',
    { determinize: (view, seat, random) => ({ ...game.determinize(view, seat, random), deck: [] }) },
  ],
  [
    'C6',
    'legality that peeks at a rival’s bid',
    withBid({
      refuse: (state, seat, move) => {
        const rival = nth(state.players, (seat + 1) % state.players.length);
        return move.coins > 0 && move.coins === rival.bid
          ? { code: 'cannot-afford', clause: 'PLT-04', with: { coins: 0, held: 0 } }
          : bid.refuse(state, seat, move);
      },
    }),
  ],
  [
    'C7',
    'a forgotten seal',
    withBid({ apply: (draft, move, table) => bid.apply(draft, move, { ...table, seal() {} }) }),
  ],
  ['C7', 'a plot turned up by a move that may be taken back', withPlace({ takeback: true })],
  [
    'C4',
    'a bid that nobody hears of and that changes who must decide',
    { witness: (event, viewer) => (event.type === 'bid' && event.seat !== viewer ? null : event) },
  ],
  [
    'C7',
    'an answer that binds those who decide at the same time',
    withBid({
      apply: (draft, move, table) => {
        bid.apply(draft, move, table);
        if (table.seat !== 0) table.seal();
      },
    }),
  ],
  [
    'C18',
    'a refusal of an unlisted move that tells a secret',
    withBid({
      recognise: json => json as Bid,
      refuse: (state, seat, move) =>
        move.coins < 0
          ? { code: 'cannot-afford', clause: 'PLT-04', with: { coins: move.coins, held: state.deck[0] ?? 0 } }
          : bid.refuse(state, seat, move),
    }),
  ],
  ['C9', 'over without an outcome', { outcome: () => null }],
  [
    'C10',
    'a dead end',
    withPlace({ refuse: () => ({ code: 'cell-taken', clause: 'PLT-09', with: { cell: 1 } }) }),
  ],
  [
    'C11',
    'the same candidate twice',
    withBid({
      candidates: () => [
        { type: 'bid', coins: 0 },
        { type: 'bid', coins: 0 },
      ],
    }),
  ],
  ['C12', 'overspending', withBid({ refuse: () => null })],
  [
    'C13',
    'commits that depend on their order',
    withBid({
      apply: (draft, move, table) => {
        bid.apply(draft, move, table);
        if (draft.phase.name === 'bidding') draft.onOffer = table.seat;
      },
    }),
  ],
  ['C13', 'an undeclared race', { race: () => false }],
  [
    'C14',
    'a sentence with a hole',
    {
      witness: (event, viewer) => {
        const seen = game.witness(event, viewer);
        return seen?.type === 'placed'
          ? ({ type: 'placed', seat: seen.seat, cell: seen.cell } as Event)
          : seen;
      },
    },
  ],
  [
    'C16',
    'a lost plot',
    withPlace({
      apply: (draft, move, table) => {
        place.apply(draft, move, table);
        draft.deck.pop();
      },
    }),
  ],
  [
    'C8',
    'a game without end',
    withPlace({
      apply: (draft, _move, { emit }) => {
        draft.phase = { name: 'bidding' };
        emit?.({ type: 'offered', plot: draft.onOffer });
      },
    }),
  ],
  [
    'C17',
    'a variant without end',
    withPlace({
      apply: (draft, move, table) => {
        if (draft.options.rounds === 3) place.apply(draft, move, table);
        else {
          draft.phase = { name: 'bidding' };
          table.emit?.({ type: 'offered', plot: draft.onOffer });
        }
      },
    }),
  ],
  [
    'C11',
    'a move that is offered but not understood',
    withPlace({
      candidates: (state, seat) =>
        place.candidates(state, seat).map(move => ({ ...move, seat: Math.random() })),
    }),
  ],
];

test.each(bugs)('[%s] is broken by %s', (clause, _bug, mutant) => {
  expect(() => checkContract({ ...game, ...mutant }, promises)).toThrow(new RegExp(`^\\[(${clause})\\]`));
});

/** Bids are made in secret, nobody hears whether there is one, and whoever has bid may bid again; building leads there. */
const intoSecretBids: Mutant = {
  ...withPlace({
    takeback: true,
    apply: (draft, _move, { emit }) => {
      draft.phase = { name: 'bidding' };
      emit?.({ type: 'offered', plot: draft.onOffer });
    },
  }),
  race: state => state.phase.name !== 'placing',
  pending: state =>
    state.phase.name === 'bidding'
      ? state.players.map((_, seat) => ({ seat, moves: ['bid'] }))
      : game.pending(state),
  view: (state, viewer) => {
    const seen = game.view(state, viewer);
    const hasBid = (seat: number) => seat === viewer && seen.yourBid !== null;
    return { ...seen, players: seen.players.map((player, seat) => ({ ...player, hasBid: hasBid(seat) })) };
  },
  witness: (event, viewer) => (event.type === 'bid' && event.seat !== viewer ? null : event),
};

const { closings } = game;
const inSilence: Mutant = {
  closings: {
    ...closings,
    'end-bidding': {
      apply: (draft, closing, effects) =>
        closings['end-bidding'].apply(draft, closing, { ...effects, emit: undefined }),
    },
  },
};

test.each([
  ['an open move into a question that is answered in secret', intoSecretBids],
  ['a clock that ends a decision in silence', inSilence],
])('[C7] is broken by %s: the right to take back would end unseen', (_bug, mutant) => {
  expect(() => checkContract({ ...game, ...mutant }, promises)).toThrow(
    /^\[C7\] seat \d is not told what ends its right/,
  );
});

/** As several moves were once judged: each upon the last, whatever that one would have shown. */
const oneUponTheOther: typeof judgeAll = (match, entries) => {
  const trial = fork(match);
  const changes: Change<never>[] = [];
  for (const entry of entries) {
    const judged = judge(trial, entry);
    if (!judged.ok) return judged;
    accept(trial, judged.value);
    changes.push(judged.value as Change<never>);
  }
  return ok(changes);
};

test('[C18] is broken by a host that judges what follows a sealed move', () => {
  expect(() => checkContract(game, promises, oneUponTheOther)).toThrow(/^\[C18\]/);
});

test('the unspoilt game passes', () => {
  expect(() => checkContract(game, promises)).not.toThrow();
});
