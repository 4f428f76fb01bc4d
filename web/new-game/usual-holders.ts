import type { Game, Vocabulary } from '../../core/game.ts';
import { MIDDLE } from '../../bots/levels.ts';
import type { SeatHolder } from '../host/host.ts';
import type { Words } from '../words/words.ts';

/** How many sit down where nobody has said how many. */
export const usualSeats = ({ seats }: Game<Vocabulary>): number =>
  Math.max(seats.min, Math.min(3, seats.max));

interface UsualProps {
  /** The reader's name; empty when it is not known. */
  readonly name: string;
  readonly words: Words;
}

/** The reader and bots of the middle level. */
export function usualHolders(game: Game<Vocabulary>, { name, words }: UsualProps): SeatHolder[] {
  const bots = words.newGame.botNames.slice(0, usualSeats(game) - 1);
  return [
    { kind: 'person', name: name || words.newGame.personNames(1) },
    ...bots.map(bot => ({ kind: 'bot' as const, name: bot, level: MIDDLE })),
  ];
}
