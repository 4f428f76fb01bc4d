import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { fieldPoints, total } from '../scoring.ts';
import type { Options } from '../vocabulary.ts';
import { deck, position, STANDARD } from './position.ts';
import { by, closed, eventsOf, pick, place, player, send } from './table.ts';

const field = (
  squares: number,
  contents: { farmers?: number; buffaloes?: number; houses?: number } = {},
) => ({
  squares,
  farmers: 0,
  buffaloes: 0,
  houses: 0,
  ...contents,
});
const points = (of: ReturnType<typeof field>, options: Partial<Options> = {}) =>
  fieldPoints(deck, { ...STANDARD, ...options }, of);

describe('what a closed field scores', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 8],
    [5, 11],
    [6, 11],
    [12, 11],
  ])('[SR-48] size %i scores %i', (squares, scored) => {
    expect(points(field(squares)).size).toBe(scored);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 7],
    [5, 10],
    [9, 10],
  ])('[SR-A01] by the preview table size %i scores %i', (squares, scored) => {
    expect(points(field(squares), { sizes: 'preview' }).size).toBe(scored);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 8],
    [5, 8],
    [9, 8],
  ])('[SR-49][SR-A11] %i farmers score %i', (farmers, scored) => {
    expect(points(field(1, { farmers })).farmers).toBe(scored);
  });

  test('[SR-50] each buffalo scores 2', () => {
    expect(points(field(1, { buffaloes: 3 })).buffaloes).toBe(6);
  });

  test('[SR-47][SR-51] a house makes the field 1 larger and scores nothing itself', () => {
    expect(points(field(3, { houses: 1 }))).toEqual({
      size: 8,
      farmers: 0,
      buffaloes: 0,
      houses: 0,
      ancestor: 0,
    });
  });

  test('[SR-A02] as an option it is worth a point as well', () => {
    expect(points(field(3, { houses: 2 }), { houses: 'size-and-point' })).toMatchObject({
      size: 11,
      houses: 2,
    });
  });

  test('[SR-A02] that point is added to the others', () => {
    expect(total(points(field(3, { houses: 2, farmers: 1 }), { houses: 'size-and-point' }))).toBe(11 + 1 + 2);
  });

  test('[SR-52] size, farmers and buffaloes are added up', () => {
    expect(total(points(field(2, { farmers: 2, buffaloes: 1, houses: 1 })))).toBe(5 + 3 + 2);
  });
});

describe('when it scores', () => {
  const before = position({
    players: [{ landscape: 'P04 0 0 0, P14 1 0 4', hand: 'P16 P01' }, { landscape: 'P02 0 0 0, P05 0 3 1' }],
  });
  const both = () => {
    const mine = by(0, before, pick('P16'), place(1, 3, 1), send('P01')).state;
    const { own } = { own: nth(mine.players, 1) };
    const [first, second] = own.hand.map(card => nth(deck.cards, card).id);
    const quiet = by(1, mine, pick(first!)).state;
    return { quiet, second: second! };
  };

  test('[SR-45][SR-46] each field once, on its own, when it is closed', () => {
    const { quiet, second } = both();
    const { state, events } = by(1, quiet, place(0, -2, -4), send(second));
    const mine = eventsOf(events, 'closed').filter(({ seat }) => seat === 0);
    expect(mine.map(event => event.total)).toEqual([4, 2]);
    expect(player(state).score).toBe(6);
    expect(closed(state).map(({ at, worth }) => [at, worth])).toEqual([
      [2, 4],
      [2, 2],
    ]);
    expect(player(state).lines).toMatchObject({ size: 5, farmers: 1, buffaloes: 0, ancestor: 0 });
  });

  test('[SR-20] a plan scores nothing yet', () => {
    const { quiet } = both();
    expect(player(quiet).score).toBe(0);
  });
});
