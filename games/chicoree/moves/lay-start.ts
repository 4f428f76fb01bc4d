import type { MoveRule } from '../../../core/game.ts';
import { among, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { START_CARDS } from '../data/cards.ts';
import type { Chicoree, LayStart } from '../vocabulary.ts';
import { addHeld, heldAmong, playCard, refuseMissing, refusePast } from './acting.ts';

const LAID = START_CARDS.map((card): LayStart => ({ type: 'lay-start', card }));

/** CH-18, CH-28, CH-30: step 5, one Start for the whole game. */
export const layStart: MoveRule<Chicoree, LayStart> = {
  takeback: true,

  candidates: ({ players }, seat) => heldAmong(playerAt(players, seat), LAID),

  refuse(state, seat, { card }) {
    const missing = refuseMissing(playerAt(state.players, seat).hand, card, 'CH-18');
    if (missing) return missing;
    if (playerAt(state.players, seat).start !== null) return { code: 'start-already-there', clause: 'CH-28' };
    return refusePast(state, 5);
  },

  legal({ turn, players }, seat, found) {
    const player = playerAt(players, seat);
    if (turn.step <= 5 && player.start === null) addHeld(player, LAID, found);
  },

  recognise: reads(among(LAID)),

  apply(draft, { card }, { seat, emit }) {
    playCard(draft, card, 5);
    playerAt(draft.players, seat).start = card;
    emit?.({ type: 'start-laid', seat, card });
  },
};
