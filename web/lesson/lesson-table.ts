import { GENTLE } from '../../bots/levels.ts';
import type { Game, Read, Vocabulary } from '../../core/game.ts';
import { openMatch } from '../../core/match.ts';
import type { Opening } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { recordOf } from '../../core/record.ts';
import { nth, readOnly } from '../../core/sure.ts';
import { type About, fetchRules } from '../../games/about.ts';
import { type SavedTable, saveTable } from '../host/saved.ts';
import { LEARNER, LESSON_SEED, type Lesson } from '../kit/lesson/lesson.ts';
import { hex } from '../random.ts';
import { settings } from '../settings.ts';
import type { Words } from '../words/words.ts';

/** Opens a guided first game on this device; gives its address. */
export async function openLesson(about: About, words: Words): Promise<string> {
  const [{ box }, lesson] = await Promise.all([fetchRules(about), about.lesson!()]);
  const game = box.open(box.edition);
  const { personNames, botNames } = words.newGame;
  const others = botNames
    .slice(0, lesson.seats - 1)
    .map(name => ({ kind: 'bot' as const, name, level: GENTLE }));
  const table: Omit<SavedTable, keyof Stage> = {
    id: hex(6),
    edition: null,
    holders: [{ kind: 'person', name: settings.get().name || personNames(1) }, ...others],
    touched: Date.now(),
  };
  const opened = { ...table, ...stage(game, { lesson, act: 0, before: null }) };
  saveTable(opened);
  return `/table/${opened.id}`;
}

type Stage = Pick<SavedTable, 'record' | 'over' | 'deciding' | 'lesson'>;

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

/** The table as the learner knows it, from where the guide lets go: what nobody has shown them is shuffled. */
export function freeStage(
  game: Game<Vocabulary>,
  lesson: Lesson<Vocabulary>,
  state: Read<Vocabulary['State']>,
): Stage {
  const seed = hex(32);
  const imagined = game.determinize(game.view(state, LEARNER), LEARNER, randomOf(seedRng(`${seed}/unseen`)));
  return staged(game, { lesson, seed, position: readOnly(imagined), act: null });
}

interface Staged extends Pick<Opening<Vocabulary>, 'seed'> {
  readonly lesson: Lesson<Vocabulary>;
  readonly position: Read<Vocabulary['State']>;
  readonly act: number | null;
}

function staged(game: Game<Vocabulary>, { lesson, seed, position, act }: Staged): Stage {
  const { options, seats } = lesson;
  const match = openMatch(game, { options, seats, seed, position });
  return {
    record: recordOf(match),
    over: false,
    deciding: game.pending(match.state).map(({ seat }) => seat),
    lesson: { act, read: [] },
  };
}
