import type { Pending, Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { Move, Player, SeasonsOfRice, State } from './vocabulary.ts';

type Kinds = readonly Move['type'][];

const CHOOSE: Kinds = ['choose-ancestor'];
/** SR-26: the same at every stage of a plan, for everybody sees what a player is asked. */
const PLAN: Kinds = ['send', 'place', 'pick'];
const TAKE: Kinds = ['place', 'pick'];
const LAST: Kinds = ['place'];

export function pending(state: Read<State>): readonly Pending<SeasonsOfRice>[] {
  if (state.season === 'over') return [];
  if (state.season === 'dry') return [{ seat: state.seat!, moves: state.row.length > 1 ? TAKE : LAST }];
  return [...state.players.keys()]
    .filter(seat => !isReady(state, seat))
    .map(seat => ({ seat, moves: asked(state, seat) }));
}

function asked({ season, players }: Read<State>, seat: number): Kinds {
  if (season === 'ancestors') return CHOOSE;
  return isLastCard(playerAt(players, seat)) ? LAST : PLAN;
}

/** SR-24: nothing is left for the row. */
export const isLastCard = ({ hand }: Read<Player>): boolean => hand.length === 1;

/** SR-26: has chosen, and waits for the other. */
export function isReady({ season, players }: Read<State>, seat: number): boolean {
  const player = playerAt(players, seat);
  if (season === 'ancestors') return player.choice !== null;
  return isLastCard(player) ? player.plan.spot !== null : player.plan.send !== null;
}

export const areAllReady = (state: Read<State>): boolean =>
  state.players.every((_, seat) => isReady(state, seat));

/** The cards a seat chooses from now: its hand, or in its Dry turn the row. */
export function onOffer({ season, players, row }: Read<State>, seat: number): readonly number[] {
  return season === 'dry' ? row : playerAt(players, seat).hand;
}
