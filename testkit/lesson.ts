import type { GameBots } from '../bots/game-bots.ts';
import { GENTLE } from '../bots/levels.ts';
import { same } from '../core/data.ts';
import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import { legal, type Opening } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import type { InEveryLanguage } from '../web/kit/language.ts';
import { type Follower, follow } from '../web/kit/lesson/follow.ts';
import { type Answer, LEARNER, LESSON_SEED, type Lesson } from '../web/kit/lesson/lesson.ts';

/** One way through a lesson. */
export interface Line<V extends Vocabulary> {
  /** The names of the beats that spoke, in their order. */
  readonly beats: readonly string[];
  readonly said: readonly InEveryLanguage<string>[];
  readonly answers: ReadonlySet<Answer<V>>;
  readonly decisions: readonly Decision<V>[];
  /** The table where the guide lets go; null where it never did. */
  readonly end: Read<V['State']> | null;
  /** What was decided though nobody had said a word about it. */
  readonly unadvised: readonly V['Move'][];
  /** Whether every act came to its end. */
  readonly isOver: boolean;
}

interface Decision<V extends Vocabulary> {
  readonly beat: string | null;
  readonly move: V['Move'];
  readonly others: readonly V['Move'][];
}

interface Rehearsed<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly bots: GameBots<V>;
  readonly lesson: Lesson<V>;
}

/** No lesson asks for so many moves of its learner. */
const ENDLESS = 80;

/** Plays a lesson with these decisions first, and then as told, up to so many decisions. */
export function playLesson<V extends Vocabulary>(
  { game, bots, lesson }: Rehearsed<V>,
  first: readonly V['Move'][] = [],
  upTo = ENDLESS,
): Line<V> {
  const gentle = bots[GENTLE](game);
  const random = randomOf(seedRng('gentle'));
  const said: InEveryLanguage<string>[] = [];
  const beats: string[] = [];
  const answers = new Set<Answer<V>>();
  const decisions: Decision<V>[] = [];
  const unadvised: V['Move'][] = [];
  let before: Read<V['State']> | null = null;

  for (const act of lesson.acts) {
    const { options, seats, hints } = lesson;
    const opening: Opening<V> = {
      options,
      seats,
      seed: act.seed ?? LESSON_SEED,
      position: act.position(game, before),
    };
    const follower: Follower<V> = follow({ game, opening, act, hints, read: [] });
    const listen = () => {
      const { beat, say, answer } = follower.guidance();
      const answered = follower.answered();
      if (answered && answer && !answers.has(answered)) said.push(answer);
      if (answered) answers.add(answered);
      if (beat && say && beats.at(-1) !== beat) {
        beats.push(beat);
        said.push(say);
      }
    };
    const botMove = (seat: Seat, moves: readonly V['Move'][]): V['Move'] =>
      gentle({ view: game.view(follower.match.state, seat), seat, legal: moves, random });
    for (listen(); !follower.guidance().isOver; listen()) {
      const { beat, isRead } = follower.guidance();
      if (beat && isRead) {
        follower.read(beat);
        continue;
      }
      const { state } = follower.match;
      const pending = game.pending(state);
      // The others make up their minds first.
      const { seat } = pending.find(asked => asked.seat !== LEARNER) ?? nth(pending, 0);
      const moves = legal(game, state, seat);
      if (seat !== LEARNER) {
        const asked = { seat, view: game.view(state, seat), legal: moves, past: follower.past() };
        const scripted = act.others(asked);
        follower.hear({ seat, move: moves.find(known => same(known, scripted)) ?? botMove(seat, moves) });
        continue;
      }
      if (decisions.length >= upTo)
        return { beats, said, answers, decisions, unadvised, end: null, isOver: false };
      const told = follower.beat()?.move?.(follower.now());
      const move = first[decisions.length] ?? moves.find(known => same(known, told)) ?? botMove(seat, moves);
      if (beat === null) unadvised.push(move);
      decisions.push({ beat, move, others: moves.filter(other => !same(other, move)) });
      follower.hear({ seat, move });
    }
    before = follower.match.state;
  }
  return { beats, said, answers, decisions, unadvised, end: before, isOver: true };
}

/** Of the moves that a beat allows, so many are tried while an answer is missing, and so many afterwards. */
const TRIED = { searching: 24, sure: 2 };

/** So many decisions later whatever is said to one has been said. */
const SOON = 3;

/** The lesson as told, and every way of leaving it that is answered in a way not heard before. */
export function linesOf<V extends Vocabulary>(rehearsed: Rehearsed<V>): readonly Line<V>[] {
  const main = playLesson(rehearsed);
  const lines = [main];
  const heard = new Set(main.answers);
  const known = new Set<string>();
  for (const line of lines)
    for (const [n, { beat, others }] of line.decisions.entries()) {
      if (beat === null) continue;
      const before = line.decisions.slice(0, n).map(({ move }) => move);
      const isSure = answersOf(rehearsed.lesson, beat).every(answer => heard.has(answer));
      const every = Math.ceil(others.length / (isSure ? TRIED.sure : TRIED.searching));
      // Of every kind at least one.
      const isFirst = (move: V['Move'], i: number) =>
        others.findIndex(({ type }) => type === move.type) === i;
      for (const move of others.filter((one, i) => i % every === 0 || isFirst(one, i))) {
        const way = `${beat} ${JSON.stringify(move)}`;
        if (known.has(way)) continue;
        known.add(way);
        const tried = playLesson(rehearsed, [...before, move], n + SOON);
        if ([...tried.answers].every(answer => heard.has(answer))) continue;
        const other = playLesson(rehearsed, [...before, move]);
        for (const answer of other.answers) heard.add(answer);
        lines.push(other);
      }
    }
  return lines;
}

const answersOf = <V extends Vocabulary>({ acts }: Lesson<V>, name: string): readonly Answer<V>[] =>
  acts.flatMap(({ beats }) =>
    beats.filter(beat => beat.name === name).flatMap(({ answers = [] }) => answers),
  );
