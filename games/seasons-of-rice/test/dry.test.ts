import { describe, expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { advance, draftOf, legal } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import type { Options, State } from '../vocabulary.ts';
import { deck, type Estate, fieldWorth, position } from './position.ts';
import { by, code, eventsOf, game, kinds, pick, place, player, playWith } from './table.ts';

/** The last turn of the Wet season, both with these points and as many farmers as their cards show. */
function lastTurn(scores: readonly number[], players: readonly Estate[], options: Partial<Options> = {}) {
  const base = position({ turn: 4, players, options });
  const state = copy(base) as State;
  for (const [seat, points] of scores.entries()) {
    nth(state.players, seat).closed = [fieldWorth(points)];
  }
  return state;
}

/** Both place their last card where it closes nothing. */
function endWet(state: State, ...rolls: readonly number[]) {
  const quiet = (now: Read<State>, seat: number) => {
    const closing = game.view(now, seat).own!.reach!.closings;
    return legal(game, now, seat).find(
      move =>
        move.type === 'place' &&
        !closing.some(one => one.turn === move.turn && one.x === move.x && one.y === move.y),
    )!;
  };
  const one = draftOf(game, copy(state));
  advance(one, 0, quiet(state, 0));
  const dice = scripted(...rolls);
  return playWith(dice, one.state, quiet(one.state, 1));
}

const farmers = (state: Read<State>) => [0, 1].map(seat => player(state, seat).farmers);

describe('who begins', () => {
  test('[SR-28] whoever has fewer points', () => {
    expect(endWet(lastTurn([12, 9], [])).state).toMatchObject({
      season: 'dry',
      turn: 1,
      seat: 1,
      first: { seat: 1, because: 'points' },
    });
  });

  test('[SR-28][SR-57] the bonuses of ancestors are among these points', () => {
    const state = lastTurn([12, 10], []);
    const [field] = nth(state.players, 1).closed;
    nth(state.players, 1).closed = [{ ...field!, points: { ...field!.points, ancestor: 3 } }];
    expect(endWet(state).state.first).toEqual({ seat: 0, because: 'points' });
  });

  test('[SR-29][SR-A06][SR-X11] at 28 : 28, whoever has fewer farmers, in open fields or closed ones', () => {
    const few = { ancestor: 'kosal', hand: 'P12', landscape: 'P03 0 0 0, P05 0 3 1, P14 0 6 2, P17 0 9 3' };
    const many = { ancestor: 'rithy', hand: 'P15', landscape: 'P07 0 0 0, P09 0 3 1, P18 0 6 2, P02 0 9 3' };
    const { state, events } = endWet(lastTurn([28, 28], [many, few]));
    expect(farmers(state)).toEqual([8, 3]);
    expect(state.first).toEqual({ seat: 1, because: 'farmers' });
    expect(eventsOf(events, 'dry-season')[0]).toMatchObject({ scores: [28, 28], farmers: [8, 3] });
  });

  /** A table with as many farmers on both sides. */
  const even = (options: Partial<Options> = {}) => {
    const base = lastTurn([28, 28], [], options);
    const [mine] = base.players;
    base.players[1] = {
      ...nth(base.players, 1),
      landscape: mine!.landscape,
      hand: mine!.hand,
      plan: mine!.plan,
    };
    return base;
  };

  test.each([0, 1])('[SR-30][SR-A08] if these are equal too, a coin decides: %i', seat => {
    expect(endWet(even(), seat).state.first).toEqual({ seat, because: 'coin' });
  });

  test('[SR-30] a coin has two sides', () => {
    expect(() => endWet(even(), 2)).toThrow('a whole number from 0 to 1');
  });

  test.each([0, 1] as const)('[SR-30][SR-A08] or the younger player, if known: seat %i', younger => {
    expect(endWet(even({ younger })).state.first).toEqual({ seat: younger, because: 'younger' });
  });
});

describe('taking from the row', () => {
  const before = position({ season: 'dry', row: 'P05 P06', players: [{ landscape: 'P01 0 0 0' }, {}] });

  test('[SR-27] one after the other', () => {
    expect(game.pending(before)).toEqual([{ seat: 0, moves: ['place', 'pick'] }]);
    expect(code(before, pick('P05'), 1)).toBe('not-your-decision');
  });

  test('[SR-31][SR-A20] any card of the row, which everybody sees, and it is placed at once', () => {
    expect(legal(game, before, 0)).toEqual(game.view(before, 1).row.map(pick));
    const picked = by(0, before, pick('P06')).state;
    expect(nth(game.view(picked, 1).players, 0).picked).toBe('P06');
    const [spot] = legal(game, picked, 0);
    const { state, events } = by(0, picked, spot!);
    expect(kinds(events)[0]).toBe('placed');
    expect(game.view(state, 1).row).not.toContain('P06');
    expect(player(state).landscape.at(-1)).toMatchObject({ card: 'P06' });
    expect(state).toMatchObject({ turn: 2, seat: 1 });
  });

  test('[SR-31] another may be picked until it is placed', () => {
    const picked = by(0, before, pick('P06')).state;
    expect(code(picked, pick('P06'))).toBe('already-picked');
    expect(nth(by(0, picked, pick('P05')).state.players, 0).plan.card).toBe(4);
  });

  test('[SR-X01] Maya takes a card, closes a field of three with a buffalo and scores 7', () => {
    const maya = position({
      season: 'dry',
      row: 'P04',
      players: [{ landscape: 'P05 0 0 0, P01 2 -3 0, P02 0 3 1, P06 0 6 2, P07 0 9 3' }, {}],
    });
    const before = player(maya).score;
    const { state, events } = by(0, maya, pick('P04'), place(1, -3, -3));
    expect(eventsOf(events, 'closed')).toMatchObject([
      { seat: 0, size: 3, contents: { farmers: 0, buffaloes: 1, houses: 0 }, total: 7 },
    ]);
    expect(player(state).score).toBe(before + 7);
  });

  test('[SR-32] three cards each, until the row is empty; the last one need not be picked', () => {
    let now: Read<State> = before;
    const seats: number[] = [];
    const asked: string[] = [];
    while (now.season === 'dry') {
      const seat = now.seat!;
      seats.push(seat);
      asked.push(nth(game.pending(now), 0).moves.join());
      if (now.row.length > 1) now = by(seat, now, nth(legal(game, now, seat), 0)).state;
      now = by(seat, now, nth(legal(game, now, seat), 0)).state;
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
    expect(asked).toEqual([...Array<string>(5).fill('place,pick'), 'place']);
    expect(now).toMatchObject({ season: 'over', row: [], seat: null });
    expect(game.pending(now)).toEqual([]);
    expect(now.players.map(({ landscape }) => landscape.length)).toEqual([8, 8]);
    expect(game.outcome(now)).not.toBeNull();
    expect(deck.cards).toHaveLength(18);
  });
});
