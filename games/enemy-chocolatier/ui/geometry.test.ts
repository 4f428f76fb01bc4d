import { expect, test } from 'vitest';
import { EDITION } from '../data/edition.ts';
import { TILES } from '../data/words.ts';
import { centreOf, placedTiles } from './geometry.ts';

const arrangement = (rotation: number) => TILES.map(tile => ({ tile, rotation }));

test('[EC-05] the first place lies north of the factory, the others follow clockwise', () => {
  const [x, y] = centreOf(0);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(-173.2, 1);
  expect(centreOf(1)[0]).toBeGreaterThan(0);
  expect(centreOf(3)[1]).toBeCloseTo(173.2, 1);
});

test('a turned tile keeps every house within its hexagon', () => {
  for (let rotation = 0; rotation < 6; rotation++)
    for (const { centre, neighbourhoods } of placedTiles(EDITION, arrangement(rotation)))
      for (const { lots } of neighbourhoods)
        for (const { at } of lots) expect(Math.hypot(at[0] - centre[0], at[1] - centre[1])).toBeLessThan(100);
});

test('half a turn puts a house on the other side of its tile’s centre', () => {
  const house = (rotation: number) => placedTiles(EDITION, arrangement(rotation))[0]!;
  const [before, after] = [house(0), house(3)];
  const from = before.neighbourhoods[1]!.lots[0]!.at;
  const to = after.neighbourhoods[1]!.lots[0]!.at;
  expect(from[0] - before.centre[0]).toBeCloseTo(-(to[0] - after.centre[0]));
  expect(from[1] - before.centre[1]).toBeCloseTo(-(to[1] - after.centre[1]));
});

test('every house of the edition is drawn once', () => {
  const ids = placedTiles(EDITION, arrangement(2)).flatMap(tile =>
    tile.neighbourhoods.flatMap(({ lots }) => lots.map(({ id }) => id)),
  );
  expect(ids).toHaveLength(108);
  expect(new Set(ids).size).toBe(108);
});
