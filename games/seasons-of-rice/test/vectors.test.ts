import { expect, test } from 'vitest';
import { flat, groundOf, xOf, yOf } from '../ground.ts';
import { judge } from '../placing.ts';
import { fieldPoints, total } from '../scoring.ts';
import { deck, piecesOf, STANDARD } from './position.ts';

/** Whether the last card of a landscape may lie there, and what it closes. */
interface Answer {
  readonly obstacle?: string;
  /** Post at which a path would end. */
  readonly post?: readonly [number, number];
  readonly closes?: readonly {
    readonly squares: readonly number[];
    readonly farmers?: number;
    readonly buffaloes?: number;
    readonly houses?: number;
    readonly cards: number;
    readonly points: number;
    readonly preview: number;
  }[];
}

/** The last card of this landscape has this answer. */
const judged =
  (landscape: string, { obstacle, post, closes = [] }: Answer) =>
  () => {
    const pieces = piecesOf(landscape);
    const verdict = judge(groundOf(deck, pieces.slice(0, -1)), pieces.at(-1)!);
    expect(verdict.obstacle).toBe(obstacle ?? null);
    expect(verdict.post === null ? null : [xOf(verdict.post), yOf(verdict.post)]).toEqual(post ?? null);
    const found = verdict.closes.map(field => {
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
    });
    expect(found).toEqual(closes.map(one => ({ farmers: 0, buffaloes: 0, houses: 0, ...one })));
  };

test(
  '[SR-X03] a single empty square',
  judged('P17 0 0 0, P13 3 -4 1', { closes: [{ squares: [0, 3], cards: 2, points: 2, preview: 1 }] }),
);

test(
  '[SR-49] three farmers',
  judged('P09 0 0 0, P17 0 -3 -1', {
    closes: [{ squares: [0, 1, 1, 2], farmers: 3, cards: 2, points: 8, preview: 7 }],
  }),
);

test(
  '[SR-46] two fields with one card',
  judged('P04 0 0 0, P14 1 0 4, P16 1 3 1', {
    closes: [
      { squares: [3, 2, 2, 3], farmers: 1, cards: 2, points: 4, preview: 3 },
      { squares: [3, 4], cards: 3, points: 2, preview: 1 },
    ],
  }),
);

test(
  '[SR-46] closed fields are told from top to bottom, wherever the card meets them',
  judged('P04 0 0 0, P13 1 0 4, P08 0 -3 1, P01 3 -4 5', {
    closes: [
      { squares: [-2, 3, -1, 4, 0, 5, -1, 6], farmers: 1, houses: 1, cards: 3, points: 12, preview: 11 },
      { squares: [-2, 5], farmers: 1, cards: 2, points: 3, preview: 2 },
    ],
  }),
);

test(
  '[SR-X01] seven points: size 3 and a buffalo',
  judged('P05 0 0 0, P01 2 -3 0, P04 1 -3 -3', {
    closes: [{ squares: [-2, -1, -1, 0, 0, 1], buffaloes: 1, cards: 3, points: 7, preview: 6 }],
  }),
);

test(
  '[SR-X04] four farmers',
  judged('P15 0 0 0, P07 2 3 0, P09 1 0 4', {
    closes: [{ squares: [5, 2, 4, 3, 3, 4, 2, 5], farmers: 4, cards: 3, points: 16, preview: 15 }],
  }),
);

test(
  '[SR-X02][SR-51] three squares and a house',
  judged('P04 0 0 0, P14 1 0 4, P08 2 -3 4', {
    closes: [{ squares: [1, 4, 0, 5, 2, 5], houses: 1, cards: 3, points: 8, preview: 7 }],
  }),
);

test(
  '[SR-X05][SR-48] seven squares and a house',
  judged('P16 0 0 0, P04 0 -3 1, P03 2 3 0', {
    closes: [
      { squares: [2, 1, 1, 2, 3, 2, 0, 3, 2, 3, 4, 3, -1, 4], houses: 1, cards: 3, points: 11, preview: 10 },
    ],
  }),
);

test(
  '[SR-A11] five farmers are one group',
  judged('P07 0 0 0, P09 0 3 -1, P08 0 0 -4', {
    closes: [
      {
        squares: [1, -2, 2, -1, 3, 0, 2, 1, 4, 1, 1, 2],
        farmers: 5,
        houses: 1,
        cards: 3,
        points: 19,
        preview: 18,
      },
      { squares: [1, 0], cards: 2, points: 2, preview: 1 },
    ],
  }),
);

test(
  '[SR-X07][SR-A04] a path would end inside',
  judged('P14 0 0 0, P04 2 3 0, P05 0 2 -4', { obstacle: 'dead-end', post: [3, 1] }),
);

test(
  '[SR-X09][SR-37] level and the same way round',
  judged('P01 0 0 0, P02 0 3 0', { obstacle: 'lines-do-not-meet' }),
);

test(
  '[SR-X09] level and upside down',
  judged('P01 0 0 0, P02 2 3 0', {
    closes: [{ squares: [3, 2], farmers: 1, cards: 2, points: 3, preview: 2 }],
  }),
);

test('[SR-X09] one unit lower', judged('P01 0 0 0, P02 0 3 1', { closes: [] }));

test('[SR-X09][SR-35] at a corner', judged('P01 0 0 0, P02 2 3 4', { obstacle: 'corner-only' }));

test('[SR-X09][SR-36] one on the other', judged('P01 0 0 0, P02 0 2 2', { obstacle: 'overlaps' }));

test('[SR-34] far away', judged('P01 0 0 0, P02 0 8 8', { obstacle: 'no-contact' }));
