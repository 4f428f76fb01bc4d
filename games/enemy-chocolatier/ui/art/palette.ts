import type { Tone } from '../../../../web/kit/picture.tsx';

/** An ingredient also colours the lots of the town. */
export const CHOCOLATE: Tone = { fill: '#8a5a3b', light: '#b98560', shade: '#6b4129', line: '#432415' };
export const SUGAR: Tone = { fill: '#f2a9c4', light: '#ffdbe7', shade: '#da7ba1', line: '#94385f' };
export const NUTS: Tone = { fill: '#f0c94a', light: '#ffe793', shade: '#cf9a22', line: '#835208' };
export const LOVE: Tone = { fill: '#d9534f', light: '#f7938a', shade: '#b03436', line: '#751a22' };
export const GLUE: Tone = { fill: '#a9b0b5', light: '#d7dcde', shade: '#828b92', line: '#495259' };

/** Streets, paper and plaster. */
export const CREAM: Tone = { fill: '#f4ead6', light: '#fffaee', shade: '#dcc7a6', line: '#8a6a45' };
export const WALL: Tone = { fill: '#f1cdb4', light: '#fbe3d0', shade: '#d9a48f', line: '#6d3b31' };
export const WOOD: Tone = { fill: '#b07a4c', light: '#cf9d6b', shade: '#8b5a36', line: '#55301d' };
export const NOTE: Tone = { fill: '#86bd7b', light: '#c9e6b9', shade: '#5f9b5c', line: '#285a35' };
export const GOLD: Tone = { fill: '#f5bd38', light: '#ffe28a', shade: '#d6921d', line: '#8a560c' };
export const PLUM: Tone = { fill: '#6d4c78', light: '#94709c', shade: '#4d345c', line: '#33203f' };

/** What a style sheet paints lots and their houses with. */
const colours = ({ fill, light, shade, line }: Tone) => ({
  '--fill': fill,
  '--wall': light,
  '--wall-shade': `color-mix(in srgb, ${light} 55%, ${fill})`,
  '--roof': shade,
  '--roof-shade': `color-mix(in srgb, ${shade} 65%, ${line})`,
  '--pen': line,
  '--window': PLUM.shade,
});

/** Out of reach: its lights are out, its colour is not. */
const dim = (colour: string) => `color-mix(in oklab, ${colour} 52%, var(--ground-deep))`;
const dimmed = ({ fill, light, shade, line }: Tone) =>
  colours({ fill: dim(fill), light: dim(light), shade: dim(shade), line });

const MADE = [CHOCOLATE, SUGAR, NUTS, LOVE, GLUE];

/** By number of the ingredient: a neighbourhood by lamplight, and one whose lights are out. */
export const INGREDIENT_FILL = MADE.map(colours);
export const INGREDIENT_DIMMED = MADE.map(dimmed);

/** The sky from the zenith to the roofs, and what stands before it. */
export const DUSK = {
  zenith: '#2b2440',
  high: '#493159',
  low: '#80476f',
  rim: '#c26a7c',
  glow: '#eda083',
  far: '#5a3a63',
  near: '#43294b',
  ground: '#6f4a57',
} as const;

/** Light behind a window or in a lantern. */
export const LAMP: Tone = { fill: '#ffd266', light: '#fff0b8', shade: '#f0a840', line: '#85480f' };

/** Walls of houses that are no ingredient's. */
export const LILAC: Tone = { fill: '#b08fc7', light: '#cfb3e0', shade: '#8a69a4', line: '#4b2f63' };
export const MINT: Tone = { fill: '#8fc4b0', light: '#b9e0d0', shade: '#66a08d', line: '#2c5a50' };
