import type { Line } from './log.ts';

/** What happened after the step up to which somebody had seen the game. */
export function digest(lines: readonly Line[], missed: number | null): Line[] {
  return missed === null ? [] : lines.filter(({ step }) => step > missed);
}
