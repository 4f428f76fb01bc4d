import { expect, test } from 'vitest';
import { behind, type Held, sortOut } from './held.ts';

const held = (moment: string | null, isAwaited = false): Held => ({
  wave: { journeys: [], moment },
  before: new Map(),
  isAwaited,
});
const momentsOf = (all: readonly Held[]) => all.map(({ wave }) => wave.moment);

test('what belongs to no moment sets out at once, the rest when its moment is on the stage', () => {
  const { goes, waits } = sortOut([held(null), held('3.0'), held('3.1'), held('3.1')], ['3.1', '3.2']);
  expect(momentsOf(goes)).toEqual([null, '3.1', '3.1']);
  expect(momentsOf(waits)).toEqual(['3.0']);
});

test('what waits behind others is remembered as awaited', () => {
  expect(sortOut([held('3.2')], ['3.1', '3.2'])).toEqual({ goes: [], waits: [held('3.2', true)] });
});

test('the queue may come to know of a moment later than the journey does', () => {
  expect(sortOut([held('3.2')], [])).toEqual({ goes: [], waits: [held('3.2')] });
});

test('when the stage was cleared nobody sets out any more', () => {
  expect(sortOut([held('3.2', true)], [])).toEqual({ goes: [], waits: [] });
  expect(sortOut([held('3.2', true)], ['4.0'])).toEqual({ goes: [], waits: [] });
});

test('what has no moment of its own does not overtake what is still to be shown', () => {
  const wave = (moment: string | null) => held(moment).wave;
  expect(behind(wave(null), ['3.1', '3.2'])).toEqual({ wave: wave('3.2'), isAwaited: true });
  expect(behind(wave(null), [])).toEqual({ wave: wave(null), isAwaited: false });
  expect(behind(wave('4.0'), ['3.1'])).toEqual({ wave: wave('4.0'), isAwaited: false });
});
