import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { same } from '../../core/data.ts';
import type { Frame } from '../../core/frame.ts';
import type { Refusal, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import type { Sight } from '../host/host.ts';
import { Afterwards } from '../kit/frame/afterwards.tsx';
import type { GameScreen } from '../kit/game-screen.ts';
import { useSteady } from '../kit/steady.tsx';
import { Choices } from './choices.tsx';
import type { Extras } from './extras.ts';
import type { Line } from './log.ts';
import { Log, type Told } from './log-list.tsx';
import type { usePanels } from './use-panels.ts';

interface Shown<V extends Vocabulary> {
  readonly sight: Sight<V>;
  readonly screen: GameScreen<V>;
  readonly texts: Texts<V>;
  readonly names: Names;
  readonly lines: readonly Line<V>[];
  readonly told: Told<V>;
  readonly reason: (refusal: Refusal<V>) => ComponentChildren;
  readonly panels: ReturnType<typeof usePanels>;
  readonly extras: Extras;
  readonly answer: (...moves: readonly V['Move'][]) => void;
}

/** What lies beside the board, or in a drawer: the possible moves, and the log with the talk. It may be drawn a frame later than the board. */
export function useBeside<V extends Vocabulary>(shown: Shown<V>) {
  const { sight, screen, texts, names, lines, told, reason, panels, extras, answer } = shown;
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
