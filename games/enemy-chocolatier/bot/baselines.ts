import type { Bot } from '../../../bots/bot.ts';
import type { Baselines } from '../../../bots/game-bots.ts';
import type { Game } from '../../../core/game.ts';
import { keyed, lastOf, nth } from '../../../core/sure.ts';
import { type Neighbourhood, townOf } from '../data/town.ts';
import type { EnemyChocolatier, View } from '../vocabulary.ts';
import { BELIEFS } from './keen/beliefs.ts';
import { level } from './keen/index.ts';

/** A house on sale, as the one who may buy it sees it. */
interface Offer {
  readonly view: View;
  readonly seat: number;
  readonly price: number;
  readonly neighbourhood: Neighbourhood;
  /** How many houses of the neighbourhood this seat does not own yet, and how many somebody else does. */
  readonly short: number;
  readonly taken: number;
}

/** Buys what it likes best, as long as there is something it likes at all: above 0. */
function byLiking(liking: (offer: Offer) => number) {
  return (game: Game<EnemyChocolatier>): Bot<EnemyChocolatier> => {
    const town = townOf(game.edition);
    return ({ view, seat, legal }) => {
      let best = lastOf(legal);
      let most = 0;
      for (const move of legal) {
        if (move.type !== 'buy') continue;
        const house = keyed(town.houseNumber, move.house);
        const neighbourhood = nth(town.neighbourhoods, nth(town.houses, house).neighbourhood);
        const owners = neighbourhood.houses.map(each => nth(view.houses, each).owner);
        const worth = liking({
          view,
          seat,
          price: nth(view.houses, house).price,
          neighbourhood,
          short: owners.filter(owner => owner !== seat).length,
          taken: owners.filter(owner => owner !== null && owner !== seat).length,
        });
        if (worth <= most) continue;
        most = worth;
        best = move;
      }
      return best;
    };
  };
}

/** More than any house costs. */
const DEAR = 11;

function isInRecipe({ view, seat, neighbourhood }: Offer): boolean {
  const line = nth(view.players, seat).recipe?.lines[neighbourhood.ingredient];
  return line !== undefined && line.has < line.needs;
}

export const baselines = {
  careless: level({ breadth: 1, depth: 1, noise: 0.25, beliefs: BELIEFS }),
  /** The strongest level while there were two. */
  keen: level({ breadth: 6, depth: 5, noise: 0, beliefs: BELIEFS }),
  /** The cheapest house of its recipe, or else the cheapest house. */
  'cheapest-house': byLiking(offer => DEAR - offer.price + (isInRecipe(offer) ? DEAR : 0)),
  /** The cheapest house of its recipe, and nothing else. */
  'recipe-only': byLiking(offer => (isInRecipe(offer) ? DEAR - offer.price : 0)),
  /** Closes what is nearest to being closed, the cheaper the better. */
  closer: byLiking(({ price, short, taken }) => 1 / (short + taken + price / DEAR)),
  /** Wherever stars are to be had, and money to get them. */
  'stars-only': byLiking(({ price, short, neighbourhood: { bonus } }) =>
    bonus.stars === 0 && bonus.money === 0 ? 0 : (2 * bonus.stars + bonus.money) / (short * (price + 1)),
  ),
  /** Its recipe, by way of neighbourhoods that pay. */
  'recipe-and-money': byLiking(offer => {
    const { price, short, taken, neighbourhood } = offer;
    const pays = (2 * neighbourhood.bonus.money) / (short + taken);
    return (isInRecipe(offer) ? DEAR - price : 0) + (pays > 1 ? DEAR + pays - price : pays);
  }),
} satisfies Baselines<EnemyChocolatier>;
