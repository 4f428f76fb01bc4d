import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { type Names, tellingTo } from '../../core/telling.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { marksOf } from '../kit/story/marks.ts';
import { trailOf } from '../kit/story/trace.ts';
import { useMarks } from '../kit/story/use-marks.tsx';
import { type Line, sentences } from '../table/log.ts';
import { chaptersOf } from '../table/turns.ts';
import { useWords } from '../words/index.ts';
import type { Shown } from './use-player.ts';
import { waymarksOf } from './waymarks.ts';

interface Replayed {
  readonly table: RefObject<HTMLElement>;
  readonly screen: GameScreen<Vocabulary>;
  readonly edition: Vocabulary['Edition'];
  readonly language: Language;
  readonly names: Names;
  /** The reader's own seat; null where they had none. */
  readonly me: Seat | null;
  readonly shown: Shown;
  /** Where the game began at a position, that, in words. */
  readonly began: string | null;
}

/** The whole game in sentences and chapters, the log up to the step that is shown, and marks where that step happened. */
export function useReplayTold({ table, screen, edition, language, names, me, shown, began }: Replayed) {
  const { reel, index, viewpoint } = shown;
  const words = useWords();
  const texts = screen.texts[language];
  const telling = useMemo(
    () => tellingTo(viewpoint === me && me !== null ? me : 'spectator', { names, you: words.table.you }),
    [viewpoint, me, names, words],
  );
  const trail = useMemo(() => trailOf(screen.traces, { edition, language }), [screen, edition, language]);
  const told = { texts, telling, takenBack: words.table.takenBack, isPassing: screen.isPassing };
  const { lines, chapters, waymarks } = useMemo(() => {
    const all = sentences({ log: reel.log, ...told });
    const inChapters = chaptersOf(all, trail);
    return { lines: all, chapters: inChapters, waymarks: waymarksOf(reel.steps, inChapters) };
  }, [reel, telling, trail]);
  const log = useMemo(() => reel.log.slice(0, index + 1), [reel, index]);
  const latest = nth(log, log.length - 1);
  // What was taken back later is told here as well.
  const sentence =
    sentences({ log: latest.takeback ? log : [latest], ...told }).at(-1) ??
    (index === 0 && began !== null ? opening(began) : null);
  useMarks(table, index === 0 ? new Map() : marksOf(latest.takeback ? [] : [latest], trail));
  return { telling, trail, lines, chapters, waymarks, log, sentence };
}

/** What stands in place of a deal. */
const opening = (text: string): Line => ({
  key: 'began',
  step: 0,
  seat: 'table',
  about: 'table',
  text,
  event: null,
});
