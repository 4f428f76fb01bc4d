/** Positions with a known answer: whether the last card may lie there, and what it closes. */
export interface Vector {
  readonly name: string;
  readonly landscape: string;
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

export const VECTORS: readonly Vector[] = [
  {
    name: '[SR-X03] a single empty square',
    landscape: 'P17 0 0 0, P13 3 -4 1',
    closes: [{ squares: [0, 3], cards: 2, points: 2, preview: 1 }],
  },
  {
    name: '[SR-49] three farmers',
    landscape: 'P09 0 0 0, P17 0 -3 -1',
    closes: [{ squares: [0, 1, 1, 2], farmers: 3, cards: 2, points: 8, preview: 7 }],
  },
  {
    name: '[SR-46] two fields with one card',
    landscape: 'P04 0 0 0, P14 1 0 4, P16 1 3 1',
    closes: [
      { squares: [3, 2, 2, 3], farmers: 1, cards: 2, points: 4, preview: 3 },
      { squares: [3, 4], cards: 3, points: 2, preview: 1 },
    ],
  },
  {
    name: '[SR-X01] seven points: size 3 and a buffalo',
    landscape: 'P05 0 0 0, P01 2 -3 0, P04 1 -3 -3',
    closes: [{ squares: [-2, -1, -1, 0, 0, 1], buffaloes: 1, cards: 3, points: 7, preview: 6 }],
  },
  {
    name: '[SR-X04] four farmers',
    landscape: 'P15 0 0 0, P07 2 3 0, P09 1 0 4',
    closes: [{ squares: [5, 2, 4, 3, 3, 4, 2, 5], farmers: 4, cards: 3, points: 16, preview: 15 }],
  },
  {
    name: '[SR-X02][SR-51] three squares and a house',
    landscape: 'P04 0 0 0, P14 1 0 4, P08 2 -3 4',
    closes: [{ squares: [1, 4, 0, 5, 2, 5], houses: 1, cards: 3, points: 8, preview: 7 }],
  },
  {
    name: '[SR-X05][SR-48] seven squares and a house',
    landscape: 'P16 0 0 0, P04 0 -3 1, P03 2 3 0',
    closes: [
      { squares: [2, 1, 1, 2, 3, 2, 0, 3, 2, 3, 4, 3, -1, 4], houses: 1, cards: 3, points: 11, preview: 10 },
    ],
  },
  {
    name: '[SR-A11] five farmers are one group',
    landscape: 'P07 0 0 0, P09 0 3 -1, P08 0 0 -4',
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
  },
  {
    name: '[SR-X07][SR-A04] a path would end inside',
    landscape: 'P14 0 0 0, P04 2 3 0, P05 0 2 -4',
    obstacle: 'dead-end',
    post: [3, 1],
  },
  {
    name: '[SR-X09][SR-37] level and the same way round',
    landscape: 'P01 0 0 0, P02 0 3 0',
    obstacle: 'lines-do-not-meet',
  },
  {
    name: '[SR-X09] level and upside down',
    landscape: 'P01 0 0 0, P02 2 3 0',
    closes: [{ squares: [3, 2], farmers: 1, cards: 2, points: 3, preview: 2 }],
  },
  { name: '[SR-X09] one unit lower', landscape: 'P01 0 0 0, P02 0 3 1', closes: [] },
  { name: '[SR-X09][SR-35] at a corner', landscape: 'P01 0 0 0, P02 2 3 4', obstacle: 'corner-only' },
  { name: '[SR-X09][SR-36] one on the other', landscape: 'P01 0 0 0, P02 0 2 2', obstacle: 'overlaps' },
  { name: '[SR-34] far away', landscape: 'P01 0 0 0, P02 0 8 8', obstacle: 'no-contact' },
];
