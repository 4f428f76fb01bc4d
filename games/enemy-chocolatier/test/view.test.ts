import { describe, expect, test } from 'vitest';
import { legal } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { position } from './position.ts';
import { buy, game, house, neighbourhood, play, player, randomGame } from './table.ts';

describe('the preview of a purchase', () => {
  test('tells money, status and recipe', () => {
    const state = position({ recipe: 'R1', money: 9, others: [{ owns: 'E1-1' }] });
    expect(house(state, 'E1-1').preview).toEqual({
      toOwner: 4,
      toBank: 2,
      moneyLeft: 3,
      permit: false,
      becomes: 'open',
      breaks: null,
      opens: [],
      shuts: [],
      missing: 18,
    });
    expect(house(state, 'A4-1').preview).toMatchObject({ toOwner: 0, toBank: 1, moneyLeft: 8, missing: 19 });
  });

  test('tells what closes and opens', () => {
    const state = position({ owns: 'B1-1 B1-2' });
    expect(house(state, 'B1-3').preview).toMatchObject({ becomes: 'closed', opens: ['B4'], shuts: [] });
  });

  test('tells what breaks and shuts', () => {
    const state = position({ owns: 'A1', others: [{ owns: 'B1' }] });
    expect(house(state, 'B1-3').preview).toMatchObject({
      becomes: 'open',
      breaks: 1,
      shuts: ['B4'],
      opens: [],
    });
  });

  test('tells whether it costs a permit', () => {
    const state = position({ permits: 1, bought: 2 });
    expect(house(state, 'A4-1').preview!.permit).toBe(true);
  });

  test('is there for every house that may be bought, and only for the one who may', () => {
    const state = position({ owns: 'A3-1', money: 5, others: [{ owns: 'B1' }] });
    const previewed = game.view(state, 0).houses.filter(one => one.preview !== null);
    const legalHouses = legal(game, state, 0).flatMap(move => (move.type === 'buy' ? [move.house] : []));
    expect(previewed.map(one => one.id)).toEqual(legalHouses);
    expect(game.view(state, 1).houses.every(one => one.preview === null)).toBe(true);
  });

  test('is what then happens, through whole games', () => {
    for (const [n, { state }] of randomGame(3, 'previews').entries()) {
      if (n % 5 !== 0 || game.outcome(state)) continue;
      for (const { id, preview } of game.view(state, state.turn.seat).houses) {
        if (!preview) continue;
        const after = play(state, buy(id)).state;
        const { seat } = state.turn;
        expect(nth(after.players, seat).money).toBe(preview.moneyLeft);
        expect(neighbourhood(after, id.slice(0, 2)).status).toBe(preview.becomes);
        for (const opened of preview.opens) expect(neighbourhood(after, opened).status).toBe('open');
        for (const shut of preview.shuts) expect(neighbourhood(after, shut).status).toBe('unavailable');
        expect(nth(game.view(after, seat).players, seat).recipe!.missing).toBe(preview.missing);
      }
    }
  });
});

describe('signals', () => {
  test('somebody who will win with the next income', () => {
    const state = position({
      others: [
        { owns: 'F4', points: 17 },
        { owns: 'A3', points: 17 },
      ],
    });
    expect([0, 1, 2].map(seat => player(state, seat).winsNext)).toEqual([false, true, false]);
    const both = [
      { owns: 'A3', points: 18 },
      { owns: 'F4', points: 17 },
    ];
    const winners = (seat: number) =>
      game
        .view(position({ others: both, seat }), 'spectator')
        .players.flatMap((one, i) => (one.winsNext ? [i] : []));
    expect([0, 1, 2].map(winners)).toEqual([[1], [2], [1]]);
  });

  test('neighbourhoods that lack one house to be closed, and by whom', () => {
    const state = position({ owns: 'E3-1 B1-1 B1-2', others: [{ owns: 'E3-2' }] });
    expect(neighbourhood(state, 'B1').oneShort).toEqual([0]);
    expect(neighbourhood(state, 'E3').oneShort).toEqual([0, 1]);
    expect(neighbourhood(state, 'B2').oneShort).toEqual([]);
  });

  test('how many houses of each ingredient are within reach', () => {
    const reach = (owns: string) =>
      nth(game.view(position({ recipe: 'R1', owns }), 0).players, 0).recipe!.lines.map(
        line => line.reachable,
      );
    // Open: B1 E2 chocolate, no sugar, A3 C5 D4 F4 nuts, B2 E1 F5 love.
    expect(reach('')).toEqual([3 + 6, 0, 4 + 4 + 3 + 5, 3 + 6 + 4]);
    expect(reach('F3')[1]).toBe(22 - 3);
  });
});
