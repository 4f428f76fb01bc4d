import { keyed, nth } from '../../../core/sure.ts';
import type { About } from '../../../web/kit/piece-card.tsx';
import { type Ability, INGREDIENTS, type HouseId, type NeighbourhoodId } from '../data/words.ts';
import type { HouseView, RecipeView } from '../vocabulary.ts';
import type { Part } from './part.ts';

type Known = Pick<Part, 'view' | 'words' | 'names' | 'town' | 'changed'>;

/** What a neighbourhood makes and gives, who owns what in it, what closing it costs the reader and opens. */
export function aboutPlace(id: NeighbourhoodId, { view, words, names, town }: Known): About {
  const { place } = words;
  const number = keyed(town.neighbourhoodNumber, id);
  const { bonus, ingredient: made, houses } = nth(town.neighbourhoods, number);
  const { status, controller, connected, oneShort } = nth(view.neighbourhoods, number);
  const ingredient = nth(INGREDIENTS, made);
  const all = houses.map(house => nth(view.houses, house));
  const others = all.filter(({ owner }) => owner !== view.you);
  const opened = connected.filter(
    next => nth(view.neighbourhoods, keyed(town.neighbourhoodNumber, next)).status === 'unavailable',
  );
  const state =
    controller === null
      ? place[status === 'open' ? 'open' : 'unavailable'](ingredient)
      : controller === view.you
        ? place.yours(ingredient)
        : place.closedBy(ingredient, names(controller));
  return {
    title: place.name(id),
    lines: [
      state,
      ...(bonus.money + bonus.stars > 0 ? [place.pays(bonus.money, bonus.stars)] : []),
      ...(bonus.ability ? [place.grants(bonus.ability)] : []),
      ...(controller === null ? [ownersOf(all, { view, words, names })] : []),
      ...(view.you !== 'spectator' && controller !== view.you
        ? [
            place.closing(
              others.length,
              others.reduce((sum, { price }) => sum + price, 0),
            ),
          ]
        : []),
      ...(controller === null && opened.length > 0 ? [place.opens(opened)] : []),
      ...(oneShort.length > 0 && controller === null ? [place.oneShort(oneShort.map(names))] : []),
    ],
  };
}

function ownersOf(
  houses: readonly HouseView[],
  { view, words, names }: Pick<Known, 'view' | 'words' | 'names'>,
): string {
  const owners = view.players.flatMap((_, seat): [string, number][] => {
    const own = houses.filter(({ owner }) => owner === seat).length;
    return own === 0 ? [] : [[seat === view.you ? words.place.you : names(seat), own]];
  });
  return words.place.owners(owners, houses.filter(({ owner }) => owner === null).length);
}

/** Whose a house is, what it costs, and what is to be said about the neighbourhood around it. */
export function aboutHouse(id: HouseId, { title, lines }: About, known: Known): About {
  const { view, words, names, town, changed } = known;
  const { owner, price } = nth(view.houses, keyed(town.houseNumber, id));
  const own =
    owner === null
      ? words.place.free(price)
      : owner === view.you
        ? words.place.own(price)
        : words.place.owned(names(owner), price);
  return { title, lines: [own, ...(changed.has(id) ? [words.place.changed] : []), ...lines] };
}

export function aboutRecipe({ id, lines }: RecipeView, { words }: Pick<Known, 'words'>): About {
  return {
    title: words.recipe(id),
    lines: [...lines.map(words.place.ingredient), words.place.recipeWins],
  };
}

export function aboutAbility(
  { ability, neighbourhood }: { readonly ability: Ability; readonly neighbourhood: NeighbourhoodId },
  { view, words, town }: Pick<Known, 'view' | 'words' | 'town'>,
): About {
  const { label, effect } = words.abilities[ability];
  const { controller } = nth(view.neighbourhoods, keyed(town.neighbourhoodNumber, neighbourhood));
  const waits = view.turn.gained.includes(neighbourhood);
  return {
    title: label,
    lines: [
      effect,
      ...(controller === view.you ? [words.place.ability(neighbourhood)] : []),
      ...(waits ? [words.place.waits] : []),
    ],
  };
}

/** The clause that says most about each ability. */
export const ABILITY_CLAUSES: { readonly [A in Ability]: string } = {
  'buy-three': 'EC-50',
  'buy-closed': 'EC-51',
  'buy-anywhere': 'EC-52',
  'all-money': 'EC-53',
  'all-stars': 'EC-54',
  'five-a-point': 'EC-55',
  'ten-dollar-houses': 'EC-56',
};
