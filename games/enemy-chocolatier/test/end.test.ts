import { describe, expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { rehearsal } from '../../../testkit/rehearsal.ts';
import { EDITION } from '../data/edition.ts';
import { enemyChocolatier } from '../index.ts';
import type { Move, State } from '../vocabulary.ts';
import { position, type Wish } from './position.ts';
import { buy, END, game, kinds, money, open, PERMIT, play, player, points } from './table.ts';

/** 3 chocolate, 5 of the 6 sugar, 2 nuts, 8 love: one house from the first recipe, and that one is open. */
const ALMOST: Wish = {
  recipe: 'R1',
  owns: 'D3 B5 C6-1 C5-1 C5-2 E1 F5-1 F5-2',
};
const winner = (state: Read<State>) => (state.phase.name === 'over' ? state.phase.winner : null);

describe('by recipe', () => {
  test('[EC-02][EC-72][EC-X03] the nineteenth unit wins at once', () => {
    const before = position({ ...ALMOST, others: [{ owns: 'C4' }] });
    expect(player(before).ingredients).toMatchObject({ chocolate: 3, sugar: 5, nuts: 2, love: 8 });
    const { state, events } = play(before, buy('C6-2'));
    expect(kinds(events)).toEqual(['bought', 'won', 'revealed']);
    expect(state.phase).toEqual({ name: 'over', because: 'recipe', winner: 0 });
    expect(game.pending(state)).toEqual([]);
    expect(game.outcome(state)!.places[0]).toEqual([0]);
  });

  test('[EC-X03] 7 red houses are not enough', () => {
    const before = position({ recipe: 'R1', owns: 'D3 B5 C6 C5-1 C5-2 E1 F5-1', others: [{ owns: 'C4' }] });
    expect(winner(before)).toBeNull();
    expect(game.view(before, 0).players[0]!.recipe).toMatchObject({ id: 'R1', missing: 1 });
  });

  test('[EC-A01][EC-X03] one brown too many does no harm', () => {
    const before = position({ ...ALMOST, owns: `${ALMOST.owns} E2-1`, others: [{ owns: 'C4' }] });
    expect(winner(play(before, buy('C6-2')).state)).toBe(0);
  });

  test('[EC-A01] what is beyond the recipe makes up for nothing that is missing', () => {
    const before = position({ ...ALMOST, others: [{ owns: 'C4' }] });
    const { state } = play(before, buy('E2-1'));
    expect(winner(state)).toBeNull();
    expect(game.view(state, 0).players[0]!.recipe).toMatchObject({ id: 'R1', missing: 1 });
  });

  test('[EC-A02] it is checked after every purchase, the first of a turn as well', () => {
    const before = position({ ...ALMOST, others: [{ owns: 'C4' }] });
    expect(before.turn.bought).toBe(0);
    expect(winner(play(before, buy('C6-2')).state)).toBe(0);
  });

  test('[EC-72] all at the same time: a house taken away is missing', () => {
    const before = position({ seat: 1, ...ALMOST, others: [{}, { owns: 'C4' }] });
    const { state } = play(before, buy('F5-1'), END, PERMIT, buy('C6-2'));
    expect(winner(state)).toBeNull();
  });

  test('[EC-72] somebody else’s recipe does not win, and is known not to be theirs', () => {
    const before = position({ ...ALMOST, recipe: 'R4', others: [{ owns: 'C4' }] });
    const { state } = play(before, buy('C6-2'));
    expect(winner(state)).toBeNull();
    expect(player(state).ruledOut).toEqual(['R1']);
  });
});

describe('by points', () => {
  const star = (points: number, more: Wish = {}): Read<State> =>
    position({ seat: 2, owns: 'A3', points, ...more });

  test('[EC-02][EC-70][EC-X11] 18 points and a star of 2 win before the purchases', () => {
    const { state, events } = play(star(18), PERMIT);
    expect(kinds(events)).toEqual(['permit-taken', 'earned', 'won', 'revealed']);
    expect(state.phase).toEqual({ name: 'over', because: 'points', winner: 0 });
  });

  test('[EC-70] 19 are not enough', () => {
    expect(winner(play(star(17), PERMIT).state)).toBeNull();
  });

  test('[EC-A03] more than 20 win too', () => {
    const { state } = play(star(19), PERMIT);
    expect([winner(state), points(state)[0]]).toEqual([0, 21]);
  });

  test('[EC-71] nobody scores on the turn of another, nor by buying', () => {
    const before = position({ owns: 'A3-1 A3-2 A3-3', points: 19, others: [{ owns: 'F4', points: 10 }] });
    const closed = play(before, buy('A3-4')).state;
    expect(points(closed)).toEqual([19, 10, 0]);
    expect(points(play(closed, END).state)).toEqual([19, 13, 0]);
  });

  test('[EC-A04] savings alone may win, before the rest of the income', () => {
    const { state, events } = play(position({ seat: 2, owns: 'B2 A3', money: 10, points: 18 }), PERMIT);
    expect([points(state)[0], money(state)[0]]).toEqual([20, 10]);
    expect(events).toContainEqual({
      type: 'earned',
      seat: 0,
      round: 6,
      lines: [{ from: 'savings', neighbourhood: 'B2', money: 10, points: 2 }],
      money: 0,
      points: 2,
    });
  });

  test('[EC-A25] no purchase takes points away', () => {
    const before = position({ owns: 'A1', others: [{ owns: 'F4', points: 12 }] });
    expect(points(play(before, buy('F4-1')).state)).toEqual([0, 12, 0]);
  });
});

test('[EC-73] the game stops at that instant: nobody has another turn', () => {
  const { state } = play(position({ seat: 2, owns: 'A3', points: 18 }), PERMIT);
  expect(game.pending(state)).toEqual([]);
  expect(state.turn).toMatchObject({ seat: 0, bought: 0 });
});

test('[EC-02] a recipe wins whatever the points of the others', () => {
  const before = position({ ...ALMOST, points: 1, others: [{ owns: 'C4', points: 15 }, { points: 3 }] });
  expect(game.outcome(play(before, buy('C6-2')).state)!.places).toEqual([[0], [1], [2]]);
});

test('[EC-A02] what the recipe was not is noted once, in the order of the recipes', () => {
  const before = position({ ...ALMOST, recipe: 'R4', ruledOut: 'R5', others: [{ owns: 'C4' }] });
  const { state } = play(before, buy('C6-2'), buy('A3-1'));
  expect(player(state).ruledOut).toEqual(['R1', 'R5']);
});

test('[EC-A02] the last recipe is looked at as well', () => {
  const turned = enemyChocolatier.open({ ...EDITION, recipes: EDITION.recipes.toReversed() });
  const before = position({ ...ALMOST, recipe: 'R4', others: [{ owns: 'C4' }] });
  const { state } = rehearsal(turned).play(before, buy('C6-2'));
  expect(state.players[0]!.ruledOut).toEqual([5]);
});

test('[EC-A04] there is one winner, and the others are ranked by points, ingredients, money', () => {
  const before = position({
    seats: 5,
    seat: 4,
    owns: 'A3',
    points: 18,
    others: [
      { points: 3, recipe: 'R2' },
      { points: 5, recipe: 'R3' },
      { points: 3, recipe: 'R4', owns: 'B5-1' },
      { points: 3, recipe: 'R5', money: 25 },
    ],
  });
  expect(game.outcome(play(before, PERMIT).state)!.places).toEqual([[0], [2], [3], [4], [1]]);
});

describe('a game nobody wins', () => {
  test('[EC-A27] is stopped when six whole rounds have passed without a purchase or a point', () => {
    const before = position({ seat: 2, quiet: 17 });
    const { state } = play(before, PERMIT);
    expect(state.phase.name).toBe('buying');
    const { state: over, events } = play(state, PERMIT);
    expect(over.phase).toEqual({ name: 'over', because: 'quiet', winner: null });
    expect(kinds(events)).toEqual(['permit-taken', 'stalled', 'revealed']);
  });

  test('[EC-A27] a purchase or a point breaks the silence', () => {
    expect(play(position({ quiet: 18 }), buy('A3-1')).state.quiet).toBe(0);
    expect(play(position({ seat: 2, quiet: 17, owns: 'A3' }), PERMIT).state.quiet).toBe(0);
    expect(play(position({ seat: 2, quiet: 17, owns: 'D3' }), PERMIT).state.quiet).toBe(18);
  });

  test('[EC-A27] a single point is enough to break the silence', () => {
    expect(play(position({ seat: 2, quiet: 17, owns: 'E2' }), PERMIT).state.quiet).toBe(0);
  });

  test('[EC-A27] the first turn of all is the first that may be silent', () => {
    expect(open(3).state.quiet).toBe(1);
  });

  test('[EC-A27] is stopped after the sixtieth round, when the last player of it has played', () => {
    const before = position({ seat: 1, first: 0, round: 60 });
    const { state } = play(before, PERMIT);
    expect(state.phase.name).toBe('buying');
    expect(play(state, PERMIT).state.phase).toEqual({ name: 'over', because: 'rounds', winner: null });
  });

  const stalled = (wish: Wish): Read<State> =>
    play(position({ ...wish, seat: 2, first: 0, round: 60 }), PERMIT).state;

  test('[EC-A27] points decide, then ingredients, then money; equals share a place', () => {
    const rank = (wish: Wish) => game.outcome(stalled(wish))!.places;
    expect(rank({ points: 1, others: [{ points: 3 }, { points: 2 }] })).toEqual([[1], [2], [0]]);
    expect(rank({ others: [{ owns: 'B5-1' }, {}], money: 1 })).toEqual([[1], [2], [0]]);
    expect(rank({ money: 21 })).toEqual([[0], [1, 2]]);
    expect(rank({})).toEqual([[0, 1, 2]]);
  });

  test('[EC-A27] glue is no ingredient of the recipe', () => {
    expect(game.outcome(stalled({ owns: 'A4-1', money: 19 }))!.places).toEqual([[1, 2], [0]]);
  });

  test('[EC-A27] as an option it is a victory shared by all', () => {
    const state = stalled({ points: 7, options: { stalemate: 'shared' } });
    expect(game.outcome(state)!.places).toEqual([[0, 1, 2]]);
  });

  describe('put to the vote', () => {
    const voting = (wish: Wish = {}) =>
      play(position({ ...wish, seat: 2, quiet: 18, first: 0, options: { stalemate: 'vote' } }), PERMIT);
    const AGREE: Move = { type: 'vote', share: true };
    const REFUSE: Move = { type: 'vote', share: false };

    test('[EC-A27] everybody is asked, one after the other from the next player on', () => {
      const { state, events } = voting();
      expect(kinds(events)).toEqual(['permit-taken', 'vote-called']);
      expect(game.pending(state)).toEqual([{ seat: 0, moves: ['vote'] }]);
      expect(game.pending(play(state, AGREE).state)).toEqual([{ seat: 1, moves: ['vote'] }]);
      expect(game.pending(play(state, AGREE, AGREE).state)).toEqual([{ seat: 2, moves: ['vote'] }]);
    });

    test('[EC-A27] if all agree, the victory is shared, whatever the points', () => {
      const { state, events } = play(voting({ points: 7 }).state, AGREE, AGREE, AGREE);
      expect(state.phase).toEqual({ name: 'over', because: 'agreed', winner: null });
      expect(game.outcome(state)!.places).toEqual([[0, 1, 2]]);
      expect(kinds(events)).toEqual(['voted', 'voted', 'voted', 'agreed', 'revealed']);
    });

    test('[EC-A27] the first who does not agree lets points decide', () => {
      const { state, events } = play(voting({ points: 7, others: [{ points: 2 }] }).state, AGREE, REFUSE);
      expect(state.phase).toEqual({ name: 'over', because: 'quiet', winner: null });
      expect(game.outcome(state)!.places).toEqual([[0], [1], [2]]);
      expect(kinds(events)).toEqual(['voted', 'voted', 'stalled', 'revealed']);
    });

    test('[EC-A27] the end of the sixtieth round calls the vote too', () => {
      const before = position({ seat: 2, first: 0, round: 60, options: { stalemate: 'vote' } });
      const { state } = play(before, PERMIT);
      expect(state.phase).toEqual({ name: 'voting', because: 'rounds', agreed: 0 });
      expect(state.turn).toEqual({ seat: 0, bought: 0, gained: [] });
      expect(play(state, REFUSE).state.phase).toMatchObject({ because: 'rounds' });
    });
  });

  test('[EC-A27] the option changes nothing when somebody wins', () => {
    const { state } = play(
      position({ seat: 2, owns: 'A3', points: 18, options: { stalemate: 'shared' } }),
      PERMIT,
    );
    expect(game.outcome(state)!.places[0]).toEqual([0]);
  });
});

test('the score sheet tells points and ingredients of the recipe', () => {
  const { state } = play(
    position({ ...ALMOST, points: 4, others: [{ owns: 'C4', points: 2 }] }),
    buy('C6-2'),
  );
  expect(game.outcome(state)!.scores.slice(0, 2)).toEqual([
    { points: 4, ingredients: 19 },
    { points: 2, ingredients: expect.any(Number) },
  ]);
});
