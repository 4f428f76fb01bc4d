import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Telling } from '../../core/telling.ts';
import type { Sight } from '../host/host.ts';
import type { Line } from './log.ts';
import type { Told } from './log-list.tsx';
import { lastTurnOf } from './since.ts';
import { SinceSheet } from './since-sheet.tsx';
import { type Shown, useTold } from './use-told.ts';

interface Happened<V extends Vocabulary> extends Omit<Shown<V>, 'log' | 'waved'> {
  readonly sight: Sight<V>;
  /** The step up to which the reader had seen the game before; null when nothing was missed. */
  readonly missed: number | null;
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
export function useNews<V extends Vocabulary>(happened: Happened<V>): News<V> {
  const { viewer, sight, missed, onLook, onAgain } = happened;
  const { frame, log } = sight;
  // Whoever comes back after others have moved is told what happened.
  const [isSince, setSince] = useState(() => missed !== null && log.some(({ step }) => step > missed));
  /** The step up to which marks on the board were waved away. */
  const [waved, setWaved] = useState(-1);
  const { telling, lines, told } = useTold({
    ...happened,
    log,
    waved,
    onLook() {
      onLook();
      setSince(false);
    },
  });
  const myTurn = lastTurnOf(log, viewer, missed);
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
