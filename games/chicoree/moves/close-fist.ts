import type { MoveRule } from '../../../core/game.ts';
import { fields, natural, oneOf, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { goOn } from '../turn.ts';
import type { Chicoree, CloseFist } from '../vocabulary.ts';

/** More tokens than anybody wants to list; more are understood all the same. */
const LISTED = 60;
const FISTS = Array.from({ length: LISTED }, (_, tokens): CloseFist => ({ type: 'close-fist', tokens }));

/** CH-57, CH-A11: in secret, from nothing up to all one's tokens. */
export const closeFist = (tables: Tables): MoveRule<Chicoree, CloseFist> => ({
  takeback: true,

  /** All a seat has, and one token more than that, to say why not. */
  candidates: ({ players }, seat) => FISTS.slice(0, playerAt(players, seat).tokens + 2),

  refuse(state, seat, { tokens }) {
    const held = playerAt(state.players, seat).tokens;
    return tokens <= held ? null : { code: 'too-few-tokens', clause: 'CH-A11', with: { tokens, held } };
  },

  legal({ players }, seat, found) {
    const most = Math.min(playerAt(players, seat).tokens, LISTED - 1);
    for (let tokens = 0; tokens <= most; tokens++) found.push(FISTS[tokens]!);
  },

  recognise: reads(fields<CloseFist>({ type: oneOf('close-fist'), tokens: natural })),

  apply(draft, { tokens }, effects) {
    const player = playerAt(draft.players, effects.seat);
    player.fist = tokens;
    player.closed = true;
    effects.emit?.({ type: 'fist-closed', seat: effects.seat, tokens });
    goOn(tables, draft, effects);
  },
});
