import { parsed, same } from '../../../core/data.ts';
import { type Frame, questionFor } from '../../../core/frame.ts';
import type { Game, Seat, Vocabulary } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { judgeAll } from '../../../core/judge.ts';
import { type Match, resume } from '../../../core/match.ts';
import { present, readOnly } from '../../../core/sure.ts';
import type { PastFrame, Refused } from '../../../wire/tells.ts';

/** An answer that a seat might send. */
export interface Attempt {
  readonly step: number;
  readonly moves: readonly Vocabulary['Move'][];
}

/** What one seat can work out by itself, from its own frames and nothing else. */
export interface OwnKnowledge {
  /** Takes note of a frame; says what in it does not follow from the view. */
  note(frame: Frame<Vocabulary>): string | null;
  /** A world that fits the last frame. */
  world(): Match<Vocabulary>;
  /** What the house must answer: the refusal, or null if it is done. Throws when worlds that this seat cannot tell apart disagree. */
  answerTo(attempt: Attempt): Refused | null;
  /** The same for somebody who asks for a hint to the question of this step, or takes back what they did before it. */
  answerToHint(step: number): Refused | null;
  answerToTakeBack(step: number): Refused | null;
  /** Says what the house tells of this seat's past, from a step on, that it did not tell then. */
  strayPast(from: number, frames: readonly PastFrame[]): string | null;
}

const STALE: Refused = { code: 'stale', clause: 'house' };
const byCore = (code: 'game-over' | 'not-your-decision' | 'nothing-to-take-back'): Refused => ({
  code,
  clause: 'core',
});

/** Steps that are told at once to whoever looks back. */
const LOOKED_AT = 16;

/** Worlds imagined for every answer. */
const WORLDS = 3;

export function ownKnowledge(game: Game<Vocabulary>, seat: Seat, random: Random): OwnKnowledge {
  let noted: Frame<Vocabulary> | null = null;
  const frame = () => present(noted, 'frame yet');
  /** Its step at which the present question was put to it; null when it is not asked. */
  let asked: number | null = null;
  /** Its step at which it did something last. */
  let acted: number | null = null;
  const told = new Map<number, PastFrame>();

  function world(): Match<Vocabulary> {
    const state = readOnly(game.determinize(structuredClone(frame().view), seat, random));
    const opening = { options: {}, seats: 0, seed: '' };
    return resume(game, opening, { entries: [], news: [], state });
  }

  return {
    note(next) {
      acted = next.news.findLast(news => news.seat === seat)?.step ?? acted;
      const own = next.news.findLast(news => news.seat === seat || news.seat === 'table')?.step ?? null;
      const isAsked = next.deciding.some(question => question.seat === seat);
      asked = isAsked ? (own ?? asked ?? next.step) : null;
      noted = next;
      const { view, deciding, choices, final, seconds, outcome } = next;
      told.set(next.step, { view, deciding, outcome });
      const imagined = questionFor(game, world().state, seat);
      return same(asSent(imagined), { view, deciding, choices, final, seconds, outcome })
        ? null
        : `seat ${seat} is told at step ${next.step} what does not follow from its view`;
    },
    world,
    answerTo({ step, moves }) {
      if (step > frame().step || (asked !== null && step < asked)) return STALE;
      const verdicts = Array.from({ length: WORLDS }, () => {
        const judged = judgeAll(
          world(),
          moves.map(move => ({ seat, move })),
        );
        return judged.ok ? null : asSent<Refused>(judged.error);
      });
      const [first] = verdicts;
      if (verdicts.some(verdict => !same(verdict, first)))
        throw new Error(`worlds disagree: ${JSON.stringify(verdicts)}`);
      return first ?? null;
    },
    answerToHint(step) {
      if (frame().outcome !== null) return byCore('game-over');
      if (asked === null) return byCore('not-your-decision');
      return step > frame().step || step < asked ? STALE : null;
    },
    answerToTakeBack(step) {
      const { step: latest, mayTakeBack } = frame();
      if (step === latest) return mayTakeBack ? null : byCore('nothing-to-take-back');
      const isMeant = mayTakeBack && acted !== null && acted <= step && step < latest;
      return isMeant ? null : STALE;
    },
    strayPast(from, frames) {
      const length = Math.max(0, Math.min(LOOKED_AT, frame().step + 1 - from));
      if (frames.length !== length) return `${frames.length} steps from ${from} on instead of ${length}`;
      const stray = frames.findIndex((past, i) => {
        const then = told.get(from + i);
        // Several steps that came in one frame were told of in the news only.
        return then ? !same(past, then) : !followsFromView(past);
      });
      return stray < 0 ? null : `step ${from + stray} as it was not told then`;
    },
  };

  function followsFromView({ view, deciding, outcome }: PastFrame): boolean {
    const state = readOnly(game.determinize(structuredClone(view), seat, random));
    const imagined = questionFor(game, state, seat);
    const then = { view: imagined.view, deciding: imagined.deciding, outcome: imagined.outcome };
    return same(asSent(then), { view, deciding, outcome });
  }
}

/** As it comes over the wire, where nothing is undefined. */
const asSent = <T>(value: T) => parsed<T>(JSON.stringify(value));
