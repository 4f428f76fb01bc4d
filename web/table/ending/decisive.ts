import type { Vocabulary } from '../../../core/game.ts';
import type { Course, Turning } from '../../kit/ending/course.ts';
import { stagingOf } from '../../kit/scene/moments.ts';
import type { Stagings } from '../../kit/scene/staging.ts';

interface Told<V extends Vocabulary> {
  readonly stagings: Stagings<V>;
  /** The log's sentence by the key of its event; what has none cannot be told. */
  readonly sentences: ReadonlyMap<string, string>;
}

export interface DecisiveMoment {
  readonly key: string;
  readonly step: number;
  readonly round: number;
  readonly text: string;
}

const WANTED = 3;
const LONGEST_SCENE = 3000;
/** What counts how much beside the largest swing of the game, which counts 1. */
const WEIGHT = { lead: 0.5, scene: 0.4, blow: 0.3 } as const;
/** A second one of its kind says less. */
const SAME_KIND = 0.6;

/** The events that made the game what it was, in their order: large swings, changes of the lead, and what the game itself makes a scene of. */
export function decisiveMoments<V extends Vocabulary>(
  { turnings }: Course<V>,
  { stagings, sentences }: Told<V>,
): readonly DecisiveMoment[] {
  const largest = Math.max(1, ...turnings.map(swingOf));
  const left = turnings
    // What ended the game without changing it only says that it is over; before the first round there is no game.
    .filter(({ gains, isLast, round }) => gains.length > 0 || (!isLast && round > 0))
    .flatMap(turning => {
      const text = sentences.get(turning.key);
      return text === undefined ? [] : [{ turning, text, weight: weightOf(turning, { largest, stagings }) }];
    })
    .filter(({ weight }) => weight > 0);
  const chosen: typeof left = [];
  while (chosen.length < WANTED) {
    const fresh = left.filter(({ text }) => chosen.every(other => other.text !== text));
    if (fresh.length === 0) break;
    const worth = ({ turning, weight }: (typeof left)[number]) =>
      weight * SAME_KIND ** chosen.filter(other => other.turning.event.type === turning.event.type).length;
    chosen.push(fresh.reduce((best, next) => (worth(next) > worth(best) ? next : best)));
  }
  return left
    .filter(one => chosen.includes(one))
    .map(({ turning: { key, step, round }, text }) => ({ key, step, round, text }));
}

const swingOf = ({ gains }: Turning<Vocabulary>) => Math.max(0, ...gains.map(({ by }) => Math.abs(by)));

function weightOf<V extends Vocabulary>(
  turning: Turning<V>,
  { largest, stagings }: { readonly largest: number; readonly stagings: Stagings<V> },
): number {
  const { event, before, after } = turning;
  const staging = stagingOf(stagings, event);
  const scene = staging ? (WEIGHT.scene * staging.lasts) / LONGEST_SCENE : 0;
  const blow = (staging?.hits?.(event).length ?? 0) > 0 ? WEIGHT.blow : 0;
  const lead = leaders(before) === leaders(after) ? 0 : WEIGHT.lead;
  return swingOf(turning) / largest + scene + blow + lead;
}

const leaders = (values: readonly number[]) => {
  const best = Math.max(...values);
  return values.flatMap((value, seat) => (value === best ? [seat] : [])).join();
};
