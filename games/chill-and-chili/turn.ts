import type { Pending, Read, Effects } from '../../core/game.ts';
import { asking, type Question } from '../../core/asking.ts';
import type { ChillAndChili, State, Task } from './vocabulary.ts';

const ask = asking<ChillAndChili>;

/** The sequence of play: what may be done at each point of a turn. */
const QUESTIONS: { readonly [T in Task['do']]: Question<ChillAndChili> } = {
  // CC-27, CC-28: the extras first, in any order (CC-A02), then exactly one action.
  act: ask('refresh', 'scare', 'draw', 'buy-vegetable', 'buy-accessory', 'plant', 'lay-out', 'withdraw'),
  discard: ask('discard'),
  'choose-face': ask('choose-face'),
  water: ask('water', 'finish-watering'),
  'plant-more': ask('plant', 'end-turn'),
};

export function pending({ agenda, turn }: Read<State>): readonly Pending<ChillAndChili>[] {
  const task = agenda[agenda.length - 1];
  return task ? QUESTIONS[task.do](turn.seat) : [];
}

/** CC-25: every turn opens with a push. */
export function startTurn(draft: State, seat: number, emit: Effects<ChillAndChili>['emit']): void {
  draft.supply--;
  draft.pond++;
  draft.turn.seat = seat;
  draft.turn.refreshed = false;
  draft.turn.scarecrowUsed = false;
  draft.agenda.push({ do: 'act' });
  emit?.({ type: 'pushed', seat, supply: draft.supply, pond: draft.pond });
}

/** The task on top is done. CC-30: after the last one the turn passes on. CC-98: unless the supply is used up. */
export function taskDone(draft: State, effects: Effects<ChillAndChili>): void {
  draft.agenda.pop();
  passOn(draft, effects);
}

export function passOn(draft: State, { seat, emit }: Effects<ChillAndChili>): void {
  if (draft.agenda.length > 0) return;
  if (draft.supply === 0) emit?.({ type: 'ended', seat });
  else startTurn(draft, (seat + 1) % draft.players.length, emit);
}

/** CC-99: turns a seat will still have, the present one included. */
export function turnsLeft({ agenda, supply, players, turn }: Read<State>, seat: number): number {
  const lead = (turn.seat - seat + players.length) % players.length;
  const present = lead === 0 && agenda.length > 0 ? 1 : 0;
  return present + Math.floor((supply + lead) / players.length);
}
