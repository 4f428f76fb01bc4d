import { same } from '../../../core/data.ts';
import { type Frame, questionFor } from '../../../core/frame.ts';
import type { Game, Read, Seat, Vocabulary } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { judgeAll } from '../../../core/judge.ts';
import { type Match, resume } from '../../../core/match.ts';
import type { Refused } from '../../../wire/tells.ts';

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
}

/** Worlds imagined for every answer. */
const WORLDS = 3;

export function ownKnowledge(game: Game<Vocabulary>, seat: Seat, random: Random): OwnKnowledge {
  let frame: Frame<Vocabulary> | null = null;
  /** Its step at which the present question was put to it; null when it is not asked. */
  let asked: number | null = null;

  function world(): Match<Vocabulary> {
    const state = game.determinize(structuredClone(frame!.view), seat, random) as Read<Vocabulary['State']>;
    const opening = { options: {}, seats: 0, seed: '' };
    return resume(game, opening, { entries: [], news: [], state });
  }

  return {
    note(next) {
      const own = next.news.findLast(news => news.seat === seat || news.seat === 'table')?.step ?? null;
      const isAsked = next.deciding.some(question => question.seat === seat);
      asked = isAsked ? (own ?? asked ?? next.step) : null;
      frame = next;
      const { view, deciding, choices, final, seconds, outcome } = next;
      const imagined = questionFor(game, world().state, seat);
      // As it comes over the wire, where nothing is undefined.
      const told = JSON.parse(JSON.stringify(imagined)) as object;
      return same(told, { view, deciding, choices, final, seconds, outcome })
        ? null
        : `seat ${seat} is told at step ${next.step} what does not follow from its view`;
    },
    world,
    answerTo({ step, moves }) {
      if (step > frame!.step || (asked !== null && step < asked)) return { code: 'stale', clause: 'house' };
      const verdicts = Array.from({ length: WORLDS }, () => {
        const judged = judgeAll(
          world(),
          moves.map(move => ({ seat, move })),
        );
        return judged.ok ? null : (JSON.parse(JSON.stringify(judged.error)) as Refused);
      });
      const [first] = verdicts;
      if (verdicts.some(verdict => !same(verdict, first)))
        throw new Error(`worlds disagree: ${JSON.stringify(verdicts)}`);
      return first!;
    },
  };
}
