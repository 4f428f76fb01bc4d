import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { ancestorOf } from '../ancestors.ts';
import type { Deck } from '../data/deck.ts';
import { groundOf } from '../ground.ts';
import type { State } from '../vocabulary.ts';
import { ledgerOf } from './ledger.ts';
import type { Prospect } from './worth.ts';

/** A player's landscape, on ground of the bot's own. */
export function prospectOf(deck: Deck, { options, players }: Read<State>, seat: number): Prospect {
  const player = playerAt(players, seat);
  return {
    owner: { deck, options, ancestor: ancestorOf(deck, player.ancestor!) },
    ledger: ledgerOf(player),
    ground: groundOf(deck, player.landscape),
  };
}
