import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import { endOf } from '../../../testkit/playthrough.ts';
import { courseOf } from '../../../web/kit/ending/course.ts';
import { ending } from './ending.tsx';
import { shelf } from '../test/playthroughs/index.ts';

describe.each(shelf.plans.map(({ name }) => name))('%s', name => {
  const match = endOf(
    shelf.game,
    readFileSync(new URL(`../test/playthroughs/${name}.jsonl`, import.meta.url), 'utf8'),
  );
  const { edition } = shelf.game;

  test.each([0, 'spectator'] as const)('[GZ-63] what %s witnessed leads to everybody’s petals', viewer => {
    const { view, outcome: ended, news } = frameFor(match, viewer);
    const outcome = ended!;
    const { stops } = courseOf(news, ending.reckoning({ view, outcome, edition, language: 'en' }));
    expect(lastOf(stops).values).toEqual(outcome.scores.map((_, seat) => nth(view.players, seat).petals));
    expect(stops.length).toBeGreaterThan(2);
  });

  test.each(['en', 'fr'] as const)('the poster has something to say of the winner in %s', language => {
    const { view, outcome } = frameFor(match, 'spectator');
    const finished = { view, outcome: outcome!, edition, language };
    const winner = nth(nth(outcome!.places, 0), 0);
    expect(ending.score(winner, finished).unit).not.toBe('');
    expect(ending.line(winner, finished) ?? 'nothing to boast of').toMatch(/^\P{Ll}.+\.$|^nothing/u);
  });
});
