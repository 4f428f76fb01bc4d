import { describe, expect, test } from 'vitest';
import { boardOf } from '../data/board.ts';
import { position, town } from './position.ts';
import { buy, code, END, game, kinds, money, neighbourhood, PERMIT, play, player, status } from './table.ts';

test('[EC-60] a purchase may close a neighbourhood', () => {
  const { state, events } = play(position({ owns: 'C5-1 C5-2 C5-3' }), buy('C5-4'));
  expect(neighbourhood(state, 'C5')).toMatchObject({ status: 'closed', controller: 0 });
  expect(events).toContainEqual({ type: 'closed', seat: 0, neighbourhood: 'C5', ability: null });
});

test('[EC-60] a purchase may break one up, and another may close it for somebody else', () => {
  const before = position({ owns: 'A1', money: 40, permits: 1, others: [{ owns: 'C5' }] });
  const { state, events } = play(before, buy('C5-1'), buy('C5-2'), buy('C5-3'));
  expect(neighbourhood(state, 'C5')).toMatchObject({ status: 'open', controller: null });
  expect(kinds(events)).toEqual(['bought', 'broken', 'shut', 'bought', 'bought', 'permit-spent']);
  const next = play(state, END, PERMIT, PERMIT, buy('C5-4')).state;
  expect(neighbourhood(next, 'C5')).toMatchObject({ status: 'closed', controller: 0 });
});

test('[EC-61][EC-X12] closing Cocoa Terrace opens Mucilage Mews for the second purchase of the same turn', () => {
  const before = position({ owns: 'B1-1 B1-2' });
  const { state, events } = play(before, buy('B1-3'), buy('B4-1'));
  expect(events).toContainEqual({ type: 'opened', neighbourhoods: ['B4'] });
  expect(state.turn.bought).toBe(2);
});

test('[EC-A26] what one’s own purchase opened may be bought into at once', () => {
  expect(code(play(position({ owns: 'B1-1 B1-2' }), buy('B1-3')).state, buy('B4-2'))).toBeNull();
});

describe('a closed neighbourhood broken up', () => {
  const christophe = { owns: 'B1 B4-1', money: 0 };
  const before = position({ owns: 'A1', others: [christophe, {}] });

  test('[EC-62][EC-X05] Jean buys into Cocoa Terrace: all of the example', () => {
    expect(player(before, 1)).toMatchObject({
      nextIncome: { money: 3 },
      abilities: [{ ability: 'buy-anywhere', active: true }],
    });
    expect(status(before, 'B4')).toBe('open');
    const { state, events } = play(before, buy('B1-1'));
    expect(money(state)).toEqual([14, 4, 20]);
    expect([status(state, 'B1'), status(state, 'B4')]).toEqual(['open', 'unavailable']);
    expect(player(state, 1)).toMatchObject({ nextIncome: { money: 2 }, abilities: [] });
    expect(events.slice(1)).toEqual([
      { type: 'broken', seat: 1, neighbourhood: 'B1', ability: 'buy-anywhere', becomes: 'open' },
      { type: 'shut', neighbourhoods: ['B4'] },
    ]);
  });

  test('[EC-62] what became unavailable needs Buy Anywhere', () => {
    const { state } = play(before, buy('B1-1'));
    expect(code(state, buy('B4-2'))).toBe('unavailable');
    const both = position({ owns: 'A1 F3', others: [christophe, {}] });
    expect(code(play(both, buy('B1-1')).state, buy('B4-2'))).toBeNull();
  });

  test('[EC-62] what is open through something else too stays open', () => {
    const also = position({ owns: 'A1 D2', others: [christophe, {}] });
    expect(status(play(also, buy('B1-1')).state, 'B4')).toBe('open');
  });

  test('[EC-62] stars are lost at once', () => {
    const star = position({ seat: 1, owns: 'F4', others: [{ owns: 'A1' }, {}] });
    expect(game.outcome(star)).toBeNull();
    expect(player(play(star, buy('F4-1')).state).nextIncome.points).toBe(0);
    expect(play(star, buy('F4-1'), END, PERMIT).state.players[0]!.points).toBe(0);
  });

  test('[EC-63] markers in an unavailable neighbourhood stay and count', () => {
    const { state } = play(before, buy('B1-1'));
    expect(status(state, 'B4')).toBe('unavailable');
    expect(player(state, 1).ingredients).toMatchObject({ glue: 1, chocolate: 2 });
  });

  test('[EC-A11] it is unavailable itself if nothing else gives access to it', () => {
    const inland = position({ owns: 'A1', others: [{ owns: 'D5' }] });
    const { state, events } = play(inland, buy('D5-1'));
    expect(status(state, 'D5')).toBe('unavailable');
    expect(events).toContainEqual({
      type: 'broken',
      seat: 1,
      neighbourhood: 'D5',
      ability: null,
      becomes: 'unavailable',
    });
    expect(code(state, buy('D5-2'))).toBe('unavailable');
    const anywhere = position({ owns: 'A1 F3', others: [{ owns: 'D5' }] });
    expect(code(play(anywhere, buy('D5-1')).state, buy('D5-2'))).toBeNull();
  });
});

/** F3 lets seat 0 buy anywhere, A1 lets seat 1 buy into what is closed. */
const CHANGEABLE = town.neighbourhoods.filter(({ id }) => id !== 'F3' && id !== 'A1');

describe.each(CHANGEABLE)('$id', ({ id, houses }) => {
  const [last, ...rest] = houses.map(house => town.houses[house]!.id).reverse();
  const before = position({ owns: `F3 ${rest.join(' ')}`, money: 40, others: [{ owns: 'A1', money: 40 }] });
  const closed = play(before, buy(last!)).state;
  const around = boardOf(town, before.arrangement).connected[town.neighbourhoodNumber.get(id)!]!;

  test('[EC-61] when it is closed, all that is connected to it can be bought into', () => {
    const statuses = around.map(n => status(closed, town.neighbourhoods[n]!.id));
    expect(statuses).not.toContain('unavailable');
  });

  test('[EC-62] when it is broken up, all that is connected to it is as before', () => {
    const { state } = play(closed, END, buy(last!));
    expect(state.access).toEqual(before.access);
  });
});

describe('a neighbourhood inland that is closed already', () => {
  const beside = boardOf(town, position().arrangement).connected[town.neighbourhoodNumber.get('D5')!]!;
  const { id, houses } = town.neighbourhoods[beside.find(n => position().access[n] === 0)!]!;
  const [last, ...rest] = houses.map(house => town.houses[house]!.id).reverse();
  const before = position({
    owns: `F3 ${rest.join(' ')}`,
    money: 40,
    others: [{ owns: 'D5 A1', money: 40 }],
  });
  const closed = play(before, buy(last!));

  test('[EC-60] is not opened by what is closed beside it', () => {
    expect(closed.events).toContainEqual(expect.objectContaining({ type: 'closed', neighbourhood: id }));
    const opened = closed.events.flatMap(event => (event.type === 'opened' ? event.neighbourhoods : []));
    expect(opened).not.toContain('D5');
  });

  test('[EC-60] is not shut by what is broken up beside it', () => {
    const { events } = play(closed.state, END, buy(last!));
    expect(events).toContainEqual(expect.objectContaining({ type: 'broken', neighbourhood: id }));
    const shut = events.flatMap(event => (event.type === 'shut' ? event.neighbourhoods : []));
    expect(shut).not.toContain('D5');
  });
});

test('one’s own closed neighbourhood and a rival’s are both counted: access follows every change of a long turn', () => {
  const before = position({ owns: 'A1 B1-1 B1-2', money: 60, permits: 3, others: [{ owns: 'D2 E4' }] });
  const { state } = play(before, buy('B1-3'), buy('E4-1'), buy('D2-1'), buy('B4-1'));
  expect([status(state, 'B4'), status(state, 'E4'), status(state, 'D2')]).toEqual([
    'open',
    'unavailable',
    'open',
  ]);
});
