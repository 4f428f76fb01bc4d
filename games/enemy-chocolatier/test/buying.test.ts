import { describe, expect, test } from 'vitest';
import { position, town } from './position.ts';
import { buy, code, END, house, money, onSale, PERMIT, play, refusal, status } from './table.ts';

const TEN_DOLLARS = town.neighbourhoods.find(({ bonus }) => bonus.ability === 'ten-dollar-houses')!.id;

test('[EC-30] nobody must buy', () => {
  expect(code(position({ money: 50 }), PERMIT)).toBeNull();
  expect(code(play(position({ money: 50 }), buy('A3-1')).state, END)).toBeNull();
});

test('[EC-31] two houses a turn', () => {
  const { state } = play(position(), buy('A3-1'), buy('A4-1'));
  expect(refusal(state, buy('E1-1'))).toEqual({ code: 'limit-reached', clause: 'EC-31', with: { limit: 2 } });
  expect(onSale(state)).toEqual([]);
});

test('[EC-32] only in open neighbourhoods', () => {
  const state = position({ others: [{ owns: 'B1' }], money: 50 });
  expect(code(state, buy('B2-1'))).toBeNull();
  expect(refusal(state, buy('B1-1'))).toMatchObject({ code: 'closed', clause: 'EC-51' });
  expect(refusal(state, buy('D5-1'))).toMatchObject({ code: 'unavailable', clause: 'EC-52' });
  const open = ['A3', 'A4', 'B2', 'B4', 'C4', 'C5', 'D2', 'D4', 'E1', 'E2', 'F4', 'F5'];
  expect([...new Set(onSale(state).map(id => id.slice(0, 2)))]).toEqual(open);
});

test('[EC-33][EC-A13] vacant, or somebody else’s, never one’s own', () => {
  const state = position({ owns: 'A3-1', others: [{ owns: 'A3-2' }] });
  expect(refusal(state, buy('A3-1'))).toEqual({ code: 'own-house', clause: 'EC-33' });
  expect([code(state, buy('A3-2')), code(state, buy('A3-3'))]).toEqual([null, null]);
});

test.each([
  ['A4-1', 1],
  ['C5-2', 2],
  ['D4-3', 7],
  ['E1-6', 6],
])('[EC-34] the vacant house %s costs the printed $%i, all of it for the bank', (id, price) => {
  const { state, events } = play(position(), buy(id));
  expect(money(state)).toEqual([20 - price, 20, 20]);
  expect(events[0]).toMatchObject({ type: 'bought', house: id, price, from: null, toOwner: 0 });
});

test('[EC-35] somebody else’s house costs $6: $4 for the owner, $2 for the bank', () => {
  const before = position({ others: [{}, { owns: 'A4-1' }] });
  const { state, events } = play(before, buy('A4-1'));
  expect(money(state)).toEqual([14, 20, 24]);
  expect(house(state, 'A4-1').owner).toBe(0);
  expect(events[0]).toMatchObject({ price: 6, from: 2, toOwner: 4 });
});

test('[EC-34] the printed dollars are enough for a vacant house', () => {
  expect(refusal(position({ money: 1 }), buy('A4-1'))).toBeNull();
});

test('[EC-35] $6 are enough for somebody else’s house', () => {
  expect(refusal(position({ money: 6, others: [{ owns: 'A4-1' }] }), buy('A4-1'))).toBeNull();
});

test('[EC-56] of a player with $10 houses, $10 buy one and $9 do not', () => {
  const others = [{ owns: `A4-1 ${TEN_DOLLARS}` }];
  expect(refusal(position({ money: 10, others }), buy('A4-1'))).toBeNull();
  expect(code(position({ money: 9, others }), buy('A4-1'))).toBe('too-few-dollars');
});

test('[EC-X14] a printed 8 and a printed 1 are both $6', () => {
  const state = position({ others: [{ owns: 'E4-2 A4-1 B1' }] });
  expect(['E4-2', 'A4-1'].map(id => house(state, id).price)).toEqual([6, 6]);
});

describe('no credit', () => {
  test('[EC-36] each house must be paid in full when it is bought', () => {
    const before = position({ money: 6 });
    expect(code(before, buy('E1-6'))).toBeNull();
    expect(refusal(before, buy('D4-3'))).toEqual({
      code: 'too-few-dollars',
      clause: 'EC-36',
      with: { price: 7, money: 6, missing: 1 },
    });
    const { state } = play(before, buy('A3-2'));
    expect(refusal(state, buy('A3-3'))).toMatchObject({ with: { price: 4, money: 3, missing: 1 } });
  });

  test('[EC-36] a printed 1 is not affordable for $5 once it belongs to somebody', () => {
    expect(code(position({ money: 5, others: [{ owns: 'A4-1' }] }), buy('A4-1'))).toBe('too-few-dollars');
  });

  test('[EC-36] money never goes below nothing, and may be spent to the last dollar', () => {
    expect(money(play(position({ money: 2 }), buy('A3-1')).state)[0]).toBe(0);
  });
});

test('[EC-37] each purchase takes effect before the next is chosen', () => {
  const before = position({ owns: 'B1-1 B1-2' });
  expect(code(before, buy('B4-1'))).toBe('unavailable');
  const { state } = play(before, buy('B1-3'));
  expect([status(state, 'B4'), code(state, buy('B4-1'))]).toEqual(['open', null]);
});

test('[EC-A24] several houses from the same player, and one that was just bought', () => {
  const before = position({ others: [{ owns: 'A3-1 A3-2' }] });
  const { state } = play(before, buy('A3-1'), buy('A3-2'), END, buy('A3-1'));
  expect(house(state, 'A3-1').owner).toBe(1);
  expect(house(state, 'A3-2').owner).toBe(0);
});

test('[EC-A06] the house that closes one’s own neighbourhood may be bought', () => {
  const { state } = play(position({ owns: 'B1-1 B1-2' }), buy('B1-3'));
  expect(status(state, 'B1')).toBe('closed');
});
