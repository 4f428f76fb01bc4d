import { describe, expect, test } from 'vitest';
import { sum } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { moneyIncome, starIncome } from '../income.ts';
import { controlled } from '../neighbourhoods.ts';
import type { Income, State } from '../vocabulary.ts';
import { position, town, type Wish } from './position.ts';
import { buy, END, game, kinds, legalKinds, money, PERMIT, play, player, points } from './table.ts';

/** The income of seat 0, with seat 2 passing the turn on to it. */
function income(wish: Wish): { income: Income; state: Read<State> } {
  const { state, events } = play(position({ ...wish, seat: 2 }), PERMIT);
  const earned = events.find(event => event.type === 'earned' && event.seat === 0);
  if (earned?.type !== 'earned') throw new Error('no income');
  return { income: earned, state };
}

test('[EC-20] income, then purchases, then the next player', () => {
  const { state, events } = play(position({ seat: 2 }), PERMIT, buy('A3-1'), END);
  expect(kinds(events)).toEqual(['permit-taken', 'earned', 'bought', 'earned']);
  expect(state.turn.seat).toBe(1);
});

test('[EC-21] buy at least one house, or take a permit', () => {
  const before = position();
  expect(legalKinds(before)).toEqual(['buy', 'take-permit']);
  expect(legalKinds(play(before, buy('A3-1')).state)).toEqual(['buy', 'end-turn']);
});

test('[EC-23] the factory pays $2', () => {
  const { income: paid, state } = income({ money: 7 });
  expect(paid).toMatchObject({ lines: [{ from: 'factory', money: 2 }], money: 2, points: 0 });
  expect(money(state)[0]).toBe(9);
});

test('[EC-24] a banknote pays its number to whoever controls it', () => {
  const { income: paid, state } = income({ owns: 'D3', money: 0 });
  expect(paid.lines).toContainEqual({ from: 'neighbourhood', neighbourhood: 'D3', money: 2, points: 0 });
  expect(money(state)[0]).toBe(4);
});

test('[EC-25] a star scores its number', () => {
  const { income: paid, state } = income({ owns: 'F4', money: 0 });
  expect(paid).toMatchObject({ money: 2, points: 3 });
  expect(points(state)).toEqual([3, 0, 0]);
});

describe.each(town.neighbourhoods.filter(({ bonus }) => !bonus.ability?.startsWith('all-')))(
  '$id alone',
  ({ id, bonus }) => {
    const { income: paid, state } = income({ owns: id, money: 0 });

    test('[EC-24] pays the dollars printed on it', () => {
      expect([paid.money, money(state)[0]]).toEqual([2 + bonus.money, 2 + bonus.money]);
    });

    test('[EC-25] scores the stars printed on it', () => {
      expect([paid.points, points(state)[0]]).toEqual([bonus.stars, bonus.stars]);
    });
  },
);

describe('in an edition that prints something everywhere', () => {
  const neighbourhoods = town.neighbourhoods.map(one => ({
    ...one,
    bonus: { ...one.bonus, money: 3, stars: 2 },
  }));
  const generous = { ...town, neighbourhoods };
  const all = [...neighbourhoods.keys()];
  /** Seat 0 controls one neighbourhood after the other. */
  const each = (amount: (state: Read<State>) => number) =>
    all.map(own => amount({ ...position(), controllers: all.map(n => (n === own ? 0 : null)) }));

  test('[EC-24] every neighbourhood pays', () => {
    const more = (n: number) => Number(town.withAbility['all-money'].includes(n));
    expect(each(state => moneyIncome(generous, state, 0))).toEqual(all.map(n => 2 + 3 + more(n)));
  });

  test('[EC-25] every neighbourhood scores', () => {
    const more = (n: number) => Number(town.withAbility['all-stars'].includes(n));
    expect(each(state => starIncome(generous, state, 0))).toEqual(all.map(n => 2 + more(n)));
  });

  test('[EC-13] all of them may be one player’s', () => {
    expect(controlled({ ...position(), controllers: all.map(() => 0) }, 0)).toEqual(all);
  });
});

test('[EC-21] the sixth player is asked like the others', () => {
  expect(game.pending(position({ seats: 6, seat: 5 }))).toEqual([{ seat: 5, moves: ['buy', 'take-permit'] }]);
});

test.each(['E2 B1', 'A2 B5 A4 D2', 'A3 C1 C3 F1', 'A3 C1 C3 A2 A4', 'B2 E3 F4 D3'])(
  '[EC-26] what the neighbourhoods %s bring, line by line, is the whole income',
  owns => {
    const { lines, money, points } = income({ owns, money: 14 }).income;
    expect(sum(lines.map(line => (line.from === 'savings' ? 0 : line.money)))).toBe(money);
    expect(sum(lines.map(line => (line.from === 'factory' ? 0 : line.points)))).toBe(points);
  },
);

test('[EC-26] money, stars and ability of one neighbourhood all count', () => {
  const { income: paid, state } = income({ owns: 'E2 B1', money: 0 });
  expect(paid.lines).toEqual([
    { from: 'factory', money: 2 },
    { from: 'neighbourhood', neighbourhood: 'B1', money: 1, points: 0 },
    { from: 'neighbourhood', neighbourhood: 'E2', money: 3, points: 1 },
  ]);
  expect(player(state).abilities).toEqual([{ ability: 'buy-anywhere', neighbourhood: 'B1', active: true }]);
});

test('[EC-27] only what is closed at that moment pays, and only its controller', () => {
  const { state } = play(
    position({ seat: 1, owns: 'D3', others: [{ owns: 'A1', money: 6 }, {}] }),
    buy('D3-1'),
    END,
    PERMIT,
  );
  expect(money(state)).toEqual([20 + 4 + 2, 0, 20 + 2]);
  const other = income({ money: 0, others: [{ owns: 'D3 F4' }] });
  expect(other.income).toMatchObject({ money: 2, points: 0 });
});

test('[EC-27] an ability raises the income of whoever has closed its neighbourhood by then', () => {
  expect(income({ owns: 'B5 A4' }).income.money).toBe(2 + 3);
  expect(income({ owns: 'B5 A4-1', others: [{ owns: 'D2' }] }).income.money).toBe(2 + 2);
  expect(income({ owns: 'A3 C3' }).income.points).toBe(2 + 1);
  expect(income({ owns: 'A3 C3-1', others: [{ owns: 'F1' }] }).income.points).toBe(2);
});

describe('All $ +1 and All ★ +1', () => {
  test('[EC-53][EC-X07] 2 + 3 + 3 = $8; with a second one 2 + 4 + 4 = $10', () => {
    expect(income({ owns: 'A2 B5 A4' }).income.money).toBe(8);
    expect(income({ owns: 'A2 B5 A4 D2' }).income.money).toBe(10);
  });

  test('[EC-53] the factory’s $2 do not grow', () => {
    expect(income({ owns: 'A4 D2' }).income).toMatchObject({
      money: 2,
      lines: [{ from: 'factory', money: 2 }],
    });
  });

  test('[EC-54][EC-X08] 3 + 2 = 5 points; with a second one 4 + 3 = 7', () => {
    expect(income({ owns: 'A3 C1 C3' }).income.points).toBe(5);
    expect(income({ owns: 'A3 C1 C3 F1' }).income.points).toBe(7);
  });

  test('[EC-A15] nothing comes from nothing, and neither helps the other', () => {
    expect(income({ owns: 'A4 A5' }).income).toMatchObject({ money: 2, points: 1 });
    expect(income({ owns: 'C3 D3' }).income).toMatchObject({ money: 4, points: 0 });
  });

  test('[EC-A15] a neighbourhood with money and an ability of its own is raised too', () => {
    expect(income({ owns: 'B1 A4' }).income.money).toBe(2 + 2);
    expect(income({ owns: 'B3 A4 C3' }).income).toMatchObject({ money: 2 + 2, points: 2 });
  });
});

describe('$5 = 1 Pt', () => {
  test('[EC-22][EC-X09] $14 in hand score 2, before the $2 come in, and stay in hand', () => {
    const { income: paid, state } = income({ owns: 'B2', money: 14 });
    expect(paid.lines).toEqual([
      { from: 'savings', neighbourhood: 'B2', money: 14, points: 2 },
      { from: 'factory', money: 2 },
    ]);
    expect([points(state)[0], money(state)[0]]).toEqual([2, 16]);
  });

  test('[EC-55][EC-X09] twice: 2 points for every $5', () => {
    expect(income({ owns: 'B2 E3', money: 14 }).income.points).toBe(4);
  });

  test('[EC-A15][EC-X09] All ★ +1 adds nothing to it', () => {
    expect(income({ owns: 'B2 C3', money: 14 }).income.points).toBe(2);
  });

  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
  ])('[EC-22] $%i: %i', (dollars, scored) => {
    expect(income({ owns: 'B2', money: dollars }).income.points).toBe(scored);
  });

  test('[EC-22] money that others pay between the turns counts', () => {
    const before = position({ seat: 1, owns: 'B2 A3-1', money: 1, others: [{ money: 6 }] });
    expect(points(play(before, buy('A3-1'), END, PERMIT).state)[0]).toBe(1);
  });
});

test('the statement that the view foretells is the income that comes', () => {
  const wish: Wish = { owns: 'B2 E2 A3 A4 C3', money: 13 };
  const foretold = player(position({ ...wish, seat: 2 })).nextIncome;
  const { income: paid } = income(wish);
  expect(paid).toMatchObject({ ...foretold });
  expect(game.view(position({ ...wish, seat: 2 }), 1).players[0]!.nextIncome).toEqual(foretold);
});
