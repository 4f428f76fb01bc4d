import { relit, type Tone } from '../../../../web/kit/picture.tsx';

export const MAIZE: Tone = { fill: '#F2B632', light: '#FFDC75', shade: '#D48F1F', line: '#96600F' };
export const CARROT: Tone = { fill: '#EE8D42', light: '#F9B273', shade: '#D8702A', line: '#964613' };
export const TOMATO: Tone = { fill: '#C8402F', light: '#E87A62', shade: '#A52D24', line: '#741B17' };
export const CURD: Tone = { fill: '#FBF1D8', light: '#FFFDF4', shade: '#E8D6A8', line: '#9C8148' };
export const GOURD: Tone = { fill: '#DD7A20', light: '#EFA14A', shade: '#BE5F14', line: '#7D3A0C' };
export const HOT: Tone = { fill: '#DB352B', light: '#F58372', shade: '#AF1F20', line: '#74131A' };
export const LEAF: Tone = { fill: '#5E9A48', light: '#8DB255', shade: '#3F7B3C', line: '#235230' };
export const WATER: Tone = { fill: '#3E8FB0', light: '#8CC7DA', shade: '#2B7192', line: '#1C526D' };
export const STONE: Tone = { fill: '#C2B8A3', light: '#DDD5C3', shade: '#A1957F', line: '#6B6050' };
export const WOOD: Tone = { fill: '#B07F4C', light: '#CB9E68', shade: '#8F6238', line: '#5B3A29' };
export const STRAW: Tone = { fill: '#E6C070', light: '#F5DC9C', shade: '#CC9F4A', line: '#87632A' };
export const EARTH: Tone = { fill: '#7A5138', light: '#96694A', shade: '#5B3A29', line: '#3F271B' };
export const PETAL: Tone = { fill: '#D97BA6', light: '#F0AECB', shade: '#BD5C8A', line: '#86365F' };

/** A colour of the open air: this one by day, that one after sunset (`--dusk`, in board.css). */
export const open = (day: string, night: string): string =>
  `color-mix(in srgb, ${night} var(--dusk, 0%), ${day})`;

/** Cards and tokens are lit at night too; what stands in the garden is not. */
const outdoors = (tone: Tone) =>
  relit(tone, colour => `color-mix(in srgb, #0d1a26 calc(0.42 * var(--dusk, 0%)), ${colour})`);

export const OUTDOORS = {
  CURD: outdoors(CURD),
  EARTH: outdoors(EARTH),
  LEAF: outdoors(LEAF),
  PETAL: outdoors(PETAL),
  STONE: outdoors(STONE),
  TOMATO: outdoors(TOMATO),
  WATER: outdoors(WATER),
  WOOD: outdoors(WOOD),
} as const;
