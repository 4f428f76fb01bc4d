import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { testEnding } from '../../../testkit/ending-tests.ts';
import { position } from '../test/position.ts';
import { game } from '../test/table.ts';
import { ending } from './ending.tsx';
import { shelf } from '../test/playthroughs/index.ts';

const ends = testEnding(shelf, ending, new URL('../test/playthroughs/', import.meta.url));

test.each(ends)(
  '[GZ-63] $name: what $viewer witnessed leads to everybody’s petals',
  ({ reached, view, outcome }) => {
    expect(reached).toEqual(outcome.scores.map((_, seat) => nth(view.players, seat).petals));
  },
);

test('[GZ-66] on the poster everybody stands by what gave their place: a goal, or hats before petals', () => {
  const over = position({
    petals: 2700,
    free: 'red brown grey',
    others: [{ home: 'gold green' }, { petals: 4100, home: 'brown' }],
    stage: { name: 'over', because: 'both' },
  });
  const finished = (language: 'en' | 'fr') => ({
    view: game.view(over, 0),
    outcome: game.outcome(over)!,
    edition: game.edition,
    language,
  });
  expect([0, 1, 2].map(seat => ending.score(seat, finished('en')))).toEqual([
    { value: null, unit: 'red, brown, 2700 petals' },
    { value: null, unit: 'the golden hat' },
    { value: 4100, unit: 'petals' },
  ]);
  expect(ending.score(0, finished('fr')).unit).toBe('rouge, marron, 2700 pétales');
  // As the bar of the table calls it.
  expect(ending.reckoning(finished('fr')).round?.(6)).toBe('Tour 6');
});
