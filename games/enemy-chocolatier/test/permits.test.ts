import { describe, expect, test } from 'vitest';
import { position } from './position.ts';
import { buy, code, END, game, kinds, legalKinds, PERMIT, permits, play } from './table.ts';

test('[EC-40][EC-A07] whoever buys nothing takes a permit, by choice or because nothing can be bought', () => {
  const { state, events } = play(position(), PERMIT);
  expect(permits(state)).toEqual([1, 0, 0]);
  expect(events[0]).toEqual({ type: 'permit-taken', seat: 0, permits: 1 });
  expect(state.turn.seat).toBe(1);
  const broke = position({ money: 0 });
  expect(legalKinds(broke)).toEqual(['take-permit']);
  expect(permits(play(broke, PERMIT).state)).toEqual([1, 0, 0]);
});

test('[EC-41][EC-A10] any number of permits may be held', () => {
  expect(permits(play(position({ permits: 40 }), PERMIT).state)[0]).toBe(41);
});

describe('spending permits', () => {
  test('[EC-42][EC-X10] two permits, four houses, and both go back', () => {
    const { state, events } = play(
      position({ permits: 2 }),
      buy('A3-1'),
      buy('A4-1'),
      buy('E1-1'),
      buy('F5-1'),
    );
    expect(permits(state)[0]).toBe(0);
    expect(kinds(events)).toEqual(['bought', 'bought', 'bought', 'permit-spent', 'bought', 'permit-spent']);
    expect(code(state, buy('D2-1'))).toBe('limit-reached');
  });

  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 1],
  ])('[EC-42] with one permit and %i houses bought, %i more may be', (bought, left) => {
    expect(game.view(position({ permits: 1, bought }), 0).turn.left).toBe(left);
  });

  test('[EC-42][EC-X10] two permits and three houses: one is left', () => {
    const { state } = play(position({ permits: 2 }), buy('A3-1'), buy('A4-1'), buy('E1-1'), END);
    expect(permits(state)[0]).toBe(1);
  });

  test('[EC-X10][EC-A08] Buy 3 and one permit: four houses', () => {
    const before = position({ owns: 'D4', permits: 1, money: 30 });
    expect(game.view(before, 0).turn).toMatchObject({ limit: 3, left: 4 });
    const { state } = play(before, buy('A3-1'), buy('A4-1'), buy('E1-1'));
    expect([permits(state)[0], code(state, buy('F5-1'))]).toEqual([1, null]);
    const all = play(state, buy('F5-1')).state;
    expect([permits(all)[0], code(all, buy('D2-1'))]).toEqual([0, 'limit-reached']);
  });

  test('[EC-43] with a permit the conditions are the same', () => {
    const before = position({ permits: 3, money: 6, others: [{ owns: 'B1 C5-1' }] });
    const { state } = play(before, buy('A3-1'), buy('A4-1'));
    const answers = ['A3-1', 'B1-1', 'D5-1', 'C5-1', 'D2-1'].map(id => code(state, buy(id)));
    expect(answers).toEqual(['own-house', 'closed', 'unavailable', 'too-few-dollars', null]);
  });

  test('[EC-A08] permits are spent only on houses beyond the limit', () => {
    expect(permits(play(position({ permits: 2 }), buy('A3-1'), buy('A4-1'), END).state)[0]).toBe(2);
  });
});

test('[EC-44][EC-X10] even one house, and there is no permit', () => {
  const { state } = play(position(), buy('A3-1'));
  expect(code(state, PERMIT)).toBe('not-now');
  expect(permits(play(state, END).state)[0]).toBe(0);
});

test('[EC-A09] taking a permit ends the turn', () => {
  const { state } = play(position(), PERMIT);
  expect([state.turn.seat, code(state, PERMIT)]).toEqual([1, null]);
  expect(legalKinds(state)).toContain('buy');
});
