import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { auctionOf } from '../data/auction-of.ts';
import { refuseDuty, refuseLow } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { GREY } from '../data/words.ts';
import { showAnswers } from '../fists.ts';
import { freeHats, readHat, refuseGnome } from '../jobs.ts';
import type { Answer, GartenZwerge } from '../vocabulary.ts';

const NONE: Answer = { type: 'answer', hat: null };
const readGnome = readHat(hat => ({ type: 'answer' as const, hat }));

/** GZ-30, GZ-A02, GZ-A03: a gnome for the one who seeks, or none; shown when everybody has chosen. */
export const answer = (tables: Tables): MoveRule<GartenZwerge, Answer> => ({
  takeback: true,

  candidates: ({ players }, seat) => [
    NONE,
    ...freeHats(playerAt(players, seat)).map((hat): Answer => ({ type: 'answer', hat })),
  ],

  recognise: readGnome,

  refuse(state, seat, { hat }) {
    if (hat === null) return null;
    const missing = refuseGnome(state, seat, hat);
    if (missing) return missing;
    if (hat === GREY) return { code: 'lazy', clause: 'GZ-26' };
    const { atLeast, duty } = auctionOf(state);
    return refuseLow(hat, atLeast) ?? refuseDuty(playerAt(state.players, seat).bonds, duty);
  },

  apply(draft, { hat }, effects) {
    const auction = auctionOf(draft);
    auction.answered[effects.seat] = true;
    auction.answers[effects.seat] = hat;
    effects.emit?.({ type: 'answered', seat: effects.seat, hat });
    if (auction.asked.every(seat => auction.answered[seat])) showAnswers(tables, draft, effects);
  },
});
