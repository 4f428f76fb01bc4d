import { expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import type { Now } from '../../../web/kit/lesson/lesson.ts';
import { middleBeats } from '../lesson/middle-beats.ts';
import type { Chicoree } from '../vocabulary.ts';
import { position, type Wish } from './position.ts';
import { matchAt } from './table.ts';

/** What a beat says to the learner at such a table. */
function said(name: string, wish: Wish): string {
  const { view, choices } = frameFor(matchAt(position(wish)), 0);
  const now: Now<Chicoree> = { view, choices, isAsked: true, events: [] };
  const { say } = middleBeats.find(beat => beat.name === name)!;
  return (typeof say === 'function' ? say(now) : say).en;
}

test('[CH-15] whoever can lay none of the missing links is told to draw, and not asked which', () => {
  const chain = 'seed sowing harvest shop export';
  expect(said('paid', { chain, hand: 'roasting' })).toMatch(
    /^Still missing: 3, 5\. None can be laid yet: draw\.$/,
  );
  expect(said('paid', { chain, hand: 'factory' })).toMatch(/Shops first, then one link\.$/);
});

test('[CH-16] a second 7 is said to be of no use, a first one to be rare', () => {
  expect(said('fists-again', { chain: 'seed shop export', hand: '' })).toContain('A second 7 is of no use');
  expect(said('fists-again', { chain: 'seed shop', hand: '' })).toContain('sevens are rare');
});
