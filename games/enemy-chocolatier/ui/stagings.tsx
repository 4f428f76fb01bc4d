import { keyed, nth } from '../../../core/sure.ts';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { Towards, Below, InTurn, Struck, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Scenery, Stagings } from '../../../web/kit/scene/staging.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { townOf } from '../data/town.ts';
import { GOAL, INGREDIENTS, type NeighbourhoodId, RECIPE_INGREDIENTS, type RecipeId } from '../data/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { Love } from './art/ingredients.tsx';
import { Banknote, ChocolateBar, Hourglass, Permit, Star } from './art/money.tsx';
import { RecipeBack } from './art/town.tsx';
import { Gains, Ingredients, piecesOf } from './gains.tsx';
import { HousePicture, HouseRow, PlacePicture } from './house-row.tsx';

type Place = Scenery<EnemyChocolatier>;

/** What happens in the town, and what of it is a moment. */
export const stagings: Stagings<EnemyChocolatier> = {
  laid: 'the whole town lies on the board',
  swapped: 'both tiles lie in their new places on the board',
  turned: 'the tile lies turned on the board',
  started: { lasts: 1200, sound: 'turn', picture: ({ seat }) => <PaintedSign seat={seat} /> },
  dealt: {
    lasts: 2400,
    sound: 'card',
    when: ({ recipe }) => recipe !== undefined,
    picture: ({ recipe }, { edition }) => (
      <>
        <InTurn of={[<RecipeBack key="back" />]} />
        <Below after={2}>
          <Ingredients of={needsOf(recipe, { edition })} />
        </Below>
      </>
    ),
  },
  earned: {
    lasts: 1400,
    sound: 'coin',
    // The factory alone pays everybody the same.
    when: ({ lines }) => lines.some(({ from }) => from !== 'factory'),
    picture: ({ seat, money, points }, { view }) => (
      <>
        <Gains money={money} stars={points} />
        {points > 0 && (
          <Below after={4}>
            <ChocolateBar class="ec-bar" points={nth(view.players, seat).points} />
          </Below>
        )}
      </>
    ),
  },
  bought: {
    lasts: 2200,
    sound: 'loss',
    // A free one lights up on the map, and has a mark until the reader moves.
    when: ({ from }) => from !== null,
    hits: ({ from }) => (from === null ? [] : [from]),
    picture({ seat, house, ingredient, from, toOwner }) {
      const it = { house, ingredient: INGREDIENTS.indexOf(ingredient) };
      return (
        <>
          <InTurn of={[<HousePicture key="was" {...it} seat={from} lit={false} />]} />
          <Towards after={1} />
          <span class="scene-one" style={{ '--n': 2 }}>
            <HousePicture {...it} seat={seat} lit />
          </span>
          <Below after={4}>
            <InTurn of={[<Banknote key="money" />]} />
            <Worth>+{toOwner}</Worth>
            <Towards />
            {from !== null && <PaintedSign seat={from} />}
          </Below>
        </>
      );
    },
  },
  'permit-spent': {
    lasts: 1200,
    sound: 'card',
    picture: () => (
      <Struck>
        <Permit />
      </Struck>
    ),
  },
  closed: {
    lasts: 2800,
    sound: 'lamps',
    picture({ seat, neighbourhood }, { edition }) {
      const { ingredient, houses, bonus } = placeOf(neighbourhood, { edition });
      return (
        <>
          <span class="scene-whole">
            <HouseRow
              ingredient={ingredient}
              houses={houses.map(house => ({
                house,
                was: { seat: null, lit: false },
                is: { seat, lit: true },
              }))}
            />
          </span>
          <Gains {...bonus} after={houses.length + 2} />
        </>
      );
    },
  },
  broken: {
    lasts: 2600,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    picture({ seat, neighbourhood }, { edition, view }) {
      const { ingredient, houses, bonus } = placeOf(neighbourhood, { edition });
      return (
        <>
          <span class="scene-whole">
            <HouseRow
              ingredient={ingredient}
              houses={houses.map(house => {
                const owner = view.houses.find(({ id }) => id === house)?.owner ?? null;
                return {
                  house,
                  was: { seat, lit: true },
                  is: { seat: owner, lit: owner !== seat },
                };
              })}
            />
          </span>
          {piecesOf(bonus).map((piece, i) => (
            <Struck key={i} after={houses.length + 2 + i}>
              {piece}
            </Struck>
          ))}
        </>
      );
    },
  },
  opened: {
    lasts: 1400,
    sound: 'gain',
    picture: (event, place) => places(event.neighbourhoods, place, true),
  },
  shut: { lasts: 1400, picture: (event, place) => places(event.neighbourhoods, place, false) },
  'permit-taken': {
    lasts: 1200,
    sound: 'card',
    picture: ({ permits }) => (
      <>
        <InTurn of={[<Permit key="permit" />]} />
        {permits > 1 && <Worth after={1}>×{permits}</Worth>}
      </>
    ),
  },
  won: {
    lasts: 2800,
    sound: 'win',
    picture: ({ seat, because }, { view, edition }) => (
      <>
        <PaintedSign seat={seat} />
        {because === 'recipe' ? (
          <InTurn of={[<RecipeBack key="recipe" />]} />
        ) : (
          <>
            <InTurn of={[<Star key="star" />]} />
            <Worth after={1}>{GOAL}</Worth>
          </>
        )}
        <Below after={3}>
          {because === 'recipe' ? (
            <Ingredients of={needsOf(nth(view.players, seat).recipe?.id, { edition })} />
          ) : (
            <ChocolateBar class="ec-bar" points={GOAL} />
          )}
        </Below>
      </>
    ),
  },
  'vote-called': {
    lasts: 1800,
    sound: 'last',
    picture: (_, { view }) => (
      <>
        <InTurn of={[<Hourglass key="time" />]} />
        <Below after={2}>
          {view.players.map((_, seat) => (
            <PaintedSign key={seat} seat={seat} />
          ))}
        </Below>
      </>
    ),
  },
  voted: {
    lasts: 1200,
    picture: ({ seat, share }) => (
      <>
        <PaintedSign seat={seat} />
        <InTurn of={[share ? <Love key="share" /> : <Star key="points" />]} />
      </>
    ),
  },
  agreed: {
    lasts: 2200,
    sound: 'win',
    picture: (_, { view }) => (
      <>
        <InTurn of={[<Love key="share" />]} />
        <Below after={2}>
          {view.players.map((_, seat) => (
            <PaintedSign key={seat} seat={seat} />
          ))}
        </Below>
      </>
    ),
  },
  stalled: {
    lasts: 2200,
    sound: 'over',
    picture: (_, { view }) => (
      <>
        <InTurn of={[<Hourglass key="time" />]} />
        <Below after={2}>
          {view.players.map(({ points }, seat) => (
            <span key={seat} class="ec-gain">
              <PaintedSign seat={seat} />
              <b class="num">{points}</b>
            </span>
          ))}
        </Below>
      </>
    ),
  },
  revealed: {
    lasts: 3000,
    sound: 'card',
    picture: ({ recipes }, { view, edition }) =>
      recipes.map((recipe, seat) => (
        <Below key={seat} after={seat}>
          <SeatSign seat={seat} />
          <Ingredients
            of={needsOf(recipe, { edition })}
            has={RECIPE_INGREDIENTS.map(ingredient => nth(view.players, seat).ingredients[ingredient])}
          />
        </Below>
      )),
  },
};

type Printed = Pick<Place, 'edition'>;

/** A neighbourhood with the names of its houses. */
function placeOf(id: NeighbourhoodId, { edition }: Printed) {
  const town = townOf(edition);
  const place = nth(town.neighbourhoods, keyed(town.neighbourhoodNumber, id));
  return { ...place, houses: place.houses.map(n => nth(town.houses, n).id) };
}

/** Nothing of a recipe that is still secret. */
const needsOf = (recipe: RecipeId | undefined, { edition }: Printed): readonly number[] =>
  townOf(edition).recipes.find(({ id }) => id === recipe)?.needs ?? [];

const places = (ids: readonly NeighbourhoodId[], { edition }: Printed, open: boolean) => (
  <InTurn
    of={ids.map(id => (
      <PlacePicture key={id} id={id} ingredient={placeOf(id, { edition }).ingredient} open={open} />
    ))}
  />
);
