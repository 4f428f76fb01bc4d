import type { Tone } from '../../../../web/kit/picture.tsx';

export const STRAW: Tone = { fill: '#f0cd83', light: '#fbe7b6', shade: '#d3a452', line: '#835a1c' };
/** Blue cloth and grey hide are lit by night: on dark slips they would else not be seen. */
export const CLOTH: Tone = {
  fill: 'light-dark(#3f6ea3, #6f9fd2)',
  light: 'light-dark(#6d9bca, #a5caec)',
  shade: 'light-dark(#2d5280, #4f7cad)',
  line: 'light-dark(#1c3558, #17283f)',
};
export const HIDE: Tone = {
  fill: 'light-dark(#6b6470, #a79eb0)',
  light: 'light-dark(#8f8793, #cbc3d2)',
  shade: 'light-dark(#4e4855, #857c90)',
  line: 'light-dark(#2c2733, #231f2a)',
};
export const HORN: Tone = { fill: '#f1e6cf', light: '#fff9ea', shade: '#cdb98f', line: '#5b4a2c' };
export const ROOF: Tone = { fill: '#c2502f', light: '#e27d54', shade: '#973820', line: '#5e1f12' };
export const TEAK: Tone = { fill: '#c79763', light: '#e3bd8c', shade: '#a07043', line: '#5c3818' };
export const SKIN: Tone = { fill: '#d3a075', light: '#e8c09a', shade: '#b27d54', line: '#6d4122' };
export const JADE: Tone = { fill: '#6fb586', light: '#9fd3a9', shade: '#4d9470', line: '#235a43' };
export const RIPE: Tone = { fill: '#e8c04f', light: '#f7de8d', shade: '#c99a2b', line: '#7d5a10' };
export const WATER: Tone = { fill: '#9cc9cf', light: '#d3eaec', shade: '#6fa7b3', line: '#2b6273' };
