import type { JSX } from 'preact';
import { keyed, nth } from '../../../core/sure.ts';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { Below, InTurn, Rising, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Scenery, Stagings } from '../../../web/kit/scene/staging.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { purse } from '../../../web/kit/travel/journey.tsx';
import { townOf } from '../data/town.ts';
import { GOAL, INGREDIENTS, type NeighbourhoodId, RECIPE_INGREDIENTS, type RecipeId } from '../data/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { Love } from './art/ingredients.tsx';
import { Banner, Bought, Glow, LampOut, Lamplight } from './art/lamplight.tsx';
import { ChocolateBar, Hourglass, Star } from './art/money.tsx';
import { RecipeBack } from './art/town.tsx';
import { Ingredients, piecesOf } from './gains.tsx';
import { blockPlace, housePlace } from './places.ts';
import { TABLE_WORDS } from './words.ts';

const atSeat = ({ seat }: { readonly seat: number }) => seatPlace(seat);
const atPermits = ({ seat }: { readonly seat: number }) => `permits-${seat}`;

/** What happens in the town, and what of it is a moment. */
export const stagings: Stagings<EnemyChocolatier> = {
  laid: 'the whole town lies on the board',
  swapped: 'both tiles lie in their new places on the board',
  turned: 'the tile lies turned on the board',
  started: { lasts: 1200, sound: 'turn', where: atSeat },
  dealt: {
    lasts: 2400,
    sound: 'card',
    when: ({ recipe }) => recipe !== undefined,
    where: ({ seat }) => `recipe-${seat}`,
  },
  earned: {
    lasts: 1400,
    sound: 'coin',
    // The factory alone pays everybody the same.
    when: ({ lines }) => lines.some(({ from }) => from !== 'factory'),
    where: ({ seat }) => purse(seat),
    over: ({ money, points }) => [
      { picture: <Rising>{points > 0 ? <Stars n={points} /> : `+${money}`}</Rising> },
    ],
  },
  bought: {
    lasts: 2200,
    sound: 'loss',
    // A free one lights up on the map, and has a mark until the reader moves.
    when: ({ from }) => from !== null,
    hits: ({ from }) => (from === null ? [] : [from]),
    where: ({ house }) => housePlace(house),
    over: ({ seat, house, ingredient, from }) => [
      {
        picture: <Bought house={house} ingredient={INGREDIENTS.indexOf(ingredient)} from={from} to={seat} />,
        least: 7,
      },
    ],
  },
  'permit-spent': { lasts: 1200, sound: 'card', where: atPermits },
  closed: {
    lasts: 2800,
    sound: 'lamps',
    where: ({ neighbourhood }) => blockPlace(neighbourhood),
    over: ({ neighbourhood }, { edition, language }) => {
      const { houses, bonus } = placeOf(neighbourhood, { edition });
      return [
        { picture: <Glow after={0.2} /> },
        ...houses.map((house, i) => ({
          at: housePlace(house),
          picture: <Lamplight after={0.15 + 0.12 * i} />,
          least: 2.6,
        })),
        {
          picture: (
            <Banner
              name={TABLE_WORDS[language].place.name(neighbourhood)}
              gains={piecesOf(bonus)}
              after={0.4 + 0.12 * houses.length}
            />
          ),
          least: 14,
        },
      ];
    },
  },
  broken: {
    lasts: 2600,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    where: ({ neighbourhood }) => blockPlace(neighbourhood),
    over: ({ neighbourhood }, { edition }) =>
      placeOf(neighbourhood, { edition }).houses.map((house, i) => ({
        at: housePlace(house),
        picture: <LampOut after={0.2 + 0.12 * i} />,
        least: 2.6,
      })),
  },
  opened: {
    lasts: 1400,
    sound: 'gain',
    where: ({ neighbourhoods }) => neighbourhoods.map(blockPlace),
    over: ({ neighbourhoods }) =>
      neighbourhoods.map(id => ({ at: blockPlace(id), picture: <Glow after={0.1} /> })),
  },
  shut: {
    lasts: 1400,
    where: ({ neighbourhoods }) => neighbourhoods.map(blockPlace),
    over: ({ neighbourhoods }) =>
      neighbourhoods.map(id => ({ at: blockPlace(id), picture: <LampOut after={0.1} /> })),
  },
  'permit-taken': { lasts: 1200, sound: 'card', where: atPermits },
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
    picture: (_, { view }) => <Everybodys thing={<Hourglass key="time" />} seats={view.players.length} />,
  },
  voted: { lasts: 1200, where: atSeat },
  agreed: {
    lasts: 2200,
    sound: 'win',
    picture: (_, { view }) => <Everybodys thing={<Love key="share" />} seats={view.players.length} />,
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

type Printed = Pick<Scenery<EnemyChocolatier>, 'edition'>;

/** A neighbourhood with the names of its houses. */
function placeOf(id: NeighbourhoodId, { edition }: Printed) {
  const town = townOf(edition);
  const place = nth(town.neighbourhoods, keyed(town.neighbourhoodNumber, id));
  return { ...place, houses: place.houses.map(n => nth(town.houses, n).id) };
}

/** Nothing of a recipe that is still secret. */
const needsOf = (recipe: RecipeId | undefined, { edition }: Printed): readonly number[] =>
  townOf(edition).recipes.find(({ id }) => id === recipe)?.needs ?? [];

const Stars = ({ n }: { readonly n: number }) => (
  <>
    +{n}
    <Star />
  </>
);

/** Something that concerns the whole table. */
function Everybodys({ thing, seats }: { thing: JSX.Element; seats: number }) {
  return (
    <>
      <InTurn of={[thing]} />
      <Below after={2}>
        {Array.from({ length: seats }, (_, seat) => (
          <PaintedSign key={seat} seat={seat} />
        ))}
      </Below>
    </>
  );
}
