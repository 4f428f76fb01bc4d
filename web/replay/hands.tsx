import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import type { Shot } from '../../core/film.ts';
import { OnlyHeld } from '../kit/frame/only-held.ts';
import { SeatSign } from '../kit/seat.tsx';
import type { Projector } from './projector.ts';
import { ReplayedBoard, type ReplayedBoardProps } from './replayed-board.tsx';
import { useReplayWords } from './use-replay-words.ts';

interface HandsProps extends Omit<ReplayedBoardProps, 'frame' | 'log' | 'viewer'> {
  readonly projector: Pick<Projector, 'shot'>;
  readonly step: number;
  /** Unfolded from the beginning, where there is room. */
  readonly isOpen: boolean;
}

const NO_NEWS: readonly News<Vocabulary>[] = [];

/** What everybody holds at one step: the game draws each from what that seat sees, and a game in which nobody holds anything shows nothing. */
export function Hands({ projector, step, isOpen, ...board }: HandsProps) {
  const words = useReplayWords();
  const [shots, setShots] = useState<readonly Shot<Vocabulary>[]>([]);
  useEffect(() => {
    let wanted = true;
    Promise.all(Array.from({ length: board.seats }, (_, seat) => projector.shot(seat, step))).then(
      all => wanted && setShots(all),
      () => wanted && setShots([]),
    );
    return () => {
      wanted = false;
    };
  }, [projector, step]);
  return (
    <details class="hands" open={isOpen}>
      <summary>{words.hands}</summary>
      <ul>
        {shots.map(({ frame }, seat) => (
          <li key={seat} data-seat={seat}>
            <span class="hands-name">
              <SeatSign seat={seat} /> {board.names(seat)}
            </span>
            <div class="hands-held">
              <OnlyHeld.Provider value={words.handOf(board.names(seat))}>
                <ReplayedBoard {...board} frame={frame} log={NO_NEWS} viewer={seat} />
              </OnlyHeld.Provider>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
