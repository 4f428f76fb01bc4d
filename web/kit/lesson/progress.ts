import type { Vocabulary } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { InEveryLanguage } from '../language.ts';
import { type Answer, type Beat, type Did, type Hint, type Now, saidOf } from './lesson.ts';

/** What was said to a move, and how many beats were over then: it goes with the next one that is read. */
export interface Answered<V extends Vocabulary> {
  readonly of: Answer<V>;
  readonly said: InEveryLanguage<string>;
  readonly past: number;
}

/** Where the lesson has come to. */
export interface Progress<V extends Vocabulary> {
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
  /** By beat: how often the learner has moved otherwise since it asked. */
  readonly ignored: Readonly<Record<string, number>>;
  readonly answer: Answered<V> | null;
  readonly hinted: readonly string[];
  /** What was witnessed and still stands. */
  readonly events: readonly V['Event'][];
}

/** How it stands, with what there is to say about it. */
export interface Situation<V extends Vocabulary> {
  readonly beats: readonly Beat<V>[];
  /** The hints of a free game; none while an act is played. */
  readonly hints: readonly Hint<V>[];
  /** The beats that the learner has read. */
  readonly read: readonly string[];
  readonly now: Now<V>;
}

/** After so many moves of another kind a beat gives up: nobody is nagged, and every lesson ends. */
const PATIENCE = 4;

/** Goes on to the beat whose situation has come; those before it are dropped, but for one that is owed. */
export function goOn<V extends Vocabulary>(
  { beats, read, now }: Situation<V>,
  { past: from, owed }: Pick<Progress<V>, 'past' | 'owed'>,
): number {
  if (owed !== null && from < beats.length && nth(beats, owed).when(now)) return owed;
  let past = from;
  for (let i = from; i < beats.length; i++) {
    const { when, until, name } = nth(beats, i);
    if (!when(now)) continue;
    if (until !== 'read' || !read.includes(name)) return i;
    past = i + 1;
  }
  return past;
}

/** The beat that speaks now. */
export function speaking<V extends Vocabulary>(
  { beats, now }: Situation<V>,
  { past }: Progress<V>,
): Beat<V> | null {
  const beat = beats[past];
  return beat?.when(now) ? beat : null;
}

/** The hint that speaks now, in a free game. */
export function hintIn<V extends Vocabulary>(
  { hints, now }: Situation<V>,
  { hinted }: Progress<V>,
): Hint<V> | null {
  const fits = (hint: Hint<V>) => !hinted.includes(hint.name) && hint.when(now);
  return now.isAsked ? (hints.find(fits) ?? null) : null;
}

/** The learner is about to make this move: the beat that speaks has asked for it. */
export function moving<V extends Vocabulary>(
  situation: Situation<V>,
  at: Progress<V>,
  move: V['Move'],
): Progress<V> {
  const hint = hintIn(situation, at);
  const asked = speaking(situation, at);
  const ignores = asked !== null && !asked.invites?.(move);
  return {
    ...at,
    did: { move, before: situation.now, asked, since: at.events.length },
    ignored: ignores ? { ...at.ignored, [asked.name]: (at.ignored[asked.name] ?? 0) + 1 } : at.ignored,
    answer: null,
    hinted: hint ? [...at.hinted, hint.name] : at.hinted,
  };
}

/** Judges what the learner has done by the beat that asked for it. */
export function judged<V extends Vocabulary>(
  { beats, now }: Situation<V>,
  at: Progress<V>,
): Pick<Progress<V>, 'past' | 'owed' | 'answer'> {
  const asked = at.did?.asked;
  if (!at.did || !asked) return at;
  const did: Did<V> = { ...at.did, events: at.events.slice(at.did.since), now };
  const hasGivenUp = (at.ignored[asked.name] ?? 0) >= PATIENCE;
  const isDone = typeof asked.until !== 'function' || asked.until(did) || hasGivenUp;
  const which = beats.indexOf(asked);
  const past = isDone && at.past === which ? which + 1 : at.past;
  const owed = isDone ? (at.owed === which ? null : at.owed) : Math.min(at.owed ?? which, which);
  return { past, owed, answer: at.answer ?? answerTo(did, asked, past) };
}

function answerTo<V extends Vocabulary>(
  did: Did<V>,
  { answers = [] }: Beat<V>,
  past: number,
): Answered<V> | null {
  const of = answers.find(({ to }) => to(did));
  return of ? { of, said: saidOf(of.say, did), past } : null;
}

/** Once something else was read, an answer has been read as well. */
export const isStale = <V extends Vocabulary>(
  { beats, read }: Situation<V>,
  { past }: Answered<V>,
  at: Progress<V>,
): boolean => beats.slice(past, at.past).some(({ name, until }) => until === 'read' && read.includes(name));
