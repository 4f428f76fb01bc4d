import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import { type Names, type Telling, tellingTo } from '../../core/telling.ts';
import { elementOf } from '../kit/element-of.ts';
import type { Host, Sight } from '../host/host.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { useSteady } from '../kit/steady.tsx';
import { marksSince } from '../kit/story/marks.ts';
import { showPlace } from '../kit/story/show-place.ts';
import { trailOf } from '../kit/story/trace.ts';
import { useMarks } from '../kit/story/use-marks.tsx';
import { useWords } from '../words/index.ts';
import { type Line, sentences } from './log.ts';
import type { Told } from './log-list.tsx';

/** What happened, and who looks at it where. */
export interface Shown<V extends Vocabulary> {
  readonly table: RefObject<HTMLElement>;
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly language: Language;
  readonly viewer: Viewer;
  readonly log: Sight<V>['log'];
  readonly names: Names;
  /** The only seat of this device; null where several share it, or nobody plays. */
  readonly me: Seat | null;
  /** The step up to which marks on the board were waved away. */
  readonly waved: number;
  /** Somebody wants to see a place: whatever lies above the board goes. */
  readonly onLook: () => void;
}

/** What happened, in sentences and as marks on the board, and where a sentence leads. */
export function useTold<V extends Vocabulary>(
  shown: Shown<V>,
): {
  readonly telling: Telling;
  readonly lines: readonly Line<V>[];
  readonly told: Told<V>;
} {
  const { table, host, screen, language, viewer, log, names, me, waved, onLook } = shown;
  const words = useWords();
  const texts = screen.texts[language];
  const { isPassing } = screen;
  // Where several share a device, it speaks of everybody by name.
  const telling = useMemo(
    () => tellingTo(me ?? 'spectator', { names, you: words.table.you }),
    [me, names, words],
  );
  const lines = useMemo(
    () => sentences({ log, texts, telling, takenBack: words.table.takenBack, isPassing }),
    [log, texts, telling],
  );
  const trail = useMemo(
    () => trailOf(screen.traces, { edition: host.edition, language }),
    [screen, host, language],
  );
  useMarks(
    table,
    useMemo(() => marksSince(log, { viewer, trail, after: waved }), [log, viewer, trail, waved]),
  );
  const onPlace = useSteady((keys: readonly string[], byKey: boolean) => {
    onLook();
    // On a phone the sheet has to be gone first.
    requestAnimationFrame(() => showPlace(elementOf(table), keys, byKey));
  });
  const told = useMemo(() => ({ trail, telling, onPlace }), [trail, telling, onPlace]);
  return { telling, lines, told };
}
