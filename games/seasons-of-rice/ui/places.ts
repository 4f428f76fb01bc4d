import { isSideways, type Spot } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';

/** What events call the places of the board: a card, wherever it has come to lie, and the square in which a field begins. */
export const cardPlace = (card: CardId): string => `card-${card}`;
export const fieldPlace = (seat: number, squares: readonly number[]): string =>
  `field-${seat}-${squares.slice(0, 2).join('.')}`;
/** A card where it lies in a landscape. */
export const laidPlace = (card: CardId): string => `laid-${card}`;
export const landPlace = (seat: number): string => `land-${seat}`;
/** The card that is being placed. */
export const IN_THE_AIR = 'in-the-air';
/** Where the card that is picked may be placed, either way round. */
export const spotPlace = ({ turn, x, y }: Spot): string =>
  `spot-${isSideways(turn) ? 'sideways' : 'upright'}-${x}-${y}`;
