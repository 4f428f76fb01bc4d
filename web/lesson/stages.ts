import type { Game, Read, Vocabulary } from '../../core/game.ts';
import { openMatch } from '../../core/match.ts';
import type { Opening } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { recordOf } from '../../core/record.ts';
import { nth, readOnly } from '../../core/sure.ts';
import type { SavedTable } from '../host/saved.ts';
import { LEARNER, LESSON_SEED, type Lesson } from '../kit/lesson/lesson.ts';
import { hex } from '../random.ts';

/** What a table is at the beginning of an act, or of the free game. */
export type Stage = Pick<SavedTable, 'record' | 'over' | 'deciding' | 'lesson'>;

interface At {
  readonly lesson: Lesson<Vocabulary>;
  readonly act: number;
  /** How the act before it ended. */
  readonly before: Read<Vocabulary['State']> | null;
}

/** The table at the beginning of an act. */
export function stage(game: Game<Vocabulary>, { lesson, act, before }: At): Stage {
  const { seed = LESSON_SEED, position } = nth(lesson.acts, act);
  return staged(game, { lesson, seed, position: position(game, before), act });
}

/**
 * The game that every lesson ends in. It goes on from where the guide lets go, as the learner knows the table: what nobody has
 * shown them is shuffled. Where little would be left to decide, a whole one is dealt.
 */
export function freeStage(
  game: Game<Vocabulary>,
  lesson: Lesson<Vocabulary>,
  state: Read<Vocabulary['State']>,
): Stage {
  const seed = hex(32);
  if (lesson.endsIn === 'new-game' || game.outcome(state) !== null)
    return staged(game, { lesson, seed, position: null, act: null });
  const imagined = game.determinize(game.view(state, LEARNER), LEARNER, randomOf(seedRng(`${seed}/unseen`)));
  return staged(game, { lesson, seed, position: readOnly(imagined), act: null });
}

interface Staged extends Pick<Opening<Vocabulary>, 'seed'> {
  readonly lesson: Lesson<Vocabulary>;
  /** Null where it is dealt. */
  readonly position: Read<Vocabulary['State']> | null;
  readonly act: number | null;
}

function staged(game: Game<Vocabulary>, { lesson, seed, position, act }: Staged): Stage {
  const { options, seats } = lesson;
  const match = openMatch(game, { options, seats, seed, ...(position && { position }) });
  return {
    record: recordOf(match),
    over: false,
    deciding: game.pending(match.state).map(({ seat }) => seat),
    lesson: { act, read: [] },
  };
}
