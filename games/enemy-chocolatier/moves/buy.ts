import { add } from '../../../core/counts.ts';
import type { MoveRule, Read, Refusal } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import {
  canPay,
  exchangeWith,
  hasMarker,
  mayBuyAnywhere,
  mayBuyClosed,
  limitOf,
  limitReached,
  type Obstacle,
  obstacle,
  priceOf,
  shortOf,
} from '../buying.ts';
import { boardOf } from '../data/board.ts';
import type { Town } from '../data/town.ts';
import { DEAR_EXCHANGE, INGREDIENTS, PURCHASES, PURCHASES_OF_THREE } from '../data/words.ts';
import { breakUp, close, missingHouses, opening, shutting, statusOf } from '../neighbourhoods.ts';
import { end } from '../turn.ts';
import type { Buy, EnemyChocolatier, Event, Player, State } from '../vocabulary.ts';

type Emit = ((event: Event) => void) | undefined;

/** EC-30 to EC-37: one house, at once; the next one is chosen when this one is paid. */
export const buy = (town: Town): MoveRule<EnemyChocolatier, Buy> => {
  const { houses, houseNumber, neighbourhoods } = town;
  const offers = houses.map(({ id }): Buy => ({ type: 'buy', house: id }));
  const reason = reasonsFor(town);
  return {
    /** EC-A31 */
    takeback: true,

    candidates: () => offers,

    refuse(state, _seat, move) {
      // The end of most turns: no need to look the house up.
      if (limitReached(town, state)) return reason('limit-reached', state, 0);
      const house = houseNumber.get(move.house)!;
      const code = obstacle(town, state, house);
      return code === null ? null : reason(code, state, house);
    },

    /** Neighbourhood by neighbourhood: what is closed to this seat is passed over whole. */
    legal(state, seat, found) {
      if (limitReached(town, state) || !hasMarker(state, seat)) return;
      const closedToo = mayBuyClosed(town, state, seat);
      const anywhere = mayBuyAnywhere(town, state, seat);
      const { controllers, access, owners } = state;
      for (let n = 0; n < neighbourhoods.length; n++) {
        if (controllers[n] !== null ? !closedToo : access[n] === 0 && !anywhere) continue;
        const { houses: there } = neighbourhoods[n]!;
        for (let i = 0; i < there.length; i++) {
          const house = there[i]!;
          if (owners[house] !== seat && canPay(town, state, house)) found.push(offers[house]!);
        }
      }
    },

    apply(draft, move, { seat, emit }) {
      const house = houseNumber.get(move.house)!;
      pay(town, draft, { house, seat, emit });
      const { neighbourhood, ingredient } = houses[house]!;
      draft.owners[house] = seat;
      add(playerAt(draft.players, seat).ingredients, ingredient, 1);
      // EC-A27: a purchase breaks the silence.
      draft.quiet = 0;
      spendPermit(draft, { seat, limit: limitOf(town, draft, seat), emit });
      changeControl(town, draft, { neighbourhood, seat, emit });
      // EC-72, EC-A02: looked at after every purchase.
      if (completes(town, playerAt(draft.players, seat)))
        end(town, draft, { because: 'recipe', winner: seat, emit });
    },
  };
};

/** EC-34, EC-35 */
function pay(
  town: Town,
  draft: State,
  { house, seat, emit }: { house: number; seat: number; emit: Emit },
): void {
  const { id, ingredient, price: printed } = town.houses[house]!;
  const owner = draft.owners[house]!;
  let price = printed;
  let toOwner = 0;
  if (owner !== null) {
    ({ price, toOwner } = exchangeWith(town, draft, owner));
    playerAt(draft.players, owner).money += toOwner;
    // EC-72: a house that is taken away is missing.
    add(playerAt(draft.players, owner).ingredients, ingredient, -1);
  }
  playerAt(draft.players, seat).money -= price;
  emit?.({
    type: 'bought',
    seat,
    house: id,
    ingredient: INGREDIENTS[ingredient]!,
    price,
    from: owner,
    toOwner,
  });
}

/** EC-42, EC-A08: only a purchase beyond the limit costs a permit. */
function spendPermit(draft: State, { seat, limit, emit }: { seat: number; limit: number; emit: Emit }): void {
  if (++draft.turn.bought <= limit) return;
  const left = --playerAt(draft.players, seat).permits;
  emit?.({ type: 'permit-spent', seat, left });
}

/** EC-60 to EC-62 */
function changeControl(
  town: Town,
  draft: State,
  { neighbourhood, seat, emit }: { neighbourhood: number; seat: number; emit: Emit },
): void {
  const loser = draft.controllers[neighbourhood]!;
  const closes = missingHouses(town, draft.owners, { neighbourhood, seat }) === 0;
  if (loser === null && !closes) return;
  const board = boardOf(town, draft.arrangement);
  const around = board.connected[neighbourhood]!;
  const { id, bonus } = town.neighbourhoods[neighbourhood]!;
  const ids = (numbers: readonly number[]) => numbers.map(n => town.neighbourhoods[n]!.id);
  if (loser !== null) {
    const shut = emit ? ids(shutting(draft, around)) : [];
    breakUp(draft, board, neighbourhood);
    const becomes = statusOf(draft, neighbourhood);
    emit?.({ type: 'broken', seat: loser, neighbourhood: id, ability: bonus.ability, becomes });
    if (shut.length > 0) emit?.({ type: 'shut', neighbourhoods: shut });
  }
  if (closes) {
    const opened = emit ? ids(opening(draft, around)) : [];
    close(draft, board, { neighbourhood, seat });
    emit?.({ type: 'closed', seat, neighbourhood: id, ability: bonus.ability });
    if (opened.length > 0) emit?.({ type: 'opened', neighbourhoods: opened });
  }
}

/** EC-72, EC-A02: checked after every purchase; what it was not becomes known. */
function completes({ recipes }: Town, player: Player): boolean {
  const { ingredients, ruledOut } = player;
  if (shortOf(recipes[player.recipe!]!, ingredients) === 0) return true;
  for (let recipe = 0; recipe < recipes.length; recipe++)
    if (!ruledOut.includes(recipe) && shortOf(recipes[recipe]!, ingredients) === 0) {
      ruledOut.push(recipe);
      ruledOut.sort((a, b) => a - b);
    }
  return false;
}

type Reason = (code: Obstacle, state: Read<State>, house: number) => Refusal<EnemyChocolatier>;

/** The answers are made once: simulations ask about every house, and most answers are a refusal. */
function reasonsFor(town: Town): Reason {
  const own: Refusal<EnemyChocolatier> = { code: 'own-house', clause: 'EC-33' };
  const marker: Refusal<EnemyChocolatier> = { code: 'no-marker-left', clause: 'EC-A20' };
  const limits = [PURCHASES, PURCHASES_OF_THREE].map((limit): Refusal<EnemyChocolatier> => {
    return { code: 'limit-reached', clause: 'EC-31', with: { limit } };
  });
  const prices = Array.from({ length: DEAR_EXCHANGE.price + 1 }, (_, price) =>
    Array.from({ length: price }, (_, money): Refusal<EnemyChocolatier> => {
      return { code: 'too-few-dollars', clause: 'EC-36', with: { price, money, missing: price - money } };
    }),
  );
  const byHouse = (code: 'closed' | 'unavailable', clause: string) =>
    town.houses.map(({ neighbourhood }): Refusal<EnemyChocolatier> => {
      return { code, clause, with: { neighbourhood: town.neighbourhoods[neighbourhood]!.id } };
    });
  const closed = byHouse('closed', 'EC-51');
  const unavailable = byHouse('unavailable', 'EC-52');
  return (code, state, house) => {
    switch (code) {
      case 'too-few-dollars':
        return prices[priceOf(town, state, house)]![playerAt(state.players, state.turn.seat).money]!;
      case 'unavailable':
        return unavailable[house]!;
      case 'closed':
        return closed[house]!;
      case 'own-house':
        return own;
      case 'limit-reached':
        return limits[limitOf(town, state, state.turn.seat) - PURCHASES]!;
      case 'no-marker-left':
        return marker;
    }
  };
}
