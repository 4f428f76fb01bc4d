import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { frameFor } from '../core/frame.ts';
import type { Outcome, Viewer, Vocabulary } from '../core/game.ts';
import { lastOf, nth } from '../core/sure.ts';
import { courseOf } from '../web/kit/ending/course.ts';
import type { Ending } from '../web/kit/ending/ending.ts';
import { endOf, type Shelf } from './playthrough.ts';

/** A recorded game at its end, as somebody saw it. */
export interface SeenEnd<V extends Vocabulary> {
  readonly name: string;
  readonly viewer: Viewer;
  readonly view: V['View'];
  readonly outcome: Outcome<V>;
  /** By seat, where the chart of the game ends. */
  readonly reached: readonly number[];
}

/** What every game's poster must hold; gives how its recorded games ended, for what only the game can ask of them. */
export function testEnding<V extends Vocabulary>(
  shelf: Shelf<V>,
  ending: Ending<V>,
  folder: URL,
): SeenEnd<V>[] {
  const { edition } = shelf.game;
  const ends = shelf.plans.flatMap(({ name }) => {
    const match = endOf(shelf.game, readFileSync(new URL(`${name}.jsonl`, folder), 'utf8'));
    return ([0, 'spectator'] as const).map(viewer => {
      const { view, outcome, news } = frameFor(match, viewer);
      if (outcome === null) throw new Error(`${name} does not end`);
      const reckoning = ending.reckoning({ view, outcome, edition, language: 'en' });
      const { stops } = courseOf(news, reckoning);
      return { name, viewer, view, outcome, stops };
    });
  });

  describe.each(ends)('$name, as seen by $viewer', ({ view, outcome, stops }) => {
    test('the chart has more than a beginning and an end', () => {
      expect(stops.length).toBeGreaterThan(2);
    });

    test.each(['en', 'fr'] as const)('the poster has something to say of the winner in %s', language => {
      const finished = { view, outcome, edition, language };
      const winner = nth(nth(outcome.places, 0), 0);
      expect(ending.score(winner, finished).unit).not.toBe('');
      expect(ending.line(winner, finished) ?? 'nothing to boast of').toMatch(/^\P{Ll}.+\.$|^nothing/u);
    });
  });

  return ends.map(({ stops, ...end }) => ({ ...end, reached: lastOf(stops).values }));
}
