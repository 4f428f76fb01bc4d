import { playerAt } from '../../core/sure.ts';
import { BONUS, type Card } from './data/cards.ts';
import type { Face, State } from './vocabulary.ts';

/** CC-74, CC-77, CC-82: an accessory brings two tokens from the well, or as many as there are. */
export function fetchFromWell(draft: State, thanksTo: Card): void {
  const tokens = Math.min(BONUS, draft.well);
  if (tokens === 0) return;
  draft.well -= tokens;
  draft.agenda.push({ do: 'choose-face', tokens, thanksTo });
}

/** CC-85 to CC-87: coins are kept, drops must be placed at once, together with those already waiting. */
export function takeAs(draft: State, as: Face, tokens: number): void {
  if (as === 'coins') {
    playerAt(draft.players, draft.turn.seat).coins += tokens;
    return;
  }
  const next = draft.agenda[draft.agenda.length - 1];
  if (next?.do === 'water') next.drops += tokens;
  else draft.agenda.push({ do: 'water', drops: tokens });
}
