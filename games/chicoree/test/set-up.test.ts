import { describe, expect, test } from 'vitest';
import { defaultOptions, openingFaults } from '../../../core/opening.ts';
import { CARDS } from '../data/cards.ts';
import { EDITION } from '../data/edition.ts';
import type { Options } from '../vocabulary.ts';
import { DRAW, link } from './moves.ts';
import { position } from './position.ts';
import { game, only, open, play } from './table.ts';

const SIX = 'seed sowing factory harvest roasting shop';

describe('aim', () => {
  test('[CH-01] all seven links in front of you at the end of your own turn win', () => {
    const before = position({ chain: SIX, hand: 'export', top: 'seed storm' });
    const laid = play(before, link('export')).state;
    expect(game.outcome(laid)).toBeNull();
    const { state } = play(laid, DRAW);
    expect(state.ending).toEqual({ because: 'chain', winner: 0 });
    expect(game.outcome(state)!.places[0]).toEqual([0]);
    expect(game.pending(state)).toEqual([]);
  });

  test('[CH-01] the winner is first, also before a richer player whose chain is whole', () => {
    const whole = { chain: `${SIX} export` };
    const played = play(position({ ...whole, others: [{ ...whole, tokens: 30 }], top: 'seed storm' }), DRAW);
    expect(game.outcome(played.state)!.places).toEqual([[0], [1], [2]]);
    expect(only(played, 'won')).toEqual({ type: 'won', seat: 0, because: 'chain' });
  });

  test('[CH-01] six steps do not', () => {
    expect(play(position({ chain: SIX, top: 'seed storm' }), DRAW).state.ending).toBeNull();
  });
});

describe('set-up', () => {
  test.each([2, 3, 4, 5, 6])('[CH-02] with %i players all cards are in one pile, none discarded', seats => {
    const { state } = open(seats);
    const copies = CARDS.map(name => EDITION.copies[name].value);
    expect(CARDS.map((_, card) => state.pile.filter(one => one === card).length)).toEqual(copies);
    expect(state.pile).toHaveLength(110);
    expect(state.discard).toEqual([]);
  });

  test('[CH-02] they are shuffled: another seed, another order', () => {
    expect(open(3, 'a').state.pile).not.toEqual(open(3, 'b').state.pile);
  });

  test('[CH-03] each player takes twelve tokens', () => {
    expect(open(6).state.players.map(({ tokens }) => tokens)).toEqual(Array(6).fill(12));
  });

  test('[CH-04] nobody is dealt any card', () => {
    for (const seat of [0, 1, 2]) expect(game.view(open(3).state, seat).hand).toEqual([]);
  });

  test('[CH-04] nobody has anything else, and nothing has happened', () => {
    const { state } = open(3);
    for (const player of state.players)
      expect(player).toEqual({
        tokens: 12,
        hand: CARDS.map(() => 0),
        known: CARDS.map(() => 0),
        start: null,
        chain: [[], [], [], [], [], [], []],
        blocks: [],
        closed: false,
        fist: 0,
        staked: [],
        out: null,
      });
    expect(state).toMatchObject({ harvestLaid: false, idle: 0, turn: { number: 1 } });
  });

  test('[CH-05] a first player is drawn by lot, or chosen, and begins', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, n) => open(3, `lot ${n}`).state.turn.seat));
    expect(firsts).toEqual(new Set([0, 1, 2]));
    const chosen = ([0, 1, 2, 3] as const).map(start => open(4, 'table', { start }).state.turn.seat);
    expect(chosen).toEqual([0, 1, 2, 3]);
    const { state, events } = open(4, 'table', { start: 2 });
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([2]);
    expect(events).toEqual([
      { type: 'started', seat: 2 },
      { type: 'turn-began', seat: 2, number: 1 },
    ]);
  });

  test('[CH-05] only a seat that exists can be chosen', () => {
    const options = { ...defaultOptions(game), start: 3 };
    expect(openingFaults(game, { options, seats: 3 }).map(({ at }) => at)).toEqual(['options.start']);
    expect(openingFaults(game, { options, seats: 4 })).toEqual([]);
  });

  test('[CH-05] play goes clockwise', () => {
    const before = position({ top: 'storm storm fire fire joker joker' });
    const seats = [1, 2, 3].map(turns => play(before, ...Array(turns).fill(DRAW)).state.turn.seat);
    expect(seats).toEqual([1, 2, 0]);
  });

  test.each<[Options['auction'], number[]]>([
    ['in-turn', [0]],
    ['free-for-all', [0, 1, 2]],
  ])('[CH-06] the table agrees on open auctions before play: %s', (auction, asked) => {
    const { state } = play(position({ options: { auction }, top: 'storm seed' }), DRAW);
    expect(state.options.auction).toBe(auction);
    expect(game.pending(state).map(({ seat }) => seat)).toEqual(asked);
  });

  test('two to six players', () => {
    const fits = (seats: number) =>
      openingFaults(game, { options: defaultOptions(game), seats }).length === 0;
    expect([1, 2, 3, 4, 5, 6, 7].filter(fits)).toEqual([2, 3, 4, 5, 6]);
  });
});
