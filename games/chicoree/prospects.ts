import type { Read } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { chargeOf, isBlocked, missingSteps } from './chain.ts';
import { SHOP_STEP } from './data/cards.ts';
import type { Tables } from './data/tables.ts';
import { clockwiseFrom } from './seats.ts';
import type { Due, State } from './vocabulary.ts';

/** What a seat will owe before its own next turn, as things lie: to the active player first, then clockwise. */
export function duesOf(tables: Tables, state: Read<State>, seat: number): Due[] {
  const { players, turn, agenda } = state;
  if (playerAt(players, seat).out !== null) return [];
  const dues: Due[] = [];
  for (const task of agenda)
    if (task.do === 'settle' && task.debtors.includes(seat)) dues.push({ to: turn.seat, tokens: task.owed });
  const [, ...order] = clockwiseFrom(state, turn.seat);
  for (const to of order) {
    if (to === seat) break;
    const tokens = isBlocked(playerAt(players, to)) ? 0 : chargeOf(tables, playerAt(players, to));
    if (tokens > 0) dues.push({ to, tokens });
  }
  return dues;
}

/** What a seat's next own turn brings, as things lie. */
export function expectedIncome(tables: Tables, state: Read<State>, seat: number): number {
  const player = playerAt(state.players, seat);
  if (player.start === null) return 0;
  // CH-A06: the turn that is being played counts down before the next one begins.
  const last = state.turn.seat === seat ? 1 : 0;
  if (player.blocks.some(({ turns }) => turns > last)) return 0;
  const opponents = clockwiseFrom(state, seat).length - 1;
  return nth(tables.income, player.start) + opponents * chargeOf(tables, player);
}

/** Whether a seat could complete its chain within one turn: one link, and a shop before it (CH-17). */
export function canFinish({ players, harvestLaid }: Read<State>, seat: number): boolean {
  const player = playerAt(players, seat);
  if (player.start === null) return false;
  const missing = missingSteps(player);
  const needsShop = missing.includes(SHOP_STEP);
  return missing.length <= (needsShop ? 2 : 1) && (!needsShop || harvestLaid);
}
