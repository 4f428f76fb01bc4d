import { describe, expect, test } from 'vitest';
import { copy } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { legal } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import type { Spot } from '../data/lattice.ts';
import { abandonedPoints, openContents, outcome } from '../scoring.ts';
import type { ClosedField, Player, State } from '../vocabulary.ts';
import { border, painted } from './painted.ts';
import { deck, fieldWorth, piecesOf, position } from './position.ts';
import { by, eventsOf, game, kinds, player } from './table.ts';

/** A game that is over, with landscapes of the test's own and fields worth these points. */
function over(...estates: { points?: number; ancestor?: string; landscape: string }[]): Read<State> {
  const state = copy(position({ season: 'over' })) as State;
  state.players = estates.map(({ points = 0, ancestor = 'sovann', landscape }): Player => {
    return {
      ...nth(state.players, 0),
      ancestor: deck.ancestors.find(({ id }) => id === ancestor)!.card,
      landscape: piecesOf(landscape),
      closed: points > 0 ? [fieldWorth(points, [90, 91])] : [],
    };
  });
  return state;
}

const result = (state: Read<State>) => outcome(deck, state)!;
const THREE_BUFFALOES = 'P05 0 0 0, P10 0 3 1, P12 0 6 2';

describe('the final scoring', () => {
  test('[SR-76] each buffalo in an open field costs a point', () => {
    const { scores } = result(over({ points: 10, landscape: THREE_BUFFALOES }, { landscape: 'P01 0 0 0' }));
    expect(scores[0]).toEqual({ size: 10, farmers: 0, buffaloes: 0, houses: 0, ancestor: 0, abandoned: -3 });
    expect(nth(scores, 1).abandoned).toBe(0);
  });

  test('[SR-76] the edition says what each of them costs', () => {
    const { edition } = deck;
    const scoring = { ...edition.scoring, abandoned: { ...edition.scoring.abandoned, value: 2 } };
    expect(abandonedPoints({ ...deck, edition: { ...edition, scoring } }, 3)).toBe(-6);
  });

  test('[SR-59] Chantrea counts the farmers of all open fields', () => {
    const state = over(
      { ancestor: 'chantrea', landscape: 'P09 0 0 0, P18 0 3 1' },
      { landscape: 'P01 0 0 0' },
    );
    expect(player(state).farmers).toBe(4);
    expect(nth(result(state).scores, 0).ancestor).toBe(2 * 4);
  });

  test('[SR-77][SR-X10] then the ancestors: three buffaloes with Mony cost 3 and bring 6', () => {
    const state = over({ ancestor: 'mony', landscape: THREE_BUFFALOES }, { landscape: 'P01 0 0 0' });
    expect(result(state).scores[0]).toMatchObject({ abandoned: -3, ancestor: 6 });
    expect(player(state).ancestor).toMatchObject({ soFar: 6, atEnd: 6 });
  });

  test('[SR-76] a field that reaches into a hole is open', () => {
    const state = over(
      { landscape: 'P05 0 0 0, P07 0 -3 1, P15 1 -1 -3, P09 3 -5 -2' },
      { landscape: 'P01 0 0 0' },
    );
    expect(player(state).holes).toEqual([-1, 0]);
    // P05, P07 and P15 show a buffalo each; no field of theirs is closed.
    expect(player(state).abandoned).toBe(3);
    expect(nth(result(state).scores, 0).abandoned).toBe(-3);
  });

  test('[SR-76] one unit decides: open, its buffalo is abandoned; covered, it is at home', () => {
    // The square at 1, 0 has paths on its three other sides; its fourth is the unit inside the ring of cards.
    const ring: readonly Spot[] = [
      { turn: 0, x: -3, y: -3 },
      { turn: 3, x: 0, y: -3 },
      { turn: 2, x: 1, y: 0 },
      { turn: 1, x: -3, y: 1 },
    ];
    const lost = (centre: readonly [number, number]) => {
      const stands = [{ x: centre[0], y: centre[1], kind: 'buffalo' as const }];
      const { deck: cards, pieces } = painted({ spots: ring, isPath: border(centre), stands });
      const { buffaloes } = openContents(cards, { landscape: pieces } as unknown as Player);
      return abandonedPoints(cards, buffaloes);
    };
    expect(lost([1, 0])).toBe(-1);
    expect(lost([2, -1])).toBe(0);
  });

  test('[SR-78] farmers, houses and squares of open fields count neither way', () => {
    const { scores } = result(over({ landscape: 'P09 0 0 0, P16 0 3 1' }, { landscape: 'P01 0 0 0' }));
    for (const lines of scores) expect(Object.values(lines).every(points => points === 0)).toBe(true);
  });

  test('[SR-A17][SR-03] a score may be below 0', () => {
    const state = over({ landscape: THREE_BUFFALOES }, { landscape: 'P01 0 0 0' });
    expect(player(state).score).toBe(-3);
  });

  test('[SR-76][SR-77] buffaloes are counted before ancestors, and before the end nothing of it', () => {
    let now: Read<State> = position({ season: 'dry', turn: 6 });
    expect(player(now).lines.abandoned).toBe(0);
    const { state, events } = by(now.seat!, now, nth(legal(game, now, now.seat!), 0));
    now = state;
    const order = kinds(events).filter(type => ['abandoned', 'honoured', 'ended'].includes(type));
    expect([...new Set(order)]).toEqual(['abandoned', 'honoured', 'ended']);
    expect(eventsOf(events, 'honoured')).toHaveLength(2);
    const totals = [0, 1].map(seat => player(now, seat).score);
    expect(nth(eventsOf(events, 'ended'), 0).scores).toEqual(totals);
  });
});

describe('who wins', () => {
  const FARMERS = 'P09 0 0 0';
  const ONE_FARMER = 'P01 0 0 0';

  test('[SR-79] more points', () => {
    const { places } = result(
      over({ points: 5, landscape: ONE_FARMER }, { points: 6, landscape: ONE_FARMER }),
    );
    expect(places).toEqual([[1], [0]]);
  });

  test('[SR-80] points being equal, more farmers in the landscape', () => {
    const { places } = result(over({ points: 5, landscape: FARMERS }, { points: 5, landscape: ONE_FARMER }));
    expect(places).toEqual([[0], [1]]);
  });

  test('[SR-81][SR-A07] if these are equal too, both', () => {
    const { places } = result(
      over({ points: 5, landscape: ONE_FARMER }, { points: 5, landscape: 'P04 0 0 0' }),
    );
    expect(places).toEqual([[0, 1]]);
  });

  /** The game before its last move, and that move: whoever makes it has `more` points than the other in the end. */
  const lastMove = (more: number, isTwin: boolean) => {
    const before = copy(
      position({ season: 'dry', turn: 6, players: [{ landscape: 'P09 0 0 0, P18 0 3 1' }] }),
    ) as State;
    const seat = before.seat!;
    const move = nth(legal(game, before, seat), 0);
    const after = by(seat, before, move).state;
    const [mine, theirs] = [nth(before.players, seat), nth(before.players, 1 - seat)];
    if (isTwin) Object.assign(theirs, { ...nth(after.players, seat), ancestor: mine.ancestor });
    const [own, other] = [seat, 1 - seat].map(at => player(by(seat, before, move).state, at).score);
    const points = { size: other! - own! + more, farmers: 0, buffaloes: 0, houses: 0, ancestor: 0 };
    const field: ClosedField = { at: 1, squares: [], farmers: 0, buffaloes: 0, houses: 0, cards: 1, points };
    if (!isTwin || more > 0) mine.closed = [...mine.closed, field];
    return { seat, ended: nth(eventsOf(by(seat, before, move).events, 'ended'), 0) };
  };

  test('[SR-79] the end is told with the points that decide', () => {
    const { seat, ended } = lastMove(1, false);
    expect(ended).toMatchObject({ winners: [seat], because: 'points' });
  });

  test('[SR-80] or with the farmers', () => {
    const { ended } = lastMove(0, false);
    expect(new Set(ended.farmers).size).toBe(2);
    const most = ended.farmers.indexOf(Math.max(...ended.farmers));
    expect(ended).toMatchObject({ winners: [most], because: 'farmers' });
  });

  test('[SR-81] or as shared', () => {
    expect(lastMove(0, true).ended).toMatchObject({ winners: [0, 1], because: 'shared' });
  });

  test('before the end there is no result', () => {
    expect(outcome(deck, position())).toBeNull();
  });
});
