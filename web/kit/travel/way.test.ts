import { expect, test } from 'vitest';
import { wayOf } from './way.ts';

const here = { x: 10, y: 100, width: 30 };
const there = { x: 210, y: 20, width: 40 };
const ends = (frames: readonly Keyframe[]) => [frames[0]!, frames.at(-1)!];

test('a traveller goes from the middle of one place to the middle of the other, and is gone', () => {
  const [first, last] = ends(wayOf({}, here, there).frames);
  expect(first!.transform).toContain('translate(10.0px, 100.0px)');
  expect(last).toMatchObject({
    opacity: 0,
    transform: expect.stringContaining('translate(210.0px, 20.0px)'),
  });
});

test('who walks takes longer, and does not fly', () => {
  const [walk, flight] = [wayOf({ gait: 'walks' }, here, there), wayOf({}, here, there)];
  expect(walk.duration).toBeGreaterThan(flight.duration);
  const middle = walk.frames.find(({ offset }) => offset === 0.5)!;
  expect(middle.transform).toContain('translate(110.0px, 60.0px)');
});

test('what goes nowhere rises; a colour spreads beyond its place without moving', () => {
  const risen = ends(wayOf({}, here, null).frames)[1]!;
  expect(risen.transform).toMatch(/translate\(10\.0px, 52\.0px\)/);
  const spread = ends(wayOf({ gait: 'spreads' }, here, null).frames)[1]!;
  expect(spread.transform).toMatch(/translate\(10\.0px, 100\.0px\).*scale\(7\.80\)/);
});

test('only transform and opacity ever change', () => {
  const moved = [wayOf({}, here, there), wayOf({}, here, null), wayOf({ gait: 'spreads' }, here, null)]
    .flatMap(({ frames }) => frames)
    .flatMap(frame => Object.keys(frame));
  expect([...new Set(moved)].toSorted()).toEqual(['easing', 'offset', 'opacity', 'transform']);
});
