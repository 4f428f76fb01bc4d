import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Box, Vocabulary } from '../../core/game.ts';
import { type LessonKept, loadTable, type SavedTable, saveTable } from '../host/saved.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Lesson } from '../kit/lesson/lesson.ts';
import { useStore } from '../kit/store.ts';
import { FetchingPage } from '../pages/fetching.tsx';
import type { Extras } from '../table/extras.ts';
import { useLesson } from '../use-game.ts';
import { type Guide, guideOf } from './guide.ts';
import { learntHere } from './learnt.ts';
import { LessonSlip } from './lesson-slip.tsx';
import { freeStage, stage } from './stages.ts';

/** What a guide adds to a table. */
export interface Guided {
  readonly guide: Guide;
  /** What it says, with the game's own questions where it has no advice. */
  readonly slip: (texts: GameScreen<Vocabulary>['texts']) => ComponentChildren;
  readonly lesson: NonNullable<Extras['lesson']>;
}

interface GuidedTableProps {
  readonly table: SavedTable;
  readonly box: Box<Vocabulary>;
  /** The table goes on from another position, which has been kept. */
  readonly onStage: () => void;
  readonly children: (guided: Guided) => ComponentChildren;
}

/** A local table with its guide, once its lesson is there. */
export function GuidedTable(props: GuidedTableProps) {
  const lesson = useLesson(props.table.record.game);
  if (typeof lesson === 'string') return <FetchingPage state={lesson === 'unknown' ? 'failed' : lesson} />;
  return <WithGuide lesson={lesson} {...props} />;
}

function WithGuide({
  lesson,
  table,
  box,
  onStage,
  children,
}: GuidedTableProps & { lesson: Lesson<Vocabulary> }) {
  const game = useMemo(() => box.open(box.edition), [box]);
  const guide = useMemo(() => guideOf(game, lesson, table), [game, lesson, table]);
  const { isOver, say } = useStore(guide.guidance);
  const act = table.lesson?.act ?? null;
  const keep = (part: Partial<SavedTable>) => {
    saveTable({ ...(loadTable(table.id) ?? table), ...part });
  };
  const setFree = (kept: Partial<LessonKept>) => {
    const free = freeStage(game, lesson, guide.state());
    keep({ ...free, lesson: { act: null, read: [], ...kept } });
    onStage();
  };
  useEffect(() => {
    if (!isOver || act === null) return;
    if (act + 1 === lesson.acts.length) {
      learntHere.note(table.record.game);
      setFree({});
    } else {
      keep(stage(game, { lesson, act: act + 1, before: guide.state() }));
      onStage();
    }
  }, [isOver]);
  const read = () => {
    guide.read();
    // With the last words read, what comes next is kept instead.
    if (!guide.guidance.get().isOver) keep({ lesson: guide.kept() });
  };
  const [isAlone, setAlone] = useState(table.lesson?.isAlone ?? false);
  /** Whoever leaves a lesson plays on without a guide. */
  const sendAway = () => {
    if (act !== null) return setFree({ isAlone: true });
    keep({ lesson: { ...guide.kept(), isAlone: true } });
    setAlone(true);
  };
  // The lesson is over, and the guide is gone: it comes back for a tip, as long as that fits.
  const isSilent = act === null && (!say || game.outcome(guide.state()) !== null);
  const slip: Guided['slip'] = texts =>
    !isAlone &&
    !isSilent && (
      <LessonSlip
        guide={guide}
        texts={texts}
        isLast={act !== null && act + 1 === lesson.acts.length}
        onRead={read}
        onSendAway={sendAway}
      />
    );
  return <>{children({ guide, slip, lesson: act === null ? 'free' : 'guided' })}</>;
}
