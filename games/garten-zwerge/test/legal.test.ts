import { expect, test } from 'vitest';
import { choices, legal } from '../../../core/play.ts';
import { position, type Wish } from './position.ts';
import { game } from './table.ts';
import { hat } from './words.ts';

/** The quick list of what is legal, and what is shown and not refused. */
const both = (wish: Wish) => {
  const state = position(wish);
  const shown = choices(game, state, 0).flatMap(({ move, refusal }) => (refusal ? [] : [move]));
  return { listed: legal(game, state, 0), shown };
};

test('[GZ-51] the highest hat may do what any other may', () => {
  const { listed, shown } = both({ free: 'gold gold brown' });
  expect(listed).toEqual(shown);
  const jobs = listed.filter(move => 'hat' in move && move.hat === hat('gold'));
  expect([...new Set(jobs.map(({ type }) => type))].sort()).toEqual([
    'contest',
    'exchange',
    'garden',
    'offer',
    'seek',
    'sell',
  ]);
});

test.each(['avoid-0', 'avoid-1', 'next-contest', 'next-garden', 'no-seek'] as const)(
  '[GZ-A05] who is bound to %s may do everything else, and nothing against it',
  duty => {
    const { listed, shown } = both({ free: 'brown orange orange', bonds: [{ duty, to: 1 }] });
    expect(listed).toEqual(shown);
    expect(listed).not.toEqual(both({ free: 'brown orange orange' }).listed);
  },
);
