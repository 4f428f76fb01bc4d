import { describe, expect, test } from 'vitest';
import { choices } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { TURNS } from '../data/words.ts';
import { position } from './position.ts';
import { by, game, pick, place, player, refusal, send } from './table.ts';

const LETTERS: { readonly [code: string]: string } = {
  overlaps: 'o',
  'corner-only': 'c',
  'no-contact': '.',
  'lines-do-not-meet': 'l',
  'dead-end': 'd',
};

describe('what the screen is told about a card in the air', () => {
  const hand = { landscape: 'P14 0 0 0, P04 2 3 0', hand: 'P05 P16' };
  const before = position({ players: [hand, {}] });
  const picked = by(0, before, pick('P05')).state;
  const reach = game.view(picked, 0).own!.reach!;

  test('[SR-34][SR-38] a letter for every spot, the same as the judge’s word', () => {
    for (const turn of TURNS)
      for (const [j, row] of reach.rows[turn].entries())
        for (const [i, letter] of [...row].entries()) {
          const code = refusal(picked, place(turn, reach.x + i, reach.y + j), 0)?.code;
          expect(letter).toBe(code === undefined ? '+' : LETTERS[code]);
        }
    expect(reach.rows.flat().join('')).toContain('d');
  });

  test('every legal spot of the list is on the grid, and every one on the grid is in the list', () => {
    const listed = choices(game, picked, 0).filter(({ move, refusal: no }) => move.type === 'place' && !no);
    expect(listed).toHaveLength([...reach.rows.flat().join('')].filter(letter => letter === '+').length);
  });

  test('what a spot closes is told with its points before it is chosen', () => {
    expect(reach.closings.length).toBeGreaterThan(0);
    for (const { turn, x, y, total } of reach.closings) {
      const mine = by(0, picked, place(turn, x, y), send('P16')).state;
      const [first, second] = game.view(mine, 1).own!.hand;
      const theirs = by(1, mine, pick(first!)).state;
      const { move } = choices(game, theirs, 1).find(
        choice => choice.move.type === 'place' && !choice.refusal,
      )!;
      expect(player(by(1, theirs, move, send(second!)).state).score).toBe(total);
    }
  });

  test('it stays while the card may still be moved, and goes when the plan is complete', () => {
    const placed = by(
      0,
      picked,
      place(nth(reach.closings, 0).turn, nth(reach.closings, 0).x, nth(reach.closings, 0).y),
    ).state;
    expect(game.view(placed, 0).own!.reach).toEqual(reach);
    expect(game.view(by(0, placed, send('P16')).state, 0).own!.reach).toBeNull();
    expect(game.view(before, 0).own!.reach).toBeNull();
  });
});

describe('fields', () => {
  test('[SR-06] each tells its status, what it misses, what it is worth', () => {
    const state = position({ players: [{ landscape: 'P09 0 0 0, P17 0 -3 -1' }, {}] });
    const { fields } = player(state);
    const closed = fields.filter(({ status }) => status === 'closed');
    expect(closed).toEqual([
      {
        status: 'closed',
        squares: [0, 1, 1, 2],
        size: 2,
        farmers: 3,
        buffaloes: 0,
        houses: 0,
        cards: 2,
        missing: [],
        deadEnds: [],
        worth: 8,
        points: { size: 3, farmers: 5, buffaloes: 0, houses: 0, ancestor: 0 },
        at: 1,
      },
    ]);
    for (const { status, missing, points, at } of fields.filter(field => field.status !== 'closed')) {
      expect(['open', 'spoiled']).toContain(status);
      expect(missing.length).toBeGreaterThan(0);
      expect([points, at]).toEqual([null, null]);
    }
  });

  test('[SR-38] a field that can no longer be closed is called spoiled, with the post', () => {
    const state = position({ players: [{ landscape: 'P14 0 0 0, P04 2 3 0' }, {}] });
    const spoiled = player(state).fields.filter(({ status }) => status === 'spoiled');
    expect(spoiled.map(({ deadEnds }) => deadEnds)).toContainEqual([3, 1]);
  });

  test('[SR-29][SR-76] farmers and abandoned buffaloes are counted for everybody', () => {
    const state = position({ players: [{ landscape: 'P07 0 0 0' }, { landscape: 'P03 0 0 0' }] });
    expect(player(state)).toMatchObject({ farmers: 2, abandoned: 1, score: 0 });
    expect(player(state, 1)).toMatchObject({ farmers: 0, abandoned: 1 });
  });
});
