import type { Character } from '../../../bots/characters.ts';
import type { Taste } from '../../../bots/craft.ts';
import { keyed, nth } from '../../../core/sure.ts';
import type { Neighbourhood, Town } from '../data/town.ts';
import type { EnemyChocolatier, HouseView, View } from '../vocabulary.ts';

interface Bargain {
  readonly house: HouseView;
  readonly neighbourhood: Neighbourhood;
  readonly view: View;
  readonly seat: number;
}

/** What each of them would rather buy, if it costs little. */
export function charactersOf(town: Town): { readonly [C in Character]: Taste<EnemyChocolatier> } {
  const buyer =
    (likes: (bargain: Bargain) => boolean): Taste<EnemyChocolatier> =>
    (move, view, seat) => {
      if (move.type !== 'buy') return 0;
      const number = keyed(town.houseNumber, move.house);
      const neighbourhood = nth(town.neighbourhoods, nth(town.houses, number).neighbourhood);
      return likes({ house: nth(view.houses, number), neighbourhood, view, seat }) ? 1 : 0;
    };
  return {
    hoarder: buyer(({ neighbourhood: { bonus } }) => bonus.money > 0 || bonus.ability === 'all-money'),
    gambler: buyer(({ neighbourhood: { houses, bonus } }) => houses.length > 4 || bonus.stars > 2),
    miser: buyer(({ house: { price } }) => price <= 2),
    'show-off': buyer(({ neighbourhood: { bonus } }) => bonus.stars > 0 || bonus.ability === 'all-stars'),
    gardener: buyer(({ neighbourhood: { ingredient }, view, seat }) => {
      const line = nth(view.players, seat).recipe?.lines[ingredient];
      return line !== undefined && line.has < line.needs;
    }),
    rival: buyer(({ neighbourhood: { houses }, view, seat }) =>
      houses.some(house => {
        const { owner } = nth(view.houses, house);
        return owner !== null && owner !== seat;
      }),
    ),
  };
}
