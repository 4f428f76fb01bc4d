import type { Frame } from '../../core/frame.ts';
import type { Seat, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import type { Refused } from '../../wire/tells.ts';
import type { GameScreen } from '../kit/game-screen.ts';

/** Who asks for a hint, about what, and what becomes of it. */
export interface HintProps<V extends Vocabulary> {
  readonly table: { readonly game: string; readonly edition: V['Edition']; readonly seats: number };
  readonly asked: {
    readonly frame: Frame<V>;
    readonly viewer: Seat;
    readonly texts: Texts<V>;
    readonly names: Names;
    readonly screen: Pick<GameScreen<V>, 'pointers' | 'reasons'>;
  };
  /** Says that a hint is wanted, and why there is none; null where it is given. */
  readonly announce: () => Promise<Refused | null>;
  /** How many of their hints are counted so far. */
  readonly hinted: number;
  /** Whether the others are told; else only the score sheet says so. */
  readonly tellsOthers: boolean;
  readonly onChoose: (move: V['Move']) => void;
  readonly onClause: (id: string) => void;
  readonly onClose: () => void;
}

export interface HintListProps<V extends Vocabulary> extends HintProps<V> {
  /** It has become another size, or must make room for these places: what the hints are about. */
  readonly onGrown: (places: readonly string[]) => void;
}
