import type { BotQuestion } from '../../bots/bot.ts';
import { same } from '../../core/data.ts';
import type { Game, Pending, Read, Vocabulary } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import type { LessonKept, SavedTable } from '../host/saved.ts';
import { follow, type Guidance } from '../kit/lesson/follow.ts';
import { LEARNER, type Lesson } from '../kit/lesson/lesson.ts';
import { type Store, storeOf } from '../kit/store.ts';

/** Follows a local table with what its lesson has to say. */
export interface Guide {
  readonly guidance: Store<Guidance>;
  /** How many beats the act has; none in the free game. */
  readonly beats: number;
  readonly kept: () => LessonKept;
  /** The table as the guide has heard of it. */
  readonly state: () => Read<Vocabulary['State']>;
  /** Hears what was played. */
  hear(record: GameRecord<Vocabulary>): void;
  /** The learner has read what waits for it. */
  read(): void;
  /** What somebody else does by the script; null leaves it to their bot. */
  other(question: BotQuestion<Vocabulary>): Vocabulary['Move'] | null;
  /** What the learner is asked; null while others decide. */
  question(): { readonly view: Vocabulary['View']; readonly moves: Pending<Vocabulary>['moves'] } | null;
  /** When nothing waits to be read. */
  readOut(): Promise<void>;
}

export function guideOf(
  game: Game<Vocabulary>,
  lesson: Lesson<Vocabulary>,
  { record, lesson: kept = { act: null, read: [] } }: Pick<SavedTable, 'record' | 'lesson'>,
): Guide {
  const act = kept.act === null ? null : (lesson.acts[kept.act] ?? null);
  const { read } = kept;
  const follower = follow({ game, opening: record, act, hints: lesson.hints, read });
  let heard = 0;
  let readHere = read;
  const guidance = storeOf(follower.guidance());
  const hear = ({ entries }: GameRecord<Vocabulary>) => {
    guidance.set(follower.hear(...entries.slice(heard)));
    heard = entries.length;
  };
  hear(record);
  return {
    guidance,
    beats: act?.beats.length ?? 0,
    kept: () => ({ act: kept.act, read: readHere }),
    state: () => follower.match.state,
    hear,
    read() {
      const { beat } = guidance.get();
      if (beat === null) return;
      readHere = [...readHere, beat];
      guidance.set(follower.read(beat));
    },
    other({ seat, view, legal }) {
      const move = act?.others({ seat, view, legal, past: follower.past() }) ?? null;
      return legal.find(known => same(known, move)) ?? null;
    },
    question() {
      const { state } = follower.match;
      const asked = game.pending(state).find(({ seat }) => seat === LEARNER);
      return asked ? { view: game.view(state, LEARNER), moves: asked.moves } : null;
    },
    readOut: () =>
      new Promise(done => {
        const look = () => {
          if (guidance.get().isRead) return;
          stop();
          done();
        };
        const stop = guidance.follow(look);
        look();
      }),
  };
}
