import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { position } from './position.ts';
import {
  buy,
  code,
  END,
  game,
  house,
  money,
  onSale,
  PERMIT,
  permits,
  play,
  player,
  refusal,
} from './table.ts';

describe('Buy 3', () => {
  test('[EC-50] three houses instead of two', () => {
    const { state } = play(position({ owns: 'D4' }), buy('A3-1'), buy('A4-1'), buy('E1-1'));
    expect(refusal(state, buy('F5-1'))).toMatchObject({ code: 'limit-reached', with: { limit: 3 } });
  });

  test('[EC-50] a permit still needs a turn without any house', () => {
    const { state } = play(position({ owns: 'D4' }), buy('A3-1'), END);
    expect(permits(state)[0]).toBe(0);
    expect(permits(play(position({ owns: 'D4' }), PERMIT).state)[0]).toBe(1);
  });

  test('[EC-57][EC-X04] Didier closes the Buy 3 neighbourhood: one more house now, three next time', () => {
    const before = position({ owns: 'D4-1 D4-2', seats: 2 });
    const closed = play(before, buy('D4-3')).state;
    expect(player(closed).abilities).toEqual([{ ability: 'buy-three', neighbourhood: 'D4', active: false }]);
    const two = play(closed, buy('A4-1')).state;
    expect(code(two, buy('A4-2'))).toBe('limit-reached');
    const next = play(two, END, PERMIT, buy('A4-2'), buy('A3-1'), buy('C5-1')).state;
    expect(next.turn.bought).toBe(3);
    expect(nth(player(next).abilities, 0).active).toBe(true);
  });
});

describe('Buy Closed', () => {
  const closed = { others: [{ owns: 'B1' }] };

  test('[EC-51] lets its owner buy in closed neighbourhoods', () => {
    expect(code(position(closed), buy('B1-1'))).toBe('closed');
    expect(code(position({ ...closed, owns: 'A1' }), buy('B1-1'))).toBeNull();
  });

  test('[EC-X15] but not in unavailable ones', () => {
    expect(code(position({ owns: 'E4', tiles: 'A0 C1 E2 B0 D0 F4' }), buy('D5-1'))).toBe('unavailable');
  });

  test('[EC-57] not in the turn in which it is gained', () => {
    const before = position({ ...closed, owns: 'E4-1', money: 30 });
    const gained = play(position({ ...closed, owns: 'E4-1 E2', money: 30 }), buy('E4-2')).state;
    expect(code(before, buy('B1-1'))).toBe('closed');
    expect(code(gained, buy('B1-1'))).toBe('closed');
    expect(code(play(gained, END, PERMIT, PERMIT).state, buy('B1-1'))).toBeNull();
  });
});

describe('Buy Anywhere', () => {
  test('[EC-52] lets its owner buy in unavailable neighbourhoods', () => {
    expect(code(position(), buy('D5-1'))).toBe('unavailable');
    expect(code(position({ owns: 'F3' }), buy('D5-1'))).toBeNull();
    expect(onSale(position({ owns: 'F3' }))).toContain('D5-1');
  });

  test('[EC-52][EC-X15] but not in closed ones', () => {
    expect(code(position({ owns: 'F3', others: [{ owns: 'B1' }] }), buy('B1-1'))).toBe('closed');
  });

  test('[EC-57] not in the turn in which it is gained', () => {
    const { state } = play(position({ owns: 'B1-1 B1-2' }), buy('B1-3'));
    expect(code(state, buy('D5-1'))).toBe('unavailable');
  });

  test('[EC-A12] what is bought up so closes, and opens what is connected to it', () => {
    const before = position({ owns: 'F3 D5-1 D5-2' });
    expect(game.view(before, 0).neighbourhoods.find(one => one.id === 'D1')!.status).toBe('unavailable');
    const { events } = play(before, buy('D5-3'));
    expect(events).toContainEqual({ type: 'closed', seat: 0, neighbourhood: 'D5', ability: null });
    expect(events).toContainEqual({ type: 'opened', neighbourhoods: ['D1', 'D3'] });
  });
});

describe('$10 Houses', () => {
  test('[EC-56] the others pay $10: $6 for the owner, $4 for the bank', () => {
    const before = position({ others: [{ owns: 'C4 A3-1' }] });
    expect(house(before, 'A3-1').price).toBe(10);
    const { state, events } = play(before, buy('A3-1'));
    expect(money(state)).toEqual([10, 26, 20]);
    expect(events[0]).toMatchObject({ price: 10, toOwner: 6 });
  });

  test('[EC-56] houses of the others still cost $6', () => {
    expect(house(position({ others: [{ owns: 'C4' }, { owns: 'A3-1' }] }), 'A3-1').price).toBe(6);
    expect(house(position({ owns: 'C4', others: [{ owns: 'A3-1' }] }), 'A3-1').price).toBe(6);
  });

  test('[EC-A14] it works from the next player’s turn on, not before', () => {
    const before = position({ owns: 'C4-1 C4-2 A3-1' });
    const closed = play(before, buy('C4-3')).state;
    expect(house(closed, 'A3-1').price).toBe(6);
    expect(house(play(closed, END).state, 'A3-1').price).toBe(10);
  });

  test('[EC-X06][EC-A17] breaking it costs $10, the next house $6', () => {
    const before = position({ owns: 'A1', money: 30, others: [{ owns: 'C4 A3-1', money: 0 }] });
    const broken = play(before, buy('C4-1')).state;
    expect(money(broken)).toEqual([20, 6, 20]);
    expect(house(broken, 'A3-1').price).toBe(6);
    expect(money(play(broken, buy('A3-1')).state)).toEqual([14, 10, 20]);
  });
});

test('[EC-A16] two of the same right are one: Buy Closed and Buy Anywhere', () => {
  const twice = position({ owns: 'A1 E4 B1 F3', others: [{ owns: 'C5' }] });
  expect(game.view(twice, 0).turn.limit).toBe(2);
  expect([code(twice, buy('C5-1')), code(twice, buy('D5-1'))]).toEqual([null, null]);
});

test('[EC-58] an ability is lost as soon as its neighbourhood is broken up', () => {
  const before = position({ seat: 1, owns: 'D4', others: [{ owns: 'A1' }, {}] });
  const { state } = play(before, buy('D4-1'));
  expect(player(state).abilities).toEqual([]);
  expect(game.view(play(state, END, PERMIT).state, 0).turn.limit).toBe(2);
});
