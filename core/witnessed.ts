import type { Viewer, Vocabulary } from './game.ts';
import { type Match, type News, shows } from './match.ts';
import { nth } from './sure.ts';

/** Maps this viewer's own steps to steps of the match. What a viewer does not witness is neither told to it nor counted, so that
 * step numbers do not reveal secret moves. Never empty: everybody witnesses the opening. */
export function stepsOf<V extends Vocabulary>(match: Match<V>, viewer: Viewer): readonly number[] {
  let seen = match.witnessed.get(viewer);
  if (!seen) match.witnessed.set(viewer, (seen = { upTo: 0, steps: [] }));
  for (; seen.upTo < match.news.length; seen.upTo++)
    if (witnesses(match, seen.upTo, viewer)) seen.steps.push(seen.upTo);
  return seen.steps;
}

/** The latest step of this viewer. */
export function stepOf<V extends Vocabulary>(match: Match<V>, viewer: Viewer): number {
  return stepsOf(match, viewer).length - 1;
}

/** The step this viewer had come to when the match had come to `step`. */
export function stepAt<V extends Vocabulary>(match: Match<V>, viewer: Viewer, step: number): number {
  return stepsOf(match, viewer).findLastIndex(seen => seen <= step);
}

/** Whether this viewer witnessed the latest entry. */
export function sawLatest<V extends Vocabulary>(match: Match<V>, viewer: Viewer): boolean {
  return stepsOf(match, viewer).at(-1) === match.entries.length;
}

/** What happened after this viewer's step `since`, as it saw it. */
export function newsFor<V extends Vocabulary>(match: Match<V>, viewer: Viewer, since: number): News<V>[] {
  const from = Math.max(0, since + 1);
  return stepsOf(match, viewer)
    .slice(from)
    .map((step, i) => ({ ...asSeen(match, step, viewer), step: from + i }));
}

function asSeen<V extends Vocabulary>({ game, news }: Match<V>, step: number, viewer: Viewer): News<V> {
  const item = nth(news, step);
  return {
    ...item,
    events: item.events.map(event => game.witness(event, viewer)).filter(event => event !== null),
  };
}

/** Everybody witnesses what they do themselves; others witness what shows, and the taking back of what showed. */
function witnesses<V extends Vocabulary>(match: Match<V>, step: number, viewer: Viewer): boolean {
  const { seat, takeback, events } = nth(match.news, step);
  if (step === 0 || seat === viewer) return true;
  if (takeback) return witnesses(match, withdrawnBy(match.news, step), viewer);
  return shows(match.game, events, viewer);
}

/** Which news a taking back withdraws: the latest of the same seat that still stands. */
function withdrawnBy<V extends Vocabulary>(news: readonly News<V>[], step: number): number {
  const { seat } = nth(news, step);
  let others = 0;
  for (let earlier = step - 1; earlier > 0; earlier--) {
    if (nth(news, earlier).seat !== seat) continue;
    if (nth(news, earlier).takeback) others++;
    else if (others-- === 0) return earlier;
  }
  throw new Error(`Impossible: step ${step} takes back nothing`);
}
