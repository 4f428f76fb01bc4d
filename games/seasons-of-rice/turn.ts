import type { Pending, Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import { asking } from '../../core/asking.ts';
import type { Player, SeasonsOfRice, State } from './vocabulary.ts';

const ask = asking<SeasonsOfRice>;
const askAncestor = ask('choose-ancestor');
/** SR-26: the same at every stage of a plan, for everybody sees what a player is asked. */
const askPlan = ask('send', 'place', 'pick');
const askCard = ask('place', 'pick');
const askSpot = ask('place');
const NOBODY: readonly Pending<SeasonsOfRice>[] = [];

export function pending(state: Read<State>): readonly Pending<SeasonsOfRice>[] {
  if (state.season === 'over') return NOBODY;
  if (state.seat !== null) return state.row.length > 1 ? askCard(state.seat) : askSpot(state.seat);
  const questions: Pending<SeasonsOfRice>[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (!isReady(state, seat)) questions.push(asked(state, seat)[0]);
  return questions;
}

function asked({ season, players }: Read<State>, seat: number): readonly [Pending<SeasonsOfRice>] {
  if (season === 'ancestors') return askAncestor(seat);
  return isLastCard(playerAt(players, seat)) ? askSpot(seat) : askPlan(seat);
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
