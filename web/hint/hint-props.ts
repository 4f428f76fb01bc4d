import type { Seat, Vocabulary } from '../../core/game.ts';
import type { Refused } from '../../wire/tells.ts';
import type { Advice } from '../kit/game-screen.ts';
import type { Reader } from '../table/use-reader.ts';

/** Who asks for a hint, at which table, and what becomes of it. */
export interface HintProps<V extends Vocabulary> {
  readonly reader: Reader<V>;
  /** The one of the reader that is asked. */
  readonly seat: Seat;
  /** Says that a hint is wanted, and why there is none; null where it is given. */
  readonly announce: () => Promise<Refused | null>;
  readonly onChoose: (move: V['Move']) => void;
  readonly onClause: (id: string) => void;
  readonly onClose: () => void;
}

export interface HintListProps<V extends Vocabulary> extends HintProps<V>, Advice<V> {
  /** It has become another size, or must make room for these places: what the hints are about. */
  readonly onGrown: (places: readonly string[]) => void;
}
