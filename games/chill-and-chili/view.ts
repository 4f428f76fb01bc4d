import { listOf } from '../../core/counts.ts';
import type { Read, Viewer } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import { ACCESSORY_CARDS, STACK } from './data/cards.ts';
import { type Tables, thirst } from './data/tables.ts';
import { handSize } from '../../core/hand.ts';
import { owns } from './hand.ts';
import { freeSuns, scoreOf, totalOf } from './scoring.ts';
import { turnsLeft } from './turn.ts';
import type { Event, PlayerView, State, View } from './vocabulary.ts';

/** CC-A20: secret are the hands and the pile; all else lies open, or was seen when it happened. */
export function view(tables: Tables, state: Read<State>, viewer: Viewer): View {
  return {
    you: viewer,
    options: { ...state.options },
    supply: state.supply,
    pond: state.pond,
    withdrawal: Math.ceil(state.pond / 2),
    well: state.well,
    pile: state.pile.length,
    compost: [...state.compost],
    market: state.market.map(row => [...row]),
    stacks: ACCESSORY_CARDS.map(card => ({
      price: tables.price[card]!,
      left: STACK - state.players.filter(player => owns(player, card)).length,
    })),
    players: state.players.map((_, seat) => playerView(tables, state, seat)),
    hand: viewer === 'spectator' ? null : listOf(playerAt(state.players, viewer).hand),
    turn: { ...state.turn },
    agenda: state.agenda.map(task => ({ ...task })),
  };
}

function playerView(tables: Tables, state: Read<State>, seat: number): PlayerView {
  const player = playerAt(state.players, seat);
  const score = scoreOf(tables, player);
  return {
    coins: player.coins,
    handSize: handSize(player),
    known: listOf(player.known),
    beds: player.beds.map(({ cards, drops }) => ({
      cards: [...cards],
      drops,
      suns: thirst(cards),
      points: tables.points(cards),
    })),
    laidOut: [...player.laidOut],
    freeSuns: player.beds.reduce((sum, bed) => sum + freeSuns(bed), 0),
    turnsLeft: turnsLeft(state, seat),
    score,
    total: totalOf(score),
  };
}

/** A card drawn from the pile is seen only by the one who drew it. */
export function witness(event: Event, viewer: Viewer): Event {
  if (event.type !== 'drew' || event.seat === viewer) return event;
  return { type: 'drew', seat: event.seat, because: event.because };
}
