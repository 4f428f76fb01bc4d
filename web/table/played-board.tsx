import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { type Drawing, DrawingContext } from '../kit/frame/in-pieces.ts';
import type { BoardProps } from '../kit/game-screen.ts';
import { steady, useSteady } from '../kit/steady.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { Reader } from './use-reader.ts';

interface PlayedBoardProps<V extends Vocabulary>
  extends Pick<BoardProps<V>, 'telling' | 'answer' | 'prompt' | 'clause' | 'reason'> {
  readonly reader: Reader<V>;
  /** What lies above the board. */
  readonly children: ComponentChildren;
}

/** The game's own board, the dock first. It is drawn again when something of it changes, and for nothing else. */
export function PlayedBoard<V extends Vocabulary>({ reader, children, ...board }: PlayedBoardProps<V>) {
  const { host, around, screen, viewer, sight, language, texts, names, isGuided } = reader;
  const { frame, log } = sight;
  const { secondThought } = useStore(settings);
  const answer = useSteady(board.answer);
  const Board = useMemo(() => steady(screen.Board), [screen]);
  const shown = { frame, log, edition: host.edition, language, texts, viewer, names };
  const drawing = useMemo((): Drawing => ({ viewer, step: frame.step, first: 'dock' }), [viewer, frame.step]);
  return (
    <main class="table-board" tabIndex={-1} aria-busy={around.sending}>
      <DrawingContext.Provider value={drawing}>
        <Board
          {...shown}
          {...board}
          answer={answer}
          closes={around.clocks?.closes ?? null}
          asksTwice={secondThought === 'ask' && !isGuided}
        />
      </DrawingContext.Provider>
      {children}
    </main>
  );
}
