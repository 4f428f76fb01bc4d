import type { Seat, Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { BoardProps, GameScreen } from '../kit/game-screen.ts';
import { steady } from '../kit/steady.tsx';
import { victory } from '../table/victory.ts';
import { useWords } from '../words/index.ts';
import { ReplayPrompt } from './replay-prompt.tsx';

/** What a board is told that nobody answers. */
type Shown = Pick<
  BoardProps<Vocabulary>,
  'frame' | 'log' | 'edition' | 'language' | 'viewer' | 'names' | 'telling' | 'clause' | 'reason'
>;

export interface ReplayedBoardProps extends Shown {
  readonly screen: GameScreen<Vocabulary>;
  /** How many played. */
  readonly seats: number;
  /** The reader's own seat; null where they had none. */
  readonly me: Seat | null;
}

/** The game's own board with nothing to answer. It is drawn once for each step: the slider moves on without it. */
export const ReplayedBoard = steady(function ReplayedBoard(props: ReplayedBoardProps) {
  const { screen, seats, me, ...board } = props;
  const { frame, language, viewer, names } = board;
  const words = useWords();
  const texts = screen.texts[language];
  const winners = frame.outcome && nth(frame.outcome.places, 0);
  return (
    <screen.Board
      {...board}
      texts={texts}
      closes={null}
      answer={() => {}}
      asksTwice={false}
      prompt={
        <ReplayPrompt
          frame={frame}
          texts={texts}
          names={names}
          seats={seats}
          won={winners && victory(winners, { words, names, me: viewer === me ? me : null })}
        />
      }
    />
  );
});
