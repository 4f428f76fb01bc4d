import { lastOf } from '../../core/sure.ts';
import type { State, Task } from './vocabulary.ts';

export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

/** The task on top, where only one of this kind can lie. */
export function taskOnTop<D extends Task['do']>({ agenda }: State, kind: D): TaskOf<D> {
  const task = lastOf(agenda);
  if (task.do !== kind) throw new Error(`Impossible: ${task.do} lies on top, not ${kind}`);
  return task as TaskOf<D>;
}
