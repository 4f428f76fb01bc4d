import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../core/game.ts';
import { useWords } from '../words/index.ts';
import { AskSheet } from './ask-sheet.tsx';
import type { Reader } from './use-reader.ts';

/** One move back, or, against bots alone and if one really wants it, further. */
export function useUndo<V extends Vocabulary>({
  host,
  viewer,
  sight,
  extras,
}: Reader<V>): {
  /** Whose latest move can be taken back here; null for nobody's. */
  readonly undoer: Seat | null;
  readonly takeBack: () => void;
  /** Null where there is nothing to go back to. */
  readonly askRewind: (() => void) | null;
  readonly sheet: ComponentChildren;
} {
  const { table } = useWords();
  const [asks, setAsks] = useState(false);
  const { rewind = null } = extras;
  const undoer = host.undoer(viewer);
  const hasPlayed = sight.log.some(({ seat }) => seat === viewer);
  const isPossible = rewind !== null && hasPlayed && sight.frame.outcome === null;
  const askRewind = isPossible ? () => setAsks(true) : null;
  return {
    undoer,
    takeBack() {
      if (undoer !== null) host.takeBack(undoer);
      else askRewind?.();
    },
    askRewind,
    sheet: asks && isPossible && (
      <AskSheet
        title={table.rewind}
        go={table.rewindSure}
        onGo={() => {
          setAsks(false);
          rewind();
        }}
        not={table.final.not}
        onNot={() => setAsks(false)}
      >
        <p>{table.rewindHint}</p>
      </AskSheet>
    ),
  };
}
