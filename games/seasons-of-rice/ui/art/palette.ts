import type { Tone } from '../../../../web/kit/picture.tsx';

export const STRAW: Tone = { fill: '#f0cd83', light: '#fbe7b6', shade: '#d3a452', line: '#835a1c' };
export const CLOTH: Tone = { fill: '#3f6ea3', light: '#6d9bca', shade: '#2d5280', line: '#1c3558' };
export const HIDE: Tone = { fill: '#6b6470', light: '#8f8793', shade: '#4e4855', line: '#2c2733' };
export const HORN: Tone = { fill: '#f1e6cf', light: '#fff9ea', shade: '#cdb98f', line: '#5b4a2c' };
export const ROOF: Tone = { fill: '#c2502f', light: '#e27d54', shade: '#973820', line: '#5e1f12' };
export const TEAK: Tone = { fill: '#c79763', light: '#e3bd8c', shade: '#a07043', line: '#5c3818' };
export const SKIN: Tone = { fill: '#d3a075', light: '#e8c09a', shade: '#b27d54', line: '#6d4122' };
export const JADE: Tone = { fill: '#6fb586', light: '#9fd3a9', shade: '#4d9470', line: '#235a43' };
export const RIPE: Tone = { fill: '#e8c04f', light: '#f7de8d', shade: '#c99a2b', line: '#7d5a10' };
export const WATER: Tone = { fill: '#9cc9cf', light: '#d3eaec', shade: '#6fa7b3', line: '#2b6273' };
