import type { Game, Vocabulary } from '../../../core/game.ts';
import { append } from '../../../core/judge.ts';
import { type Entry, type Match, openMatch } from '../../../core/match.ts';
import type { Opening } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import type { InEveryLanguage } from '../language.ts';
import {
  type Act,
  type Answer,
  type Beat,
  type Did,
  type Hint,
  LEARNER,
  type Now,
  type Said,
} from './lesson.ts';
import { nowIn } from './now.ts';

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

/** What was said to a move, and how many beats were over then: it goes with the next one that is read. */
interface Answered<V extends Vocabulary> {
  readonly of: Answer<V>;
  readonly said: InEveryLanguage<string>;
  readonly past: number;
}

/** Where the lesson has come to. */
interface Progress<V extends Vocabulary> {
  /** How many beats are over or dropped. */
  readonly past: number;
  /** The learner's latest move, the beat that asked for it, and how much they had witnessed before. */
  readonly did: {
    readonly move: V['Move'];
    readonly before: Now<V>;
    readonly asked: Beat<V> | null;
    readonly since: number;
  } | null;
  /** The first beat that spoke and was left undone, while later ones spoke: it speaks again when its situation comes back. */
  readonly owed: number | null;
  /** By beat: how often the learner has moved since it asked. */
  readonly ignored: Readonly<Record<string, number>>;
  readonly answer: Answered<V> | null;
  readonly hinted: readonly string[];
  /** What was witnessed and still stands. */
  readonly events: readonly V['Event'][];
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

/** After so many moves of another kind a beat gives up: nobody is nagged, and every lesson ends. */
const PATIENCE = 4;

/** Follows a guided game entry by entry: the same entries always lead to the same words. */
export function follow<V extends Vocabulary>(following: Following<V>): Follower<V> {
  const { game, opening, act, hints } = following;
  const read = [...following.read];
  const beats = act?.beats ?? [];
  const match = openMatch(game, opening);
  /** Before each move of the learner that still stands. */
  const earlier: Progress<V>[] = [];

  /** Goes on to the beat whose situation has come; those before it are dropped, but for one that is owed. */
  const goOn = (from: number, owed: number | null): number => {
    if (owed !== null && from < beats.length && beats[owed]!.when(now)) return owed;
    let past = from;
    for (let i = from; i < beats.length; i++) {
      const { when, until, name } = nth(beats, i);
      if (!when(now)) continue;
      if (until !== 'read' || !read.includes(name)) return i;
      past = i + 1;
    }
    return past;
  };

  let now = nowIn(match, []);
  let progress: Progress<V> = {
    past: goOn(0, null),
    did: null,
    owed: null,
    ignored: {},
    answer: null,
    hinted: [],
    events: [],
  };

  /** Judges what the learner has done by the beat that asked for it. */
  const judged = (at: Progress<V>): Progress<V> => {
    const asked = at.did?.asked;
    if (!at.did || !asked) return at;
    const did: Did<V> = { ...at.did, events: at.events.slice(at.did.since), now };
    const isDone =
      typeof asked.until !== 'function' || asked.until(did) || at.ignored[asked.name]! >= PATIENCE;
    const which = beats.indexOf(asked);
    const past = isDone && at.past === which ? which + 1 : at.past;
    const owed = isDone ? (at.owed === which ? null : at.owed) : Math.min(at.owed ?? which, which);
    const said = at.answer ? null : saidTo(did, asked);
    return { ...at, answer: said ? { ...said, past } : at.answer, past, owed };
  };

  const hear = (entry: Entry<V>): void => {
    const before = now;
    const heard = append(match, entry);
    if (!heard.ok) throw new Error(`A lesson was told what did not happen: ${heard.error.code}`);
    if ('takeback' in entry && entry.seat === LEARNER) {
      const before = earlier.pop() ?? progress;
      now = nowIn(match, before.events);
      progress = { ...before, past: goOn(before.past, before.owed) };
      return;
    }
    const seen = heard.value.events
      .map(event => game.witness(event, LEARNER))
      .filter(event => event !== null);
    if ('move' in entry && entry.seat === LEARNER) {
      earlier.push(progress);
      const hint = hintIn(progress);
      const asked = speaking(progress);
      progress = {
        ...progress,
        did: { move: entry.move, before, asked, since: progress.events.length },
        ignored: asked
          ? { ...progress.ignored, [asked.name]: (progress.ignored[asked.name] ?? 0) + 1 }
          : progress.ignored,
        answer: null,
        hinted: hint ? [...progress.hinted, hint.name] : progress.hinted,
      };
    }
    const events = [...progress.events, ...seen];
    now = nowIn(match, events);
    const { past, answer, owed } = judged({ ...progress, events });
    progress = { ...progress, events, answer, owed, past: goOn(past, owed) };
  };

  const speaking = ({ past }: Progress<V>): Beat<V> | null => {
    const beat = beats[past];
    return beat?.when(now) ? beat : null;
  };
  const hintIn = ({ hinted }: Progress<V>): Hint<V> | null => {
    const fits = (hint: Hint<V>) => !hinted.includes(hint.name) && hint.when(now);
    return act === null && now.isAsked ? (hints.find(fits) ?? null) : null;
  };

  /** Once something else was read, an answer has been read as well. */
  const isStale = ({ past }: Answered<V>) =>
    beats.slice(past, progress.past).some(({ name, until }) => until === 'read' && read.includes(name));

  const guidance = (): Guidance => {
    const beat = speaking(progress);
    const speaks = beat ?? hintIn(progress);
    return {
      beat: speaks?.name ?? null,
      say: speaks && said(speaks.say, now),
      answer: progress.answer && !isStale(progress.answer) ? progress.answer.said : null,
      points: beat?.point?.(now) ?? [],
      isRead: beat?.until === 'read',
      isAsked: now.isAsked,
      past: progress.past,
      isOver:
        act !== null && (progress.past >= beats.length || (!beat && game.outcome(match.state) !== null)),
    };
  };

  return {
    match,
    hear(...entries) {
      for (const entry of entries) hear(entry);
      return guidance();
    },
    read(name) {
      read.push(name);
      progress = { ...progress, past: goOn(progress.past, progress.owed) };
      return guidance();
    },
    guidance,
    past: () => beats.slice(0, progress.past).map(({ name }) => name),
    now: () => now,
    beat: () => speaking(progress),
    answered: () => progress.answer?.of ?? null,
  };
}

function saidTo<V extends Vocabulary>(
  did: Did<V>,
  { answers = [] }: Beat<V>,
): Omit<Answered<V>, 'past'> | null {
  const of = answers.find(({ to }) => to(did));
  return of ? { of, said: said(of.say, did) } : null;
}

function said<Told>(say: Said<Told>, told: Told): InEveryLanguage<string> {
  return typeof say === 'function' ? say(told) : say;
}
