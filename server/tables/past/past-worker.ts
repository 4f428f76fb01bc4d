import { filmOf } from '../../../core/film.ts';
import type { Viewer, Vocabulary } from '../../../core/game.ts';
import type { GameRecord } from '../../../core/record.ts';
import { no, ok, type Result } from '../../../core/result.ts';
import type { PastFrame } from '../../../wire/tells.ts';
import type { Agreement } from '../log/deeds.ts';
import { agreedRulebook } from '../creating/rulebooks.ts';

/** What crosses to the worker: a game that is played, and who looks back. */
export interface Errand {
  readonly agreement: Agreement;
  readonly record: GameRecord<Vocabulary>;
  readonly viewer: Viewer;
  /** Of their own steps. */
  readonly steps: readonly number[];
}

/** Runs in a worker thread: plays the game again, and gives what this viewer saw at these steps. */
export default function look({
  agreement,
  record,
  viewer,
  steps,
}: Errand): Result<PastFrame[], 'cannot-continue'> {
  const game = agreedRulebook(agreement);
  const film = game.ok && filmOf(game.value, record, viewer);
  if (!film || !film.ok) return no('cannot-continue');
  return ok(
    steps.map(step => {
      const { view, deciding, outcome } = film.value.shot(viewer, step).frame;
      return { view, deciding, outcome };
    }),
  );
}
