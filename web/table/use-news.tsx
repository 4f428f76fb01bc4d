import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Telling } from '../../core/telling.ts';
import type { Line } from './log.ts';
import type { Told } from './log-list.tsx';
import { lastTurnOf } from './since.ts';
import { SinceSheet } from './since-sheet.tsx';
import type { Reader } from './use-reader.ts';
import { type Shown, useTold } from './use-told.ts';

interface Happened extends Omit<Shown, 'waved'> {
  /** Somebody wants to see again what happened after a step. */
  readonly onAgain: (after: number) => void;
}

interface News<V extends Vocabulary> {
  readonly telling: Telling;
  readonly lines: readonly Line<V>[];
  readonly told: Told<V>;
  /** Whether marks on the board were waved away at this step. */
  readonly isWaved: boolean;
  readonly waveAway: () => void;
  /** The list of what happened since the reader's last turn; null while it is closed. */
  readonly since: ComponentChildren;
  readonly openSince: () => void;
}

/** What others did: sentences, marks on the board, and the list of what happened since the reader's last turn. */
export function useNews<V extends Vocabulary>(
  reader: Reader<V>,
  { table, onLook, onAgain }: Happened,
): News<V> {
  const { frame, log } = reader.sight;
  const missed = reader.extras.missed ?? null;
  // Whoever comes back after others have moved is told what happened.
  const [isSince, setSince] = useState(() => missed !== null && log.some(({ step }) => step > missed));
  /** The step up to which marks on the board were waved away. */
  const [waved, setWaved] = useState(-1);
  const { telling, lines, told } = useTold(reader, {
    table,
    waved,
    onLook() {
      onLook();
      setSince(false);
    },
  });
  const myTurn = lastTurnOf(log, reader.viewer, missed);
  return {
    telling,
    lines,
    told,
    isWaved: waved === frame.step,
    waveAway: () => setWaved(frame.step),
    openSince: () => setSince(true),
    since: isSince ? (
      <SinceSheet
        lines={lines}
        after={myTurn}
        {...told}
        onShow={() => {
          setSince(false);
          onAgain(myTurn);
        }}
        onClose={() => setSince(false)}
      />
    ) : null,
  };
}
