import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { Deck } from '../data/deck.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import type { Stage } from './stage.ts';
import type { Carry } from './use-carry.ts';
import type { Placing } from './use-placing.ts';

/** What the tray and everything in it is drawn from. */
export interface TrayProps extends BoardProps<SeasonsOfRice> {
  readonly deck: Deck;
  readonly words: TableWords;
  readonly stage: Stage;
  readonly placing: Placing | null;
  readonly carry: Carry;
  readonly onConfirm: () => void;
}
