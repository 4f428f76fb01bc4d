/** How the areas of a table lie. */
export const ARRANGEMENTS = ['upright', 'lying', 'tablet', 'laptop', 'desktop', 'television'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export const isPhone = (arrangement: Arrangement) => arrangement === 'upright' || arrangement === 'lying';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Chooses the arrangement by width and height of the table, never of the window. */
export function arrangementOf({ width, height }: Size): Exclude<Arrangement, 'television'> {
  const wide = width > height;
  if (wide && (height < 560 || width < 900)) return 'lying';
  if (!wide) return width < 720 ? 'upright' : 'tablet';
  return width >= 1400 && height >= 800 ? 'desktop' : 'laptop';
}

/** The size of which the unit is 16 px. */
const USUAL: Size = { width: 1440, height: 900 };
const LEAST = { upright: 15, lying: 15, tablet: 16, laptop: 15, desktop: 16, television: 19 };
/** Narrower than this a phone is smaller than phones are, or enlarged by its reader: everything on it shrinks, type not below its own least. */
const NARROW = { upright: 320, lying: 740 };
const SMALLEST = 13;
/** An upright table this wide is no phone any more. */
const ROOMY = 600;

/** The table unit in pixels: type, space, radii and pieces are multiples of it, so a large table is large all over. */
export function unitOf({ width, height }: Size, arrangement: Arrangement): number {
  const scale = Math.min(width / USUAL.width, height / USUAL.height);
  const far = arrangement === 'television' ? 1.5 : 1;
  const grown = arrangement === 'tablet' ? Math.min(width / 820, height / 1180) : scale;
  if (arrangement === 'upright' && width >= ROOMY) return 16;
  if (isPhone(arrangement)) {
    const shrunk = Math.round((LEAST[arrangement] * width * 2) / NARROW[arrangement]) / 2;
    return Math.max(SMALLEST, Math.min(LEAST[arrangement], shrunk));
  }
  return Math.max(LEAST[arrangement], Math.round(16 * grown * far * 2) / 2);
}
