import { expect, test } from 'vitest';
import { lastOf } from '../../../core/sure.ts';
import type { Obstacle } from '../data/words.ts';
import type { Field } from '../fields.ts';
import { flat, groundOf } from '../ground.ts';
import { judge } from '../placing.ts';
import { fieldPoints, total } from '../scoring.ts';
import { deck, piecesOf, STANDARD } from './position.ts';

/** Whether the last card of a landscape may lie there, at which post a path would end, and what it closes. */
function judged(landscape: string) {
  const pieces = piecesOf(landscape);
  const { obstacle, post, closes } = judge(groundOf(deck, pieces.slice(0, -1)), lastOf(pieces));
  return { obstacle, post: post === null ? null : flat([post]), closes: closes.map(described) };
}

function described(field: Field) {
  const facts = { ...field, squares: field.squares.length };
  return {
    squares: flat(field.squares),
    farmers: field.farmers,
    buffaloes: field.buffaloes,
    houses: field.houses,
    cards: field.cards,
    points: total(fieldPoints(deck, STANDARD, facts)),
    preview: total(fieldPoints(deck, { ...STANDARD, sizes: 'preview' }, facts)),
  };
}

/** What the card closes where it may lie. */
const closing = (...closes: readonly (Partial<Field> & { points: number; preview: number })[]) => ({
  obstacle: null,
  post: null,
  closes: closes.map(one => ({ farmers: 0, buffaloes: 0, houses: 0, ...one })),
});

const obstructed = (obstacle: Obstacle, post: readonly number[] | null = null) => ({
  obstacle,
  post,
  closes: [],
});

test('[SR-X03] a single empty square', () => {
  expect(judged('P17 0 0 0, P13 3 -4 1')).toEqual(
    closing({ squares: [0, 3], cards: 2, points: 2, preview: 1 }),
  );
});

test('[SR-49] three farmers', () => {
  expect(judged('P09 0 0 0, P17 0 -3 -1')).toEqual(
    closing({ squares: [0, 1, 1, 2], farmers: 3, cards: 2, points: 8, preview: 7 }),
  );
});

test('[SR-46] two fields with one card', () => {
  expect(judged('P04 0 0 0, P14 1 0 4, P16 1 3 1')).toEqual(
    closing(
      { squares: [3, 2, 2, 3], farmers: 1, cards: 2, points: 4, preview: 3 },
      { squares: [3, 4], cards: 3, points: 2, preview: 1 },
    ),
  );
});

test('[SR-46] closed fields are told from top to bottom, wherever the card meets them', () => {
  expect(judged('P04 0 0 0, P13 1 0 4, P08 0 -3 1, P01 3 -4 5')).toEqual(
    closing(
      { squares: [-2, 3, -1, 4, 0, 5, -1, 6], farmers: 1, houses: 1, cards: 3, points: 12, preview: 11 },
      { squares: [-2, 5], farmers: 1, cards: 2, points: 3, preview: 2 },
    ),
  );
});

test('[SR-X01] seven points: size 3 and a buffalo', () => {
  expect(judged('P05 0 0 0, P01 2 -3 0, P04 1 -3 -3')).toEqual(
    closing({ squares: [-2, -1, -1, 0, 0, 1], buffaloes: 1, cards: 3, points: 7, preview: 6 }),
  );
});

test('[SR-X04] four farmers', () => {
  expect(judged('P15 0 0 0, P07 2 3 0, P09 1 0 4')).toEqual(
    closing({ squares: [5, 2, 4, 3, 3, 4, 2, 5], farmers: 4, cards: 3, points: 16, preview: 15 }),
  );
});

test('[SR-X02][SR-51] three squares and a house', () => {
  expect(judged('P04 0 0 0, P14 1 0 4, P08 2 -3 4')).toEqual(
    closing({ squares: [1, 4, 0, 5, 2, 5], houses: 1, cards: 3, points: 8, preview: 7 }),
  );
});

test('[SR-X05][SR-48] seven squares and a house', () => {
  expect(judged('P16 0 0 0, P04 0 -3 1, P03 2 3 0')).toEqual(
    closing({
      squares: [2, 1, 1, 2, 3, 2, 0, 3, 2, 3, 4, 3, -1, 4],
      houses: 1,
      cards: 3,
      points: 11,
      preview: 10,
    }),
  );
});

test('[SR-A11] five farmers are one group', () => {
  expect(judged('P07 0 0 0, P09 0 3 -1, P08 0 0 -4')).toEqual(
    closing(
      {
        squares: [1, -2, 2, -1, 3, 0, 2, 1, 4, 1, 1, 2],
        farmers: 5,
        houses: 1,
        cards: 3,
        points: 19,
        preview: 18,
      },
      { squares: [1, 0], cards: 2, points: 2, preview: 1 },
    ),
  );
});

test('[SR-X07][SR-A04] a path would end inside', () => {
  expect(judged('P14 0 0 0, P04 2 3 0, P05 0 2 -4')).toEqual(obstructed('dead-end', [3, 1]));
});

test('[SR-X09][SR-37] level and the same way round', () => {
  expect(judged('P01 0 0 0, P02 0 3 0')).toEqual(obstructed('lines-do-not-meet'));
});

test('[SR-X09] level and upside down', () => {
  expect(judged('P01 0 0 0, P02 2 3 0')).toEqual(
    closing({ squares: [3, 2], farmers: 1, cards: 2, points: 3, preview: 2 }),
  );
});

test('[SR-X09] one unit lower', () => {
  expect(judged('P01 0 0 0, P02 0 3 1')).toEqual(closing());
});

test('[SR-X09][SR-35] at a corner', () => {
  expect(judged('P01 0 0 0, P02 2 3 4')).toEqual(obstructed('corner-only'));
});

test('[SR-X09][SR-36] one on the other', () => {
  expect(judged('P01 0 0 0, P02 0 2 2')).toEqual(obstructed('overlaps'));
});

test('[SR-34] far away', () => {
  expect(judged('P01 0 0 0, P02 0 8 8')).toEqual(obstructed('no-contact'));
});
