import type { Seat } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Words } from '../words/words.ts';

interface Reader {
  readonly words: Words;
  readonly names: Names;
  /** The one seat played on this device, if it is one. */
  readonly me: Seat | null;
}

/** Who won, said to whoever reads it: “You win!” to the winner, “Anna wins!” to everybody else. */
export function victory(winners: readonly Seat[], { words, names, me }: Reader): string {
  if (me === null || !winners.includes(me)) return words.end.won(winners.map(names));
  return words.end.youWon(winners.filter(seat => seat !== me).map(names));
}
