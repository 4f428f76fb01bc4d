import type { Game, Vocabulary } from '../../../core/game.ts';
import { append } from '../../../core/judge.ts';
import { type Entry, type Match, openMatch } from '../../../core/match.ts';
import type { Opening } from '../../../core/play.ts';
import type { InEveryLanguage } from '../language.ts';
import { type Did, LEARNER, type Now, saidOf } from '../lesson/lesson.ts';
import { nowIn } from '../lesson/now.ts';
import type { Example, Verdict } from './primer.ts';

/** How an example stands after what was played. */
export interface Trial<V extends Vocabulary> {
  readonly match: Match<V>;
  /** Null before the reader has moved. */
  readonly verdict: Verdict<V> | null;
  readonly said: InEveryLanguage<string> | null;
  /** What is meant, while the question is still open. */
  readonly points: readonly string[];
}

/** The same chance for everybody, so that an example goes as it was tried. */
const SEED = 'example';

export function openingOf<V extends Vocabulary>(game: Game<V>, example: Example<V>): Opening<V> {
  const { options, seats, position, seed = SEED } = example;
  return { options, seats, seed, position: position(game) };
}

/** A function of the entries alone: trying again and taking back need nothing. */
export function trialOf<V extends Vocabulary>(
  game: Game<V>,
  example: Example<V>,
  entries: readonly Entry<V>[],
): Trial<V> {
  const match = openMatch(game, openingOf(game, example));
  const asked = nowIn(match, []);
  const moves: { move: V['Move']; before: Now<V>; since: number }[] = [];
  const events: V['Event'][] = [];
  for (const entry of entries) {
    const before = nowIn(match, [...events]);
    const heard = append(match, entry);
    if (!heard.ok) throw new Error(`An example was told what did not happen: ${heard.error.code}`);
    if ('takeback' in entry) {
      const gone = entry.seat === LEARNER ? moves.pop() : undefined;
      if (gone) events.length = gone.since;
      continue;
    }
    if ('move' in entry && entry.seat === LEARNER)
      moves.push({ move: entry.move, before, since: events.length });
    events.push(...witnessed(game, heard.value.events));
  }
  const latest = moves.at(-1);
  const did: Did<V> | null = latest
    ? { ...latest, events: events.slice(latest.since), now: nowIn(match, events) }
    : null;
  const verdict = did && (example.answers.find(({ to }) => !to || to(did)) ?? null);
  const isOpen = verdict === null || verdict.is === 'on';
  return {
    match,
    verdict,
    said: did && verdict && saidOf(verdict.say, did),
    points: isOpen ? (example.point?.(did?.now ?? asked) ?? []) : [],
  };
}

function witnessed<V extends Vocabulary>(game: Game<V>, events: readonly V['Event'][]): V['Event'][] {
  return events.map(event => game.witness(event, LEARNER)).filter(event => event !== null);
}
