import { taskOnTop } from './agenda.ts';
import type { Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { Card } from './data/cards.ts';
import type { SeatlessEffects } from './deck.ts';
import { gain } from '../../core/hand.ts';
import { nearest } from './seats.ts';
import type { State } from './vocabulary.ts';

/** CH-57: everybody chooses in secret; a player without tokens, as the bankrupt are, has nothing to choose. */
export function askForFists(draft: State, card: Card): void {
  for (const player of draft.players) player.closed = player.tokens === 0;
  draft.agenda.push({ do: 'fists', card });
}

export function allClosed({ players }: Read<State>): boolean {
  return players.every(({ closed }) => closed);
}

/** CH-58 to CH-61: all fists open at once, all tokens are lost, the highest gets the card. */
export function openFists(draft: State, { emit, seal }: SeatlessEffects): void {
  seal();
  const { card } = taskOnTop(draft, 'fists');
  draft.agenda.pop();
  const bids = draft.players.map(({ fist, out }) => (out === null ? fist : null));
  const highest = Math.max(...draft.players.map(({ fist }) => fist));
  for (const player of draft.players) {
    player.tokens -= player.fist;
    player.fist = 0;
    player.closed = false;
  }
  const tied = [...bids.keys()].filter(seat => highest > 0 && bids[seat] === highest);
  const winner = tied.length > 0 ? nearest(draft, tied) : null;
  if (winner === null) draft.discard.push(card);
  else gain(playerAt(draft.players, winner), card, true);
  draft.fists = [...draft.fists, { turn: draft.turn.number, card, bids, winner }];
  emit?.({ type: 'fists-opened', card, bids, tied, winner });
}
