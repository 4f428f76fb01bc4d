/** A plain of diamond paddies towards the horizon, drawn on a sheet of 1600 by 700 with the horizon at its top. */

const ROWS = 10;
const MIDDLE = 800;

type Corner = readonly [x: number, y: number];

const depthOf = (row: number): number => 740 * (row / ROWS) ** 1.75;
const widthAt = (row: number): number => 64 + 0.42 * depthOf(row);
const cornerAt = (row: number, i: number): Corner => [
  Math.round(MIDDLE + widthAt(row) * (i + (row % 2) / 2)),
  Math.round(depthOf(row)),
];
/** How many corners of a row lie on either side of the middle. */
const reachOf = (row: number): number => Math.ceil(MIDDLE / widthAt(row)) + 1;

interface Paddy {
  readonly corners: readonly [top: Corner, right: Corner, bottom: Corner, left: Corner];
  readonly row: number;
  /** A number that looks like chance and is always the same. */
  readonly chance: number;
}

const ALL: readonly Paddy[] = Array.from({ length: ROWS + 1 }, (_, at) => at - 1).flatMap(row =>
  Array.from({ length: 2 * reachOf(row + 1) + 1 }, (_, n) => {
    const i = n - reachOf(row + 1);
    const odd = Math.abs(row % 2);
    return {
      row,
      chance: Math.abs((i * 7919 + row * 104729) % 97),
      corners: [
        row < 0 ? cornerAt(0, i) : cornerAt(row, i),
        cornerAt(row + 1, i + odd),
        cornerAt(row + 2, i),
        cornerAt(row + 1, i + odd - 1),
      ] as const,
    };
  }),
);

const outline = ({ corners }: Paddy): string => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** The paddies of the second and the third tone; the sheet itself is the first. */
export const PADDIES: readonly string[] = [0, 1].map(tone =>
  ALL.filter(({ chance }) => chance % 3 === tone)
    .map(outline)
    .join(''),
);

/** The dykes between them, wider the nearer they are. */
export const DYKES: readonly { readonly width: number; readonly d: string }[] = [3, 5, 8].map(
  (width, band) => ({
    width,
    d: ALL.filter(({ row }) => row >= 0 && Math.floor((3 * row) / ROWS) === band)
      .map(({ corners: [top, right, , left] }) => `M${left.join(' ')}L${top.join(' ')}L${right.join(' ')}`)
      .join(''),
  }),
);

/** One mark for some of the paddies, as large as their distance allows. */
const marked = (which: (chance: number) => boolean, mark: (x: number, y: number, size: number) => string) =>
  ALL.filter(({ row, chance }) => row > 1 && which(chance))
    .map(({ corners: [top, right, , left] }) => mark(top[0], right[1], (right[0] - left[0]) / 100))
    .join('')
    .replaceAll(/(\.\d)\d+/g, '$1');

/** Light on the water, or on the straw. */
export const GLINTS = marked(
  chance => chance % 4 === 1,
  (x, y, s) =>
    `M${x - 22 * s} ${y}q${16 * s} ${-5 * s} ${34 * s} 0M${x - 4 * s} ${y + 9 * s}q${11 * s} ${-4 * s} ${24 * s} 0`,
);

/** Seedlings, or stubble. */
export const TUFTS = marked(
  chance => chance % 4 > 1,
  (x, y, s) =>
    [-20, 2, 22]
      .map((dx, i) => {
        const [a, b] = [x + dx * s, y + (i === 1 ? 8 : -2) * s];
        return `M${a} ${b}q${-1 * s} ${-8 * s} ${3 * s} ${-12 * s}M${a + s} ${b}q${3 * s} ${-7 * s} ${8 * s} ${-8 * s}M${a - s} ${b}q${-2 * s} ${-6 * s} ${-6 * s} ${-7 * s}`;
      })
      .join(''),
);
