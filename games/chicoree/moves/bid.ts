import { taskOnTop } from '../agenda.ts';
import type { MoveRule } from '../../../core/game.ts';
import { fields, natural, oneOf, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { auctionOf, leastCall, passWord } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { goOn } from '../turn.ts';
import type { Bid, Chicoree } from '../vocabulary.ts';

/** More calls than anybody wants to read; higher ones are understood all the same. */
const LISTED = 40;

const BIDS = Array.from({ length: 128 }, (_, tokens): Bid => ({ type: 'bid', tokens }));
const bidOf = (tokens: number): Bid => BIDS[tokens] ?? { type: 'bid', tokens };

/** CH-54, CH-55, CH-A11: every call tops the one before. */
export const bid = (tables: Tables): MoveRule<Chicoree, Bid> => ({
  /** All a seat can pay, and one token more than that, to say why not. */
  takeback: true,

  candidates(state, seat) {
    const auction = auctionOf(state);
    if (!auction) return [];
    const least = leastCall(auction);
    const most = Math.min(playerAt(state.players, seat).tokens + 1, least + LISTED);
    const offered: Bid[] = [];
    for (let tokens = least; tokens <= most; tokens++) offered.push(bidOf(tokens));
    return offered;
  },

  refuse(state, seat, { tokens }) {
    const least = leastCall(auctionOf(state)!);
    if (tokens < least) return { code: 'too-low', clause: 'CH-54', with: { tokens, least } };
    const held = playerAt(state.players, seat).tokens;
    return tokens <= held ? null : { code: 'too-few-tokens', clause: 'CH-A11', with: { tokens, held } };
  },

  legal(state, seat, found) {
    const least = leastCall(auctionOf(state)!);
    const most = Math.min(playerAt(state.players, seat).tokens, least + LISTED);
    for (let tokens = least; tokens <= most; tokens++) found.push(bidOf(tokens));
  },

  recognise: reads(fields<Bid>({ type: oneOf('bid'), tokens: natural })),

  apply(draft, { tokens }, effects) {
    const { seat } = effects;
    const auction = taskOnTop(draft, 'auction');
    auction.calls.push({ seat, tokens });
    effects.emit?.({ type: 'called', seat, tokens });
    passWord(draft, auction, seat);
    goOn(tables, draft, effects);
  },
});
