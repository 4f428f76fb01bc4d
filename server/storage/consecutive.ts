import type { Line } from './storage.ts';
import { storable } from './storable.ts';

/** The number of the first of these lines. That they follow one another is the writer's duty; a gap is a bug. */
export function firstOf(lines: readonly Line[]): number {
  const first = lines[0]?.seq;
  if (first === undefined) throw new Error('There is nothing to append.');
  if (lines.some(({ seq }, i) => seq !== first + i)) throw new Error('The lines do not follow one another.');
  for (const { ask, body } of lines) storable(ask, body);
  return first;
}

/** The asks that these lines carry out, each once. */
export function asksOf(lines: readonly Line[]): readonly string[] {
  return [...new Set(lines.flatMap(({ ask }) => ask ?? []))];
}
