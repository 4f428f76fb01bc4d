import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { Deck } from '../data/deck.ts';
import type { CardId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import type { Focus } from './focus.ts';
import type { Stage } from './stage.ts';
import type { Carry } from './use-carry.ts';
import type { InTheAir } from './use-placing.ts';

/** What every part of the table is drawn from. */
export interface Part extends BoardProps<SeasonsOfRice> {
  readonly deck: Deck;
  readonly words: TableWords;
  readonly stage: Stage;
  readonly air: InTheAir | null;
  /** Back to my landscape, where another one is shown. */
  readonly goHome: (() => void) | null;
  readonly carry: Carry;
  readonly confirm: () => void;
  /** The ancestor one leans to, and how the other card would lie. */
  readonly leaning: Leaning;
  readonly lean: (to: Leaning) => void;
  /** The card that is to go to the row if it is confirmed. */
  readonly sending: CardId | null;
  readonly send: (card: CardId | null) => void;
  readonly focus: Focus | null;
  /** Points at a thing, or away from it when it was pointed at already. */
  readonly point: (focus: Focus) => void;
}

export interface Leaning {
  readonly card: CardId | null;
  readonly turn: 0 | 1;
}
