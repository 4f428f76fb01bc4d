import { listOf } from '../../core/counts.ts';
import { copy } from '../../core/data.ts';
import type { Read, Viewer } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { auctionOf, stanceOf } from './auction.ts';
import { chargeOf, isBlocked, missingSteps } from './chain.ts';
import type { Tables } from './data/tables.ts';
import { handSize } from '../../core/hand.ts';
import { canFinish, duesOf, expectedIncome } from './prospects.ts';
import type { Event, PlayerView, RailMark, State, TurnView, View } from './vocabulary.ts';

/** CH-A20: secret are the hands, the pile, the closed fists and the cards chosen for a challenge; all else lies open. */
export function view(tables: Tables, state: Read<State>, viewer: Viewer): View {
  const you = viewer === 'spectator' ? null : playerAt(state.players, viewer);
  const sealed = state.agenda[state.agenda.length - 1]?.do === 'fists';
  return {
    you: viewer,
    options: { ...state.options },
    pile: state.pile.length,
    discard: [...state.discard],
    players: state.players.map((_, seat) => playerView(tables, state, seat)),
    hand: you && listOf(you.hand),
    fist: you && sealed && you.closed ? you.fist : null,
    staked: you && [...you.staked],
    harvestLaid: state.harvestLaid,
    turn: turnView(state),
    agenda: copy(state.agenda) as State['agenda'],
    idle: state.idle,
    ending: state.ending && { ...state.ending },
    fists: state.fists,
    lastChallenge: state.lastChallenge,
    lastSale: state.lastSale,
  };
}

function playerView(tables: Tables, state: Read<State>, seat: number): PlayerView {
  const player = playerAt(state.players, seat);
  const auction = auctionOf(state);
  return {
    tokens: player.tokens,
    handSize: handSize(player),
    known: listOf(player.known),
    start: player.start,
    income: player.start === null ? 0 : nth(tables.income, player.start),
    chain: player.chain.map(cards => [...cards]),
    missing: missingSteps(player),
    charge: chargeOf(tables, player),
    expects: expectedIncome(tables, state, seat),
    dues: duesOf(tables, state, seat),
    blocks: player.blocks.map(block => ({ ...block })),
    blocked: isBlocked(player),
    canFinish: canFinish(state, seat),
    closed: player.closed,
    stance: auction && stanceOf(state, auction, seat),
    out: player.out,
  };
}

/** CH-07: the nine steps, with those that this turn leaves out. */
function turnView({ turn, agenda, ending }: Read<State>): TurnView {
  const now = ending ? 9 : agenda.some(task => task.do === 'settle') ? 2 : turn.step;
  const rail = Array.from({ length: 9 }, (_, i): RailMark => {
    const step = i + 1;
    if (turn.hadStart ? step === 5 : step < 5) return 'shut';
    return step < now ? 'past' : step === now ? 'now' : 'ahead';
  });
  return { ...turn, rail };
}

/** A card drawn from the pile is seen only by the one who drew it, a fist only by the one who closes it. */
export function witness(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && event.seat !== viewer)
    return { type: 'drew', seat: event.seat, because: event.because };
  if (event.type === 'fist-closed' && event.seat !== viewer) return { type: 'fist-closed', seat: event.seat };
  return event;
}
