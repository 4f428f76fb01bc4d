import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { type Telling, tellingTo } from '../../core/telling.ts';
import { elementOf } from '../kit/element-of.ts';
import { useSteady } from '../kit/steady.tsx';
import { marksSince } from '../kit/story/marks.ts';
import { showPlace } from '../kit/story/show-place.ts';
import { trailOf } from '../kit/story/trace.ts';
import { useMarks } from '../kit/story/use-marks.tsx';
import { useWords } from '../words/index.ts';
import { type Line, sentences } from './log.ts';
import type { Told } from './log-list.tsx';
import type { Reader } from './use-reader.ts';

/** Where what happened is looked at. */
export interface Shown {
  readonly table: RefObject<HTMLElement>;
  /** The step up to which marks on the board were waved away. */
  readonly waved: number;
  /** Somebody wants to see a place: whatever lies above the board goes. */
  readonly onLook: () => void;
}

/** What happened, in sentences and as marks on the board, and where a sentence leads. */
export function useTold<V extends Vocabulary>(
  { host, screen, sight, viewer, language, texts, names, me }: Reader<V>,
  { table, waved, onLook }: Shown,
): {
  readonly telling: Telling;
  readonly lines: readonly Line<V>[];
  readonly told: Told<V>;
} {
  const { log } = sight;
  const words = useWords();
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
