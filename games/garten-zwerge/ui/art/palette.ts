import { nth } from '../../../../core/sure.ts';
import { relit, type Tone } from '../../../../web/kit/picture.tsx';

/** The felt of the seven hats, grey to gold. */
export const FELT: readonly Tone[] = [
  { fill: '#a7adb0', light: '#ced3d4', shade: '#838b90', line: '#4b5358' },
  { fill: '#9c6b43', light: '#c4946a', shade: '#774c2b', line: '#452713' },
  { fill: '#f19a3e', light: '#ffc583', shade: '#d0741c', line: '#7c3d08' },
  { fill: '#d6412f', light: '#f48374', shade: '#a92a1e', line: '#651109' },
  { fill: '#3f7fc6', light: '#83b3e8', shade: '#285a98', line: '#14345e' },
  { fill: '#3f9a4f', light: '#83c98a', shade: '#28733a', line: '#124420' },
  { fill: '#f7c948', light: '#fff0ae', shade: '#db9a1f', line: '#7d4f06' },
];

export const SKIN: Tone = { fill: '#f6c9a4', light: '#ffe2c9', shade: '#e39f78', line: '#8c4a2f' };
export const BEARD: Tone = { fill: '#fffaf0', light: '#ffffff', shade: '#ddd5c6', line: '#877c6c' };
export const LEATHER: Tone = { fill: '#6d4a35', light: '#96694d', shade: '#4e3223', line: '#2f1c12' };
export const ENAMEL: Tone = { fill: '#fdf9ee', light: '#ffffff', shade: '#e0d8c4', line: '#2b4a6b' };
export const WOOD: Tone = { fill: '#b98351', light: '#dcae7e', shade: '#8f5f37', line: '#52301a' };
export const GRASS: Tone = { fill: '#7fb069', light: '#a9d18e', shade: '#578a48', line: '#2f5a2d' };
export const BRASS: Tone = { fill: '#e8b53c', light: '#ffe08a', shade: '#c08a1c', line: '#6e4708' };
export const PETAL: Tone = { fill: '#e88fb4', light: '#ffc6dc', shade: '#c9638e', line: '#7a2c52' };
export const IRON: Tone = { fill: '#8f9aa0', light: '#c3cbcf', shade: '#66727a', line: '#3a444b' };
export const SKY: Tone = { fill: '#9fd0e6', light: '#cfeaf5', shade: '#6aa9c6', line: '#2d617c' };

/** A roof is as red as a hat. */
export const TILES = nth(FELT, 3);

/** A colour of the place itself, which the evening takes down; `--dusk` says how far. */
export const atDusk = (colour: string) => `color-mix(in srgb, ${colour}, #0b1a1d var(--dusk))`;

export const AT_DUSK = {
  BEARD: relit(BEARD, atDusk),
  BRASS: relit(BRASS, atDusk),
  ENAMEL: relit(ENAMEL, atDusk),
  GRASS: relit(GRASS, atDusk),
  LEATHER: relit(LEATHER, atDusk),
  PETAL: relit(PETAL, atDusk),
  SKY: relit(SKY, atDusk),
  TILES: relit(TILES, atDusk),
  WOOD: relit(WOOD, atDusk),
} as const;
