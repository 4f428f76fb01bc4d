import type { Read } from '../../../../core/game.ts';
import { nth } from '../../../../core/sure.ts';
import { exchangeWith } from '../../buying.ts';
import type { Town } from '../../data/town.ts';
import type { State } from '../../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';
import { prospectsOf } from './prospects.ts';
import { turnsByPoints, turnsByRecipe } from './roads.ts';
import type { Suspicion } from './suspicion.ts';

export interface Mind {
  readonly town: Town;
  readonly beliefs: Beliefs;
  readonly suspicion: Suspicion;
}

/** A seat's part of the victory, from 0 to 1, once it leaves the table like this to the next. */
export function outlook({ town, beliefs, suspicion }: Mind, state: Read<State>, seat: number): number {
  if (state.phase.name === 'over') return state.phase.winner === seat ? 1 : 0;
  const seats = state.players.length;
  const exchange = state.players.map((_, owner) => exchangeWith(town, state, owner).price);
  let mine = 0;
  let all = 0;
  for (let other = 0; other < seats; other++) {
    // Whoever plays sooner is ahead by a part of a round.
    const order = ((other - seat + seats - 1) % seats) / seats;
    const prospects = prospectsOf(town, beliefs, { state, seat: other, exchange });
    const byPoints = turnsByPoints(beliefs, prospects);
    let chance = 0;
    for (const [recipe, likely] of nth(suspicion, other).entries()) {
      if (likely < 0.02) continue;
      const byRecipe = turnsByRecipe(beliefs, prospects, nth(town.recipes, recipe));
      const turns = shorter(byPoints, byRecipe, beliefs.shorterRoad);
      chance += likely * (turns + order + 0.5) ** -beliefs.sharpness;
    }
    all += chance;
    if (other === seat) mine = chance;
  }
  return mine / all;
}

/** Two roads are a little shorter than the shorter of them. */
function shorter(a: number, b: number, sharpness: number): number {
  const [near, far] = a < b ? [a, b] : [b, a];
  if (near <= 0) return 0;
  return near * (1 + (near / far) ** sharpness) ** (-1 / sharpness);
}
