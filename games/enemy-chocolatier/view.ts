import type { Read, Viewer } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { abilityLacked, housesOf, limitOf, missingUnits, priceOf, purchasesLeft } from './buying.ts';
import { boardOf } from './data/board.ts';
import type { Town } from './data/town.ts';
import { GOAL, INGREDIENTS, LAST_ROUND, QUIET_ROUNDS, RECIPE_INGREDIENTS } from './data/words.ts';
import { statement } from './income.ts';
import { controlled, missingHouses, statusOf } from './neighbourhoods.ts';
import { previewOf } from './preview.ts';
import type {
  Event,
  HouseView,
  Income,
  NeighbourhoodView,
  PlayerView,
  RecipeView,
  State,
  View,
} from './vocabulary.ts';
import { byKey } from '../../core/keys.ts';
import { amount } from '../../core/counts.ts';

/** EC-08, EC-A19: secret are the recipes of the others and those nobody got; all else lies open. */
export function view(town: Town, state: Read<State>, viewer: Viewer): View {
  const { turn, phase, players } = state;
  const limit = limitOf(town, state, turn.seat);
  const incomes = players.map((_, seat) => statement(town, state, seat));
  const first = firstToReach(state, incomes);
  return {
    you: viewer,
    options: { ...state.options },
    phase: { ...phase },
    arrangement: state.arrangement,
    first: state.first,
    round: state.round,
    lastRound: LAST_ROUND,
    quiet: state.quiet,
    quietLimit: QUIET_ROUNDS * players.length,
    turn: {
      seat: turn.seat,
      bought: turn.bought,
      limit,
      left: purchasesLeft(town, state, turn.seat),
      gained: turn.gained.map(n => nth(town.neighbourhoods, n).id),
    },
    neighbourhoods: neighbourhoodViews(town, state),
    houses: houseViews(town, state, phase.name === 'buying' && viewer === turn.seat),
    players: incomes.map((nextIncome, seat) => ({
      ...playerView(town, state, { seat, viewer }),
      nextIncome,
      winsNext: seat === first,
    })),
  };
}

function neighbourhoodViews(town: Town, state: Read<State>): NeighbourhoodView[] {
  const { besideFactory, connectedIds } = boardOf(town, state.arrangement);
  return town.neighbourhoods.map(({ id }, neighbourhood) => ({
    id,
    status: statusOf(state, neighbourhood),
    controller: nth(state.controllers, neighbourhood),
    besideFactory: besideFactory.includes(neighbourhood),
    connected: nth(connectedIds, neighbourhood),
    oneShort: oneShort(town, state, neighbourhood),
  }));
}

function oneShort(town: Town, { owners, players }: Read<State>, neighbourhood: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < players.length; seat++)
    if (missingHouses(town, owners, { neighbourhood, seat }) === 1) seats.push(seat);
  return seats;
}

function houseViews(town: Town, state: Read<State>, withPreview: boolean): HouseView[] {
  return town.houses.map(({ id }, house) => ({
    id,
    owner: nth(state.owners, house),
    price: priceOf(town, state, house),
    preview: withPreview ? previewOf(town, state, house) : null,
  }));
}

/** EC-70: who, if nothing changed, would be the first whose income reaches the goal; whoever has the turn had theirs. */
function firstToReach({ players, turn }: Read<State>, incomes: readonly Income[]): number | null {
  for (let step = 1; step <= players.length; step++) {
    const seat = (turn.seat + step) % players.length;
    if (playerAt(players, seat).points + nth(incomes, seat).points >= GOAL) return seat;
  }
  return null;
}

function playerView(
  town: Town,
  state: Read<State>,
  { seat, viewer }: { readonly seat: number; readonly viewer: Viewer },
): Omit<PlayerView, 'nextIncome' | 'winsNext'> {
  const player = playerAt(state.players, seat);
  const own = controlled(state, seat);
  return {
    money: player.money,
    points: player.points,
    permits: player.permits,
    houses: housesOf(player),
    ingredients: byKey(INGREDIENTS, (_, ingredient) => amount(player.ingredients, ingredient)),
    controls: own.map(n => nth(town.neighbourhoods, n).id),
    abilities: own.flatMap(n => {
      const { id, bonus } = nth(town.neighbourhoods, n);
      if (bonus.ability === null) return [];
      return [{ ability: bonus.ability, neighbourhood: id, active: !state.turn.gained.includes(n) }];
    }),
    recipe: seat === viewer || state.phase.name === 'over' ? recipeView(town, state, seat) : null,
    ruledOut: player.ruledOut.map(recipe => nth(town.recipes, recipe).id),
  };
}

function recipeView(town: Town, state: Read<State>, seat: number): RecipeView | null {
  const player = playerAt(state.players, seat);
  if (player.recipe === null) return null;
  const { id, needs } = nth(town.recipes, player.recipe);
  const lines = RECIPE_INGREDIENTS.map((ingredient, i) => ({
    ingredient,
    needs: nth(needs, i),
    has: nth(player.ingredients, i),
    reachable: reachable(town, state, { seat, ingredient: i }),
  }));
  return { id, lines, missing: missingUnits(town, player) };
}

function reachable(
  town: Town,
  state: Read<State>,
  { seat, ingredient }: { readonly seat: number; readonly ingredient: number },
): number {
  let houses = 0;
  for (const [neighbourhood, { ingredient: made }] of town.neighbourhoods.entries())
    if (made === ingredient && abilityLacked(town, state, { neighbourhood, seat }) === null)
      houses += missingHouses(town, state.owners, { neighbourhood, seat });
  return houses;
}

/** EC-08: a recipe that is dealt is seen only by the one who gets it. */
export function witness(event: Event, viewer: Viewer): Event {
  return event.type === 'dealt' && event.seat !== viewer ? { type: 'dealt', seat: event.seat } : event;
}
