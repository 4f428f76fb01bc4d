import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { type Drawing, DrawingContext } from '../kit/frame/in-pieces.ts';
import type { BoardProps, GameScreen } from '../kit/game-screen.ts';
import { steady, useSteady } from '../kit/steady.tsx';

interface PlayedBoardProps<V extends Vocabulary> extends BoardProps<V> {
  readonly screen: GameScreen<V>;
  /** An answer is on its way. */
  readonly isSending: boolean;
  /** What lies above the board. */
  readonly children: ComponentChildren;
}

/** The game's own board, the dock first. It is drawn again when something of it changes, and for nothing else. */
export function PlayedBoard<V extends Vocabulary>(props: PlayedBoardProps<V>) {
  const { screen, isSending, children, ...board } = props;
  const { viewer, frame } = board;
  const answer = useSteady(board.answer);
  const Board = useMemo(() => steady(screen.Board), [screen]);
  const drawing = useMemo((): Drawing => ({ viewer, step: frame.step, first: 'dock' }), [viewer, frame.step]);
  return (
    <main class="table-board" tabIndex={-1} aria-busy={isSending}>
      <DrawingContext.Provider value={drawing}>
        <Board {...board} answer={answer} />
      </DrawingContext.Provider>
      {children}
    </main>
  );
}
