import type { MoveRule } from '../../../core/game.ts';
import type { Town } from '../data/town.ts';
import { end } from '../turn.ts';
import type { EnemyChocolatier, Vote } from '../vocabulary.ts';

const VOTES: readonly Vote[] = [
  { type: 'vote', share: true },
  { type: 'vote', share: false },
];

/** EC-A27: the victory is shared if all agree, one after the other; the first who does not lets points decide. */
export const vote = (town: Town): MoveRule<EnemyChocolatier, Vote> => ({
  takeback: true,
  candidates: () => VOTES,
  refuse: () => null,
  apply(draft, { share }, { seat, emit }) {
    const { phase, players, turn } = draft;
    if (phase.name !== 'voting') return;
    emit?.({ type: 'voted', seat, share });
    if (!share) return end(town, draft, { because: phase.because, winner: null, emit });
    phase.agreed++;
    if (phase.agreed === players.length) return end(town, draft, { because: 'agreed', winner: null, emit });
    turn.seat = (seat + 1) % players.length;
  },
});
