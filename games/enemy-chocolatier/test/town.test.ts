import { describe, expect, test } from 'vitest';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { boardOf } from '../data/board.ts';
import { commonBorder } from '../data/polygon.ts';
import { SHAPES } from '../data/shapes.ts';
import type { Arrangement } from '../data/words.ts';
import { anyArrangement } from '../setup.ts';
import { arrangementOf, position, town } from './position.ts';
import { buy, neighbourhood, play, status } from './table.ts';
import { VECTORS } from './vectors.ts';

const id = (n: number): string => nth(town.neighbourhoods, n).id;
const connections = (arrangement: Arrangement): [string, string][] =>
  boardOf(town, arrangement).connected.flatMap((around, n) =>
    around.filter(other => other > n).map((other): [string, string] => [id(n), id(other)]),
  );
const tileOf = (name: string): string => nth(name, 0);

describe.each(VECTORS)('the town $tiles', ({ tiles, besideFactory, acrossTiles }) => {
  const arrangement = arrangementOf(tiles);

  test('[EC-12] has these neighbourhoods beside the factory', () => {
    expect(boardOf(town, arrangement).besideFactory.map(id).join(' ')).toBe(besideFactory);
  });

  test('[EC-12] has these connections from tile to tile', () => {
    const across = connections(arrangement).filter(([a, b]) => tileOf(a) !== tileOf(b));
    expect(across.map(pair => pair.join('-')).join(' ')).toBe(acrossTiles);
  });

  test('[EC-12] has the same connections inside the tiles as any other town', () => {
    const inside = connections(arrangement).filter(([a, b]) => tileOf(a) === tileOf(b));
    expect(inside).toHaveLength(8 + 6 + 8 + 5 + 3 + 8);
  });
});

test('[EC-12] neighbourhoods that meet only at a crossing are not connected', () => {
  const state = position();
  for (const [a, b] of [
    ['C1', 'C4'],
    ['C3', 'C6'],
    ['D1', 'D3'],
    ['D2', 'D5'],
  ] as const) {
    expect(commonBorder(SHAPES[a]!.cell, SHAPES[b]!.cell, 50)).toBeLessThan(100);
    expect(neighbourhood(state, a).connected).not.toContain(b);
  }
});

test('[EC-X13] closing Truffle Hill does not open Paste Lane across the crossroads', () => {
  // The crossroads tile is so turned that Paste Lane does not touch the factory.
  const before = position({ tiles: 'A0 C4 E2 B0 D0 F4', owns: 'C1-1 C1-2' });
  expect([status(before, 'C1'), status(before, 'C4')]).toEqual(['open', 'unavailable']);
  const { state } = play(before, buy('C1-3'));
  const states = ['C1', 'C2', 'C3', 'C4', 'C6'].map(name => status(state, name));
  expect(states).toEqual(['closed', 'open', 'open', 'unavailable', 'open']);
});

test('[EC-A30] the outer rim connects nothing: every connection is inside a tile or between neighbours', () => {
  const arrangement = arrangementOf('A0 B0 C0 D0 E0 F0');
  const place = (name: string) => arrangement.findIndex(({ tile }) => tile === tileOf(name));
  for (const [a, b] of connections(arrangement)) {
    const apart = Math.abs(place(a) - place(b));
    expect([0, 1, 5]).toContain(apart);
  }
});

test('[EC-05][EC-12] twenty thousand towns: symmetric, connected, with 10 to 12 factory contacts', () => {
  const dice = randomOf(seedRng('towns'));
  const contacts = new Set<number>();
  for (let n = 0; n < 20_000; n++) {
    const { besideFactory, connected } = boardOf(town, anyArrangement(dice));
    contacts.add(besideFactory.length);
    if (!connected.every((around, a) => around.every(b => nth(connected, b).includes(a) && a !== b)))
      throw new Error(`town ${n} is not symmetric`);
    if (reached(besideFactory, connected) !== connected.length) throw new Error(`town ${n} is not connected`);
  }
  expect(contacts).toEqual(new Set([10, 11, 12]));
});

/** How many neighbourhoods one comes to from the factory, street by street. */
function reached(from: readonly number[], connected: readonly (readonly number[])[]): number {
  const seen = new Set(from);
  for (const n of seen) for (const next of nth(connected, n)) seen.add(next);
  return seen.size;
}

test('a board is worked out once for a list of placements, and once again for the same in other words', () => {
  const arrangement = arrangementOf('A0 B0 C0 D0 E0 F0');
  const board = boardOf(town, arrangement);
  expect(boardOf(town, arrangement)).toBe(board);
  expect(boardOf(town, structuredClone(arrangement))).toBe(board);
  expect(boardOf(town, arrangementOf('A1 B0 C0 D0 E0 F0'))).not.toEqual(board);
});
