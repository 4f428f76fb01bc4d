import type { Read } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import type { Town } from './data/town.ts';
import { DOLLARS_A_POINT } from './data/words.ts';
import { controlled } from './neighbourhoods.ts';
import type { Income, IncomeLine, State } from './vocabulary.ts';

/** EC-22: points for the dollars in hand, before any money comes in. */
export function savingsPoints(
  { withAbility }: Town,
  { controllers, players }: Read<State>,
  seat: number,
): number {
  const times = held(withAbility['five-a-point'], controllers, seat);
  return times === 0 ? 0 : times * Math.floor(playerAt(players, seat).money / DOLLARS_A_POINT);
}

/** EC-23, EC-24, EC-53: dollars of an income phase. */
export function moneyIncome(town: Town, { controllers }: Read<State>, seat: number): number {
  const { income, neighbourhoods } = town;
  const more = held(town.withAbility['all-money'], controllers, seat);
  let money = income;
  for (let n = 0; n < controllers.length; n++) {
    if (controllers[n] !== seat) continue;
    const printed = nth(neighbourhoods, n).bonus.money;
    if (printed > 0) money += printed + more;
  }
  return money;
}

/** EC-25, EC-54: points of the stars. */
export function starIncome(town: Town, { controllers }: Read<State>, seat: number): number {
  const { neighbourhoods } = town;
  const more = held(town.withAbility['all-stars'], controllers, seat);
  let points = 0;
  for (let n = 0; n < controllers.length; n++) {
    if (controllers[n] !== seat) continue;
    const printed = nth(neighbourhoods, n).bonus.stars;
    if (printed > 0) points += printed + more;
  }
  return points;
}

/** The same, line by line, as a statement: what the seat's next income phase brings if nothing changes until then. */
export function statement(town: Town, state: Read<State>, seat: number): Income {
  const { controllers, players } = state;
  const own = controlled(state, seat);
  const moreMoney = held(town.withAbility['all-money'], controllers, seat);
  const moreStars = held(town.withAbility['all-stars'], controllers, seat);
  const lines: IncomeLine[] = [];
  for (const n of own) {
    const { id, bonus } = nth(town.neighbourhoods, n);
    if (bonus.ability !== 'five-a-point') continue;
    const { money } = playerAt(players, seat);
    lines.push({ from: 'savings', neighbourhood: id, money, points: Math.floor(money / DOLLARS_A_POINT) });
  }
  lines.push({ from: 'factory', money: town.income });
  for (const n of own) {
    const { id, bonus } = nth(town.neighbourhoods, n);
    if (bonus.money === 0 && bonus.stars === 0) continue;
    lines.push({
      from: 'neighbourhood',
      neighbourhood: id,
      money: bonus.money > 0 ? bonus.money + moreMoney : 0,
      points: bonus.stars > 0 ? bonus.stars + moreStars : 0,
    });
  }
  return {
    lines,
    money: moneyIncome(town, state, seat),
    points: savingsPoints(town, state, seat) + starIncome(town, state, seat),
  };
}

/** EC-27: whoever has the income phase gained nothing since their last turn ended, so no ability waits any more. */
function held(withAbility: readonly number[], controllers: readonly (number | null)[], seat: number): number {
  let count = 0;
  for (let i = 0; i < withAbility.length; i++) if (controllers[nth(withAbility, i)] === seat) count++;
  return count;
}
