import { describe, expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { legal } from '../../../core/play.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import type { State } from '../vocabulary.ts';
import { deck, position } from './position.ts';
import { by, code, eventsOf, game, kinds, pick, place, player, send } from './table.ts';

const FIRST_TURN = position({
  players: [
    { landscape: 'P01 0 0 0', hand: 'P02 P04 P06 P08 P10 P12 P15' },
    { landscape: 'P05 0 0 0', hand: 'P07 P09 P11 P13 P16 P17 P18' },
  ],
});
const ids = (cards: readonly number[]) => cards.map(card => nth(deck.cards, card).id);
const hands = ({ players }: Read<State>) => players.map(({ hand }) => ids(hand).join(' '));

/** Both place a card on top of their first one, and send one. */
const firstTurn = (before = FIRST_TURN) => {
  const mine = by(0, before, pick('P04'), place(0, 0, -4), send('P02')).state;
  return by(1, mine, pick('P09'), place(0, 0, -4), send('P18'));
};

describe('a turn of the Wet season', () => {
  test('[SR-19] both choose two cards of their hands: one to place, one for the row', () => {
    expect(game.pending(FIRST_TURN)).toEqual([
      { seat: 0, moves: ['send', 'place', 'pick'] },
      { seat: 1, moves: ['send', 'place', 'pick'] },
    ]);
    expect(legal(game, FIRST_TURN, 0)).toEqual(['P02', 'P04', 'P06', 'P08', 'P10', 'P12', 'P15'].map(pick));
    const placed = by(0, FIRST_TURN, pick('P04'), place(0, 0, -4)).state;
    expect(code(placed, send('P04'), 0)).toBe('being-placed');
    expect(code(placed, send('P07'), 0)).toBe('not-in-hand');
  });

  test('[SR-19] until both cards are chosen, everything may be changed', () => {
    const { state } = by(
      0,
      FIRST_TURN,
      pick('P04'),
      place(0, 0, -4),
      place(0, 0, 4),
      pick('P02'),
      pick('P04'),
    );
    expect(game.view(state, 0).own!.plan).toEqual({ card: 'P04', spot: null, send: null });
    expect(code(state, pick('P04'), 0)).toBe('already-picked');
    expect(code(by(0, state, place(0, 0, 4)).state, pick('P04'), 0)).toBeNull();
  });

  test('[SR-20] first a card is placed, then one is sent', () => {
    expect(code(FIRST_TURN, place(0, 0, -4), 0)).toBe('pick-first');
    expect(code(FIRST_TURN, send('P02'), 0)).toBe('place-first');
    expect(code(by(0, FIRST_TURN, pick('P04')).state, send('P02'), 0)).toBe('place-first');
  });

  test('[SR-20][SR-21][SR-22] when both are ready: cards are placed, then sent, then hands are swapped', () => {
    const { state, events } = firstTurn();
    const order = kinds(events).filter(type => type !== 'closed');
    expect(order.slice(-6)).toEqual(['placed', 'placed', 'sent', 'sent', 'hand', 'hand']);
    expect([0, 1].map(seat => lastOf(player(state, seat).landscape).card)).toEqual(['P04', 'P09']);
    expect(ids(state.row)).toEqual(['P02', 'P18']);
    expect(hands(state)).toEqual(['P07 P11 P13 P16 P17', 'P06 P08 P10 P12 P15']);
    expect(eventsOf(events, 'hand').map(({ because }) => because)).toEqual(['swapped', 'swapped']);
    expect(state).toMatchObject({ season: 'wet', turn: 2 });
  });

  test('[SR-26] nothing happens until both are ready, whoever is first', () => {
    const { state } = by(1, FIRST_TURN, pick('P09'), place(0, 0, -4), send('P18'));
    expect(player(state, 1)).toMatchObject({ ready: true, handSize: 7 });
    expect(player(state, 1).landscape).toHaveLength(1);
    expect(state.row).toEqual([]);
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([0]);
    const other = by(0, state, pick('P04'), place(0, 0, -4), send('P02')).state;
    expect(other).toEqual(firstTurn().state);
  });

  test('[SR-A09] nobody sees the other’s card for the row first', () => {
    const { state, events } = by(1, FIRST_TURN, pick('P09'), place(0, 0, -4), send('P18'));
    const told = [game.view(state, 0), ...events.map(event => game.witness(event, 0))];
    expect(JSON.stringify(told)).not.toMatch(/P18|P09/);
  });
});

describe('the whole season', () => {
  const quick = (seed: Read<State>): Read<State>[] => {
    const turns = [seed];
    for (let now = seed; now.season === 'wet'; turns.push(now))
      for (const seat of [0, 1]) {
        if (nth(now.players, seat).hand.length > 1) now = by(seat, now, nth(legal(game, now, seat), 0)).state;
        now = by(seat, now, nth(legal(game, now, seat), 0)).state;
        if (
          now.season === 'wet' &&
          nth(now.players, seat).plan.spot !== null &&
          nth(now.players, seat).hand.length > 1
        )
          now = by(seat, now, nth(legal(game, now, seat), 0)).state;
      }
    return turns;
  };
  const turns = quick(FIRST_TURN);

  test('[SR-23][SR-24] hands of seven, five and three cards, then one', () => {
    expect(turns.slice(0, 4).map(state => state.players.map(({ hand }) => hand.length))).toEqual([
      [7, 7],
      [5, 5],
      [3, 3],
      [1, 1],
    ]);
    expect(turns.slice(0, 5).map(({ row }) => row.length)).toEqual([0, 2, 4, 6, 6]);
  });

  test('[SR-24] the last card is placed, and nothing is sent', () => {
    const last = nth(turns, 3);
    expect(game.pending(last).map(({ moves }) => moves)).toEqual([['place'], ['place']]);
    for (const seat of [0, 1])
      expect(nth(last.players, seat).plan.card).toBe(nth(last.players, seat).hand[0]);
    const { state, events } = by(0, last, nth(legal(game, last, 0), 0));
    expect(kinds(events)).toEqual(['planned', 'ready']);
    expect(player(state).ready).toBe(true);
  });

  test('[SR-25] five cards in each landscape, six in the row', () => {
    const end = lastOf(turns);
    expect(end.season).toBe('dry');
    expect(end.players.map(({ landscape }) => landscape.length)).toEqual([5, 5]);
    expect(end.row).toHaveLength(6);
  });

  test('[SR-A05] whoever keeps the last card has swapped all others', () => {
    const keeping = { ...FIRST_TURN, options: { ...FIRST_TURN.options, lastCard: 'keep' as const } };
    expect(hands(firstTurn(keeping).state)).toEqual(hands(firstTurn().state));
  });

  test.each([
    ['swap', 'P17', 'P03'],
    ['keep', 'P03', 'P17'],
  ] as const)('[SR-A05] the last card: %s', (lastCard, mine, theirs) => {
    const before = position({
      turn: 3,
      players: [{ hand: 'P01 P02 P03' }, { hand: 'P15 P16 P17' }],
      options: { lastCard },
    });
    const plan = (seat: number, state: Read<State>, [card, sent]: readonly [string, string]) => {
      const picked = by(seat, state, pick(card)).state;
      return by(seat, picked, legal(game, picked, seat).find(({ type }) => type === 'place')!, send(sent));
    };
    const { state, events } = plan(1, plan(0, before, ['P01', 'P02']).state, ['P15', 'P16']);
    expect(hands(state)).toEqual([mine, theirs]);
    expect(eventsOf(events, 'hand')).toHaveLength(lastCard === 'swap' ? 2 : 0);
  });
});
