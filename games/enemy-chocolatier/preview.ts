import type { Read } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { exchangeWith, limitOf, missingUnits, obstacle } from './buying.ts';
import { boardOf } from './data/board.ts';
import type { Town } from './data/town.ts';
import { missingHouses, opening, shutting } from './neighbourhoods.ts';
import type { Preview, State } from './vocabulary.ts';

/** What buying this house would bring about for the seat whose turn it is; null when it may not be bought. */
export function previewOf(town: Town, state: Read<State>, house: number): Preview | null {
  if (obstacle(town, state, house) !== null) return null;
  const { seat, bought } = state.turn;
  const { money } = playerAt(state.players, seat);
  const { neighbourhood, price: printed } = nth(town.houses, house);
  const owner = nth(state.owners, house);
  const { price, toOwner } =
    owner === null ? { price: printed, toOwner: 0 } : exchangeWith(town, state, owner);
  const closes = missingHouses(town, state.owners, { neighbourhood, seat }) === 1;
  const breaks = nth(state.controllers, neighbourhood);
  const around = nth(boardOf(town, state.arrangement).connected, neighbourhood);
  const ids = (numbers: readonly number[]) => numbers.map(n => nth(town.neighbourhoods, n).id);
  return {
    toOwner,
    toBank: price - toOwner,
    moneyLeft: money - price,
    permit: bought >= limitOf(town, state, seat),
    // EC-A11: a broken neighbourhood is open only if something else gives access to it.
    becomes: closes ? 'closed' : nth(state.access, neighbourhood) > 0 ? 'open' : 'unavailable',
    breaks,
    opens: closes && breaks === null ? ids(opening(state, around)) : [],
    shuts: breaks !== null && !closes ? ids(shutting(state, around)) : [],
    missing: missingAfter(town, state, house),
  };
}

function missingAfter(town: Town, { players, turn }: Read<State>, house: number): number {
  const player = playerAt(players, turn.seat);
  const { ingredient } = nth(town.houses, house);
  return missingUnits(town, {
    ...player,
    ingredients: player.ingredients.with(ingredient, nth(player.ingredients, ingredient) + 1),
  });
}
