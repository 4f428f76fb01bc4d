import { describe, expect, test } from 'vitest';
import type { Read, Vocabulary } from '../core/game.ts';
import { seedRng } from '../core/random.ts';
import type { Rehearsal } from './rehearsal.ts';

/** What a random game of three and these moves tell: nothing about the generator. */
export function testGeneratorIsSecret<V extends Vocabulary>(
  { randomGame, told, whoCanTell }: Pick<Rehearsal<V>, 'randomGame' | 'told' | 'whoCanTell'>,
  state: Read<V['State']>,
  ...moves: readonly V['Move'][]
): void {
  describe('the generator', () => {
    test('is in no message of a whole game', () => {
      for (const step of randomGame(3, 'generator'))
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const message = told(viewer, step.state);
          expect(message).not.toContain('rng');
          expect(message).not.toContain(String(step.state.rng[0]));
        }
    });

    test('changes no message: another generator, the same bytes', () => {
      const other = { ...state, rng: seedRng('another') };
      expect(whoCanTell([state, other])).toEqual([]);
      expect(whoCanTell([state, other], ...moves)).toEqual([]);
    });
  });
}
