import type { Read, Viewer } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { Event, State, View } from './vocabulary.ts';

/** Secret: the order of the deck, what stays in the box, the bids of the others. */
export function view(state: Read<State>, viewer: Viewer): View {
  return {
    you: viewer,
    options: { ...state.options },
    deckSize: state.deck.length,
    onOffer: state.onOffer,
    phase: { ...state.phase },
    lost: [...state.lost],
    players: state.players.map(({ coins, bid, row }) => ({ coins, hasBid: bid !== null, row: [...row] })),
    yourBid: viewer === 'spectator' ? null : playerAt(state.players, viewer).bid,
  };
}

export function witness(event: Event, viewer: Viewer): Event {
  return event.type === 'bid' && event.seat !== viewer ? { type: 'bid', seat: event.seat } : event;
}
