import { expect, test } from 'vitest';
import type { Game, Vocabulary } from '../core/game.ts';
import { start } from '../core/play.ts';
import type { Primer } from '../web/kit/primer/primer.ts';
import { examplesOf } from './primer.ts';
import type { Promises } from './scene.ts';

/** Proves that every example of a primer stands at a position that its game can come to. */
export function testExamplePositions<V extends Vocabulary>(
  game: Game<V>,
  primer: Primer<V>,
  { invariant, conserved }: Promises<V>,
): void {
  test('the examples are positions that a game can come to', () => {
    for (const { position, options, seats } of examplesOf(primer)) {
      const state = position(game);
      const { state: fresh } = start(game, { options, seats, seed: 'fresh' });
      expect(invariant!(state)).toBeNull();
      expect(conserved?.(state)).toEqual(conserved?.(fresh));
    }
  });
}
