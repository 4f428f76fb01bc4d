import type { Pending, Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { Move, Player, SeasonsOfRice, State } from './vocabulary.ts';

type Kinds = readonly Move['type'][];

const CHOOSE: Kinds = ['choose-ancestor'];
/** SR-26: the same at every stage of a plan, for everybody sees what a player is asked. */
const PLAN: Kinds = ['send', 'place', 'pick'];
const TAKE: Kinds = ['place', 'pick'];
const LAST: Kinds = ['place'];

type Question = readonly Pending<SeasonsOfRice>[];

/** The same few questions again and again: made once for every seat, so that asking costs little. */
const ask = (moves: Kinds): readonly Question[] => [0, 1].map(seat => [{ seat, moves }]);
const ASK_CHOOSE = ask(CHOOSE);
const ASK_PLAN = ask(PLAN);
const ASK_TAKE = ask(TAKE);
const ASK_LAST = ask(LAST);
const NOBODY: Question = [];

export function pending(state: Read<State>): Question {
  if (state.season === 'over') return NOBODY;
  if (state.season === 'dry') return (state.row.length > 1 ? ASK_TAKE : ASK_LAST)[state.seat!]!;
  const questions: Pending<SeasonsOfRice>[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (!isReady(state, seat)) questions.push(asked(state, seat)[seat]![0]!);
  return questions;
}

function asked({ season, players }: Read<State>, seat: number): readonly Question[] {
  if (season === 'ancestors') return ASK_CHOOSE;
  return isLastCard(playerAt(players, seat)) ? ASK_LAST : ASK_PLAN;
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
