import { expect, test } from 'vitest';
import type { Box } from '../frame/box.ts';
import { overlap } from '../frame/place.ts';
import { atLeast, setOut } from './whereabouts.ts';

const stage = { width: 390, height: 700 };
const question: Box = { left: 0, top: 480, width: 390, height: 220 };
const ribbon = { width: 340, height: 60 };
const players: readonly Box[] = [{ left: 0, top: 0, width: 390, height: 56 }];
const box = (left: number, top: number, width = 50, height = 70): Box => ({ left, top, width, height });
const set = (place: Box, parts: readonly (Box | null)[] = [], buttons: readonly Box[] = []) =>
  setOut({ stage, place, question, buttons, read: players, ribbon }, parts);
const laid = ({ ribbon: at }: ReturnType<typeof set>): Box => ({ ...at, ...ribbon });

test('the ribbon covers neither the place, nor its pictures, nor the question, wherever that is', () => {
  for (const left of [0, 170, 340])
    for (const top of [0, 60, 250, 410]) {
      const place = box(left, top);
      const big = atLeast(place, 130);
      const found = set(place, [big]);
      for (const kept of [place, found.parts[0]!, question])
        expect(overlap(laid(found), kept), `${left} ${top}`).toBe(0);
    }
});

test('where it can, the ribbon leaves the players in sight', () => {
  expect(overlap(laid(set(box(170, 200))), players[0]!)).toBe(0);
});

test('a button that stands on the board stays free', () => {
  const button = box(150, 330, 90, 52);
  expect(overlap(laid(set(box(170, 250), [], [button])), button)).toBe(0);
});

test('a picture that is larger than its place stays on the stage and off the question', () => {
  const corner = set(box(0, 0), [atLeast(box(0, 0), 120)]).parts[0]!;
  expect(corner).toEqual({ left: 0, top: 0, width: 120, height: 120 });
  const low = set(box(100, 400), [atLeast(box(100, 400), 120)]).parts[0]!;
  expect(low).toEqual({ left: 65, top: 360, width: 120, height: 120 });
});

test('a picture for which there is not enough room above the question is smaller', () => {
  const beside: Box = { left: 200, top: 96, width: 190, height: 300 };
  const { parts } = setOut({ stage, place: box(250, 50), question: beside, buttons: [], read: [], ribbon }, [
    atLeast(box(250, 50), 144),
  ]);
  expect(parts).toEqual([{ left: 227, top: 0, width: 96, height: 96 }]);
});

test('beside the question a picture need not give way', () => {
  const aside: Box = { left: 250, top: 400, width: 140, height: 300 };
  const { parts } = setOut({ stage, place: box(20, 500), question: aside, buttons: [], read: [], ribbon }, [
    box(20, 500, 120, 120),
  ]);
  expect(parts).toEqual([box(20, 500, 120, 120)]);
});

test('what is not to be seen takes no part', () => {
  expect(set(box(0, 0), [null]).parts).toEqual([null]);
});
