import { present } from '../core/sure.ts';
import { emptyNet, type Net } from './net.ts';

/** A trained network as a file keeps it. */
export interface Weights {
  readonly game: string;
  readonly players: number;
  /** The version of the features it was trained with: others mean something else. */
  readonly features: number;
  readonly inputs: number;
  readonly hidden: number;
  /** All weights as numbers of 16 bits, in base64. */
  readonly data: string;
}

/** Where a game keeps its weights, by number of players. */
export interface Kept {
  readonly [players: number]: () => Promise<{ readonly weights: Weights }>;
}

/** What was learnt for so many players, or for every number of them. A browser needs one of the files, and they are all heavy. */
export async function fetchWeights(kept: Kept, players?: number): Promise<readonly Weights[]> {
  const numbers = Object.keys(kept).map(Number);
  const wanted = numbers.filter(number => players === undefined || number === players);
  return Promise.all(wanted.map(async number => (await present(kept[number], 'weights')()).weights));
}

export type Expected = Pick<Weights, 'game' | 'players' | 'features' | 'inputs'>;

/** The network in a file; refused if it was trained for something else. */
export function unpack(weights: Weights, expected: Expected): Net {
  for (const key of ['game', 'players', 'features', 'inputs'] as const)
    if (weights[key] !== expected[key])
      throw new Error(`These weights are for ${key} ${weights[key]}, not ${expected[key]}: train again.`);
  const net = emptyNet(weights.inputs, weights.hidden);
  const bytes = Uint8Array.from(atob(weights.data), letter => letter.charCodeAt(0));
  const halves = new DataView(bytes.buffer);
  if (bytes.length !== 2 * (net.first.length + net.second.length))
    throw new Error(`These weights have ${bytes.length} bytes: train again.`);
  for (let i = 0; i < net.first.length; i++) net.first[i] = fromHalf(halves.getUint16(2 * i));
  for (let i = 0; i < net.second.length; i++)
    net.second[i] = fromHalf(halves.getUint16(2 * (net.first.length + i)));
  return net;
}

export function pack({ inputs, hidden, first, second }: Net, header: Omit<Expected, 'inputs'>): Weights {
  const numbers = [...first, ...second];
  const halves = new DataView(new ArrayBuffer(2 * numbers.length));
  numbers.forEach((number, i) => halves.setUint16(2 * i, toHalf(number)));
  const letters = Array.from(new Uint8Array(halves.buffer), byte => String.fromCharCode(byte));
  return { ...header, inputs, hidden, data: btoa(letters.join('')) };
}

/** Our 16 bits: a sign, 5 bits of exponent and 10 of fraction, as IEEE has it, but nothing smaller than 2^-14 and nothing infinite. */
const LEAST = 2 ** -14;
const MOST = 65_504;

function toHalf(number: number): number {
  const sign = number < 0 ? 0x8000 : 0;
  const size = Math.min(Math.abs(number), MOST);
  if (!(size >= LEAST)) return sign;
  let exponent = Math.floor(Math.log2(size));
  let fraction = Math.round((size / 2 ** exponent - 1) * 1024);
  if (fraction === 1024) {
    exponent++;
    fraction = 0;
  }
  return sign | ((exponent + 15) << 10) | fraction;
}

function fromHalf(half: number): number {
  const exponent = (half >> 10) & 31;
  if (exponent === 0) return 0;
  const size = (1 + (half & 1023) / 1024) * 2 ** (exponent - 15);
  return half & 0x8000 ? -size : size;
}
