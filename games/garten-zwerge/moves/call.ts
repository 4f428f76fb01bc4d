import type { MoveRule } from '../../../core/game.ts';
import { fields, integer, oneOf, reads, text, tidied } from '../../../core/schema.ts';
import { auctionOf } from '../data/auction-of.ts';
import { openAuction } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { BROWN, DUTIES, GREEN, LONGEST_WORDS, PILES } from '../data/words.ts';
import type { Call, GartenZwerge } from '../vocabulary.ts';

const HATS = PILES.map((_, i) => BROWN + i);
const OPEN = HATS.map((atLeast): Call => ({ type: 'call', atLeast, duty: null, words: '' }));
const CHECKED = [null, ...DUTIES].flatMap(duty => OPEN.map((call): Call => ({ ...call, duty })));

/** GZ-29, GZ-A05: the conditions, and with them the search begins. */
export const call = (tables: Tables): MoveRule<GartenZwerge, Call> => ({
  takeback: true,

  candidates: ({ options }) => (options.auctions === 'free' ? OPEN : CHECKED),

  recognise: reads(
    fields<Call>({
      type: oneOf('call'),
      atLeast: integer(BROWN, GREEN),
      duty: oneOf(...DUTIES, null),
      words: tidied(text(LONGEST_WORDS, 0), words => words.trim()),
    }),
  ),

  refuse({ options }, _seat, { duty, words }) {
    if (options.auctions === 'free') return duty === null ? null : { code: 'no-duties', clause: 'GZ-72' };
    return words === '' ? null : { code: 'no-words', clause: 'GZ-A05' };
  },

  apply(draft, { atLeast, duty, words }, effects) {
    const auction = auctionOf(draft);
    Object.assign(auction, { atLeast, duty, words });
    effects.emit?.({ type: 'called', seat: effects.seat, hat: auction.hat, atLeast, duty, words });
    openAuction(tables, draft, effects);
  },
});
