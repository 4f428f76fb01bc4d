import type { Game, Vocabulary } from '../../../core/game.ts';
import { append } from '../../../core/judge.ts';
import { type Entry, type Match, openMatch } from '../../../core/match.ts';
import type { Opening } from '../../../core/play.ts';
import type { InEveryLanguage } from '../language.ts';
import { type Act, type Answer, type Beat, type Hint, LEARNER, type Now, saidOf } from './lesson.ts';
import { nowIn } from './now.ts';
import {
  goOn,
  hintIn,
  isStale,
  judged,
  moving,
  type Progress,
  type Situation,
  speaking,
} from './progress.ts';

/** What the guide says now. */
export interface Guidance {
  /** The beat or hint that speaks; null while others move. */
  readonly beat: string | null;
  readonly say: InEveryLanguage<string> | null;
  /** To the learner's latest move. */
  readonly answer: InEveryLanguage<string> | null;
  /** Places of the board and actions of the dock. */
  readonly points: readonly string[];
  /** Whether it waits to be read. */
  readonly isRead: boolean;
  /** Whether the learner must decide, with or without advice. */
  readonly isAsked: boolean;
  /** How many beats are over or dropped. */
  readonly past: number;
  readonly isOver: boolean;
}

export interface Follower<V extends Vocabulary> {
  readonly match: Match<V>;
  /** Hears what happened; gives what is said now. */
  hear(...entries: readonly Entry<V>[]): Guidance;
  /** The learner has read this beat. */
  read(beat: string): Guidance;
  guidance(): Guidance;
  /** The names of the beats that are over or dropped. */
  past(): readonly string[];
  now(): Now<V>;
  beat(): Beat<V> | null;
  answered(): Answer<V> | null;
}

interface Following<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly opening: Opening<V>;
  /** Null in the free game that comes after the last act. */
  readonly act: Pick<Act<V>, 'beats'> | null;
  readonly hints: readonly Hint<V>[];
  /** The beats that the learner has read. */
  readonly read: readonly string[];
}

/** Follows a guided game entry by entry: the same entries always lead to the same words. */
export function follow<V extends Vocabulary>(following: Following<V>): Follower<V> {
  const { game, opening, act } = following;
  const beats = act?.beats ?? [];
  const hints = act ? [] : following.hints;
  const match = openMatch(game, opening);
  /** Before each move of the learner that still stands. */
  const earlier: Progress<V>[] = [];
  let situation: Situation<V> = { beats, hints, read: following.read, now: nowIn(match, []) };
  let progress: Progress<V> = {
    past: goOn(situation, { past: 0, owed: null }),
    did: null,
    owed: null,
    ignored: {},
    answer: null,
    hinted: [],
    events: [],
  };

  const takeBack = (): void => {
    const before = earlier.pop() ?? progress;
    situation = { ...situation, now: nowIn(match, before.events) };
    progress = { ...before, past: goOn(situation, before) };
  };

  const hear = (entry: Entry<V>): void => {
    const heard = append(match, entry);
    if (!heard.ok) throw new Error(`A lesson was told what did not happen: ${heard.error.code}`);
    if ('takeback' in entry && entry.seat === LEARNER) return takeBack();
    if ('move' in entry && entry.seat === LEARNER) {
      earlier.push(progress);
      progress = moving(situation, progress, entry.move);
    }
    const seen = heard.value.events
      .map(event => game.witness(event, LEARNER))
      .filter(event => event !== null);
    const events = [...progress.events, ...seen];
    situation = { ...situation, now: nowIn(match, events) };
    const { past, answer, owed } = judged(situation, { ...progress, events });
    progress = { ...progress, events, answer, owed, past: goOn(situation, { past, owed }) };
  };

  const guidance = (): Guidance => {
    const { now } = situation;
    const { answer, past } = progress;
    const beat = speaking(situation, progress);
    const speaks = beat ?? hintIn(situation, progress);
    return {
      beat: speaks?.name ?? null,
      say: speaks && saidOf(speaks.say, now),
      answer: answer && !isStale(situation, answer, progress) ? answer.said : null,
      points: beat?.point?.(now) ?? [],
      isRead: beat?.until === 'read',
      isAsked: now.isAsked,
      past,
      isOver: act !== null && (past >= beats.length || (!beat && game.outcome(match.state) !== null)),
    };
  };

  return {
    match,
    hear(...entries) {
      for (const entry of entries) hear(entry);
      return guidance();
    },
    read(name) {
      situation = { ...situation, read: [...situation.read, name] };
      progress = { ...progress, past: goOn(situation, progress) };
      return guidance();
    },
    guidance,
    past: () => beats.slice(0, progress.past).map(({ name }) => name),
    now: () => situation.now,
    beat: () => speaking(situation, progress),
    answered: () => progress.answer?.of ?? null,
  };
}
