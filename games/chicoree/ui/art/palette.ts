import type { Tone } from '../../../../web/kit/picture.tsx';

/** The enamel of the tin and the ground of the chain. */
export const INDIGO: Tone = { fill: '#4a559e', light: '#8791d6', shade: '#343c78', line: '#232a58' };
export const CREAM: Tone = { fill: '#f5ead2', light: '#fffaec', shade: '#dfcba4', line: '#8b6c42' };
export const RUST: Tone = { fill: '#b9552c', light: '#e39163', shade: '#8f3d1c', line: '#5f2410' };
export const OCHRE: Tone = { fill: '#d79a2f', light: '#f6cf79', shade: '#b0761a', line: '#6f4708' };
export const GREEN: Tone = { fill: '#6f9a4b', light: '#a8cb7d', shade: '#4e7634', line: '#2c4c1f' };
export const EARTH: Tone = { fill: '#8b5f3e', light: '#b98c62', shade: '#6b442b', line: '#412617' };
/** The flower of wild chicory. */
export const BLOOM: Tone = { fill: '#7189e6', light: '#b3c0f8', shade: '#4a5fc0', line: '#2c3a8a' };
export const STONE: Tone = { fill: '#a3abb3', light: '#d8dde0', shade: '#7b858e', line: '#434b55' };
export const SEA: Tone = { fill: '#6aa5bd', light: '#b5dae6', shade: '#47819b', line: '#21505f' };
export const SKIN: Tone = { fill: '#eab98f', light: '#f8d9b8', shade: '#cf9466', line: '#7a4a2a' };
