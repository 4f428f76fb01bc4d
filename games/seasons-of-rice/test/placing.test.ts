import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { groundOf, spread } from '../ground.ts';
import { contactsOf, drawLegal, legalTrials, trials } from '../placing.ts';
import { total } from '../scoring.ts';
import { deck, piecesOf, position } from './position.ts';
import { by, code, game, pick, place, player, send } from './table.ts';

test('[SR-X06] one card closes three fields: 4 + 2 + 3 points', () => {
  const before = position({
    players: [{ landscape: 'P16 0 0 0, P14 1 3 1, P02 2 3 4', hand: 'P04 P01' }, { hand: 'P05' }],
  });
  const { state } = by(0, before, pick('P04'));
  const closing = game
    .view(state, 0)
    .own!.reach!.closings.find(({ turn, x, y }) => turn === 3 && x === -1 && y === 4)!;
  expect(closing.fields.map(({ points }) => total(points))).toEqual([4, 2, 3]);
  expect(closing.total).toBe(9);
});

describe('where a card may lie', () => {
  const before = by(
    0,
    position({ players: [{ landscape: 'P01 0 0 0', hand: 'P02 P05' }] }),
    pick('P02'),
  ).state;

  test('[SR-33] upright and sideways, either way round', () => {
    const turns = new Set(legalTrials(groundOf(deck, piecesOf('P01 0 0 0')), 1).map(({ turn }) => turn));
    expect([...turns]).toEqual([0, 1, 2, 3]);
    for (const spot of [place(0, 3, 1), place(1, 3, 1), place(2, 3, 0), place(3, 3, 0)])
      expect(code(before, spot, 0)).toBeNull();
  });

  test('[SR-34] a part of a side along a part of a side is enough', () => {
    expect(code(before, place(0, 3, 3), 0)).toBeNull();
    const far = game.moves.place.refuse(before, 0, { type: 'place', turn: 0, x: 5, y: 3 });
    expect(far).toEqual({ code: 'no-contact', clause: 'SR-34' });
  });

  test('[SR-35] a corner is not enough', () => {
    expect(code(before, place(2, 3, 4), 0)).toBe('corner-only');
    expect(code(before, place(2, -3, -4), 0)).toBe('corner-only');
  });

  test('[SR-36] cards never overlap', () => {
    expect(code(before, place(0, 0, 0), 0)).toBe('overlaps');
    expect(code(before, place(0, 2, 2), 0)).toBe('overlaps');
  });

  test('[SR-37][SR-A03] lines must meet lines, but a path may meet a furrow', () => {
    expect(code(before, place(0, 3, 0), 0)).toBe('lines-do-not-meet');
    expect(code(before, place(1, 3, 0), 0)).toBe('lines-do-not-meet');
    // P01 shows `..#` in its first row, P02 `.#.`: at this spot its last row `..#` lies above the first one of P01.
    expect(code(before, place(0, 0, -4), 0)).toBeNull();
  });

  test('[SR-38] a dead end is refused with the post at which the path would end', () => {
    const hand = { landscape: 'P14 0 0 0, P04 2 3 0', hand: 'P05 P01' };
    const { state } = by(0, position({ players: [hand, {}] }), pick('P05'));
    const refused = { code: 'dead-end', clause: 'SR-38', with: { x: 3, y: 1 } };
    expect(game.moves.place.refuse(state, 0, { type: 'place', turn: 0, x: 2, y: -4 })).toEqual(refused);
    const listed = game.moves.place.candidates(state, 0);
    expect(listed).toContainEqual({ type: 'place', turn: 0, x: 2, y: -4 });
    const ground = groundOf(deck, piecesOf(hand.landscape));
    expect(trials(ground, 4)).toHaveLength(listed.length);
    const open = legalTrials(ground, 4).map(({ turn, x, y }) => ({ type: 'place', turn, x, y }));
    expect(open).toEqual(listed.filter(spot => !game.moves.place.refuse(state, 0, spot)));
    expect(open.length).toBeLessThan(listed.length);
  });

  test('[SR-38] a spot that ends a path is drawn in vain: another one is drawn, but not for ever', () => {
    const ground = groundOf(deck, piecesOf('P14 0 0 0, P04 2 3 0'));
    const all = trials(ground, 4);
    const ending = all.findIndex(({ verdict }) => verdict.obstacle === 'dead-end');
    const open = all.findIndex(({ verdict }) => verdict.obstacle === null);
    const dice = scripted(ending, ending, open);
    expect(drawLegal(ground, 4, dice)).toBe(nth(contactsOf(ground), open));
    dice.usedUp();
    const unlucky = scripted(...Array<number>(16).fill(ending));
    expect(drawLegal(ground, 4, unlucky)).toBeNull();
    unlucky.usedUp();
    expect(drawLegal(groundOf(deck, []), 4, scripted()), 'beside nothing').toBeNull();
  });

  test('[SR-33] a sheet that is used again shows the spots of the landscape that lies there now', () => {
    for (const landscape of ['P01 0 0 0, P02 0 3 1', 'P05 0 0 0', 'P14 0 0 0, P04 2 3 0'].map(piecesOf))
      expect(contactsOf(spread(deck, landscape))).toEqual(contactsOf(groundOf(deck, landscape)));
  });

  test('[SR-39] nothing that lies in a landscape can be moved or taken away', () => {
    const steps = by(0, before, place(0, 3, 1), send('P05')).state;
    expect(nth(steps.players, 0).landscape).toEqual(nth(before.players, 0).landscape);
    expect(Object.keys(game.moves)).toEqual(['choose-ancestor', 'pick', 'place', 'send']);
  });

  test('[SR-08] the other landscape is neither touched nor in the way', () => {
    const both = position({
      players: [{ landscape: 'P01 0 0 0' }, { landscape: 'P07 0 0 0, P09 0 3 -1' }],
      turn: 2,
    });
    const spots = (seat: number) => player(both, seat).landscape;
    expect(spots(0)).toHaveLength(2);
    expect(spots(1)).toEqual([
      { card: 'P07', turn: 0, x: 0, y: 0 },
      { card: 'P09', turn: 0, x: 3, y: -1 },
    ]);
  });
});
