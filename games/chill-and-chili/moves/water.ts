import type { MoveRule, Read } from '../../../core/game.ts';
import { fields, integer, oneOf, reads, whole } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { freeSuns } from '../scoring.ts';
import type { ChillAndChili, State, Water } from '../vocabulary.ts';

/** CC-87, CC-88: drops go on free suns of one's own beds, spread as one likes. */
export const water: MoveRule<ChillAndChili, Water> = {
  takeback: true,

  /** For every bed one drop, or all that fit. */
  candidates(state, seat) {
    const drops = dropsLeft(state);
    const offered: Water[] = [];
    const { beds } = playerAt(state.players, seat);
    for (let bed = 0; bed < beds.length; bed++) {
      const most = Math.min(drops, freeSuns(beds[bed]!));
      offered.push({ type: 'water', bed, drops: 1 });
      if (most > 1) offered.push({ type: 'water', bed, drops: most });
    }
    return offered;
  },

  refuse(state, seat, { bed, drops }) {
    const laid = playerAt(state.players, seat).beds[bed];
    if (!laid || drops < 1 || freeSuns(laid) < drops) return { code: 'no-free-sun', clause: 'CC-87' };
    return dropsLeft(state) >= drops
      ? null
      : { code: 'too-few-drops', clause: 'CC-87', with: { drops: dropsLeft(state) } };
  },

  recognise: reads(
    fields<Water>({ type: oneOf('water'), bed: whole, drops: integer(1, Number.MAX_SAFE_INTEGER) }),
  ),

  apply(draft, { bed, drops }, { seat, emit }) {
    const task = draft.agenda[draft.agenda.length - 1];
    if (task?.do !== 'water') return;
    const laid = playerAt(draft.players, seat).beds[bed]!;
    laid.drops += drops;
    task.drops -= drops;
    emit?.({ type: 'watered', seat, bed, card: laid.cards[0]!, drops, full: freeSuns(laid) === 0 });
  },
};

export function dropsLeft({ agenda }: Read<State>): number {
  const task = agenda[agenda.length - 1];
  return task?.do === 'water' ? task.drops : 0;
}
