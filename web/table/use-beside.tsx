import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { same } from '../../core/data.ts';
import type { Frame } from '../../core/frame.ts';
import type { Refusal, Vocabulary } from '../../core/game.ts';
import { Afterwards } from '../kit/frame/afterwards.tsx';
import { useSteady } from '../kit/steady.tsx';
import { Choices } from './choices.tsx';
import type { Line } from './log.ts';
import { Log, type Told } from './log-list.tsx';
import type { usePanels } from './use-panels.ts';
import type { Reader } from './use-reader.ts';

interface Shown<V extends Vocabulary> {
  readonly lines: readonly Line<V>[];
  readonly told: Told<V>;
  readonly reason: (refusal: Refusal<V>) => ComponentChildren;
  readonly panels: ReturnType<typeof usePanels>;
  readonly answer: (...moves: readonly V['Move'][]) => void;
}

/** What lies beside the board, or in a drawer: the possible moves, and the log with the talk. It may be drawn a frame later than the board. */
export function useBeside<V extends Vocabulary>(
  { sight, screen, texts, names, extras }: Reader<V>,
  { lines, told, reason, panels, answer }: Shown<V>,
) {
  const { frame } = sight;
  // Who was quicker means what they read, if it can still be done.
  const choose = useSteady((move: V['Move'], among: Frame<V>['choices']) => {
    const isOpen = among === frame.choices || frame.choices.some(it => !it.refusal && same(it.move, move));
    if (isOpen) answer(move);
  });
  const choices = useMemo(
    () => (
      <Afterwards>
        <Choices
          frame={frame}
          texts={texts}
          names={names}
          worth={screen.worth}
          reason={reason}
          onChoose={choose}
        />
      </Afterwards>
    ),
    [frame, texts, names, screen],
  );
  const log = useMemo(
    () => (
      <Afterwards>
        <Log lines={lines} {...told} />
      </Afterwards>
    ),
    [lines, told],
  );
  return {
    choices,
    story: { talk: extras.talk ?? null, log, shown: panels.tab, onShow: panels.showTab },
  };
}
