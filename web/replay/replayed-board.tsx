import type { ComponentChildren } from 'preact';
import type { Frame } from '../../core/frame.ts';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { nth } from '../../core/sure.ts';
import type { Names, Telling } from '../../core/telling.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { steady } from '../kit/steady.tsx';
import type { Language } from '../kit/language.ts';
import { Reason } from '../table/reason.tsx';
import { victory } from '../table/victory.ts';
import { useWords } from '../words/index.ts';
import { ReplayPrompt } from './replay-prompt.tsx';

export interface ReplayedBoardProps {
  readonly screen: GameScreen<Vocabulary>;
  readonly edition: Vocabulary['Edition'];
  readonly language: Language;
  readonly frame: Frame<Vocabulary>;
  readonly log: readonly News<Vocabulary>[];
  readonly viewer: Viewer;
  readonly names: Names;
  readonly telling: Telling;
  /** The reader's own seat; null where they had none. */
  readonly me: Seat | null;
  readonly clause: (id: string) => ComponentChildren;
  readonly onClause: (id: string) => void;
}

/** The game's own board with nothing to answer. It is drawn once for each step: the slider moves on without it. */
export const ReplayedBoard = steady(function ReplayedBoard(props: ReplayedBoardProps) {
  const { screen, edition, language, frame, log, viewer, names, telling, me, clause, onClause } = props;
  const words = useWords();
  const texts = screen.texts[language];
  const winners = frame.outcome && nth(frame.outcome.places, 0);
  return (
    <screen.Board
      frame={frame}
      log={log}
      edition={edition}
      language={language}
      texts={texts}
      closes={null}
      viewer={viewer}
      names={names}
      telling={telling}
      answer={() => {}}
      asksTwice={false}
      reason={refusal => <Reason refusal={refusal} texts={texts} onClause={onClause} />}
      clause={clause}
      prompt={
        <ReplayPrompt
          frame={frame}
          texts={texts}
          names={names}
          won={winners && victory(winners, { words, names, me: viewer === me ? me : null })}
        />
      }
    />
  );
});
