import { expect, test } from 'vitest';
import { randomOf, seedRng } from '../core/random.ts';
import { answer, chanceOf, freshNet, teach } from './net.ts';
import { pack, unpack } from './weights.ts';

const net = () => freshNet(3, 8, randomOf(seedRng('net')));
const inputs = [
  [0, 0, 1],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 1],
].map(numbers => Float64Array.from(numbers));

test('it learns what no sum can tell: either, but not both', () => {
  const learning = net();
  for (let n = 0; n < 4000; n++)
    for (const x of inputs) teach(learning, x, { target: x[0] === x[1] ? 0.1 : 0.9, rate: 0.1 });
  for (const x of inputs) expect(chanceOf(answer(learning, x))).toBeCloseTo(x[0] === x[1] ? 0.1 : 0.9, 1);
});

const header = { game: 'toy', players: 3, features: 7 };

test('what is packed answers the same, to a thousandth', () => {
  const before = net();
  const after = unpack(pack(before, header), { ...header, inputs: 3 });
  for (const x of inputs) expect(answer(after, x)).toBeCloseTo(answer(before, x), 2);
});

test.each([
  ['game', { ...header, game: 'other', inputs: 3 }],
  ['players', { ...header, players: 4, inputs: 3 }],
  ['features', { ...header, features: 8, inputs: 3 }],
  ['inputs', { ...header, inputs: 4 }],
])('weights for another %s are refused', (key, expected) => {
  expect(() => unpack(pack(net(), header), expected)).toThrow(`for ${key}`);
});

test('weights that were cut off are refused', () => {
  const packed = pack(net(), header);
  const cut = { ...packed, data: packed.data.slice(0, 8) };
  expect(() => unpack(cut, { ...header, inputs: 3 })).toThrow('bytes');
});
