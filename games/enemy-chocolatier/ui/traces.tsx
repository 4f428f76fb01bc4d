import { keyed, nth } from '../../../core/sure.ts';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { seatPlace, type Sketching, type Traces } from '../../../web/kit/story/trace.ts';
import { townOf } from '../data/town.ts';
import { INGREDIENTS, type NeighbourhoodId } from '../data/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { Love } from './art/ingredients.tsx';
import { Banknote, Hourglass, Permit, Star } from './art/money.tsx';
import { RecipeBack } from './art/town.tsx';
import { HousePicture, PlacePicture } from './house-row.tsx';
import { housePlace, neighbourhoodPlace, tilePlace } from './places.ts';
import { TABLE_WORDS } from './words.ts';

/** What events leave in the log and on the board. */
export const traces: Traces<EnemyChocolatier> = {
  laid: { picture: 'the whole town' },
  swapped: { picture: 'two tiles of the town', at: ({ places }) => places.map(tilePlace) },
  turned: { picture: 'a tile of the town', at: ({ place }) => [tilePlace(place)] },
  started: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: ({ seat }) => [seatPlace(seat)] },
  dealt: { picture: () => <RecipeBack />, at: ({ seat }) => [seatPlace(seat)] },
  earned: {
    picture: ({ points }) => (points > 0 ? <Star /> : <Banknote />),
    at: ({ seat }) => [seatPlace(seat)],
    turn: ({ seat }) => seat,
    chapter: ({ round }, language) => TABLE_WORDS[language].roundShort(round),
  },
  bought: {
    picture: ({ seat, house, ingredient }) => (
      <HousePicture house={house} ingredient={INGREDIENTS.indexOf(ingredient)} seat={seat} lit />
    ),
    at: ({ house }) => [housePlace(house)],
  },
  'permit-spent': { picture: () => <Permit />, at: ({ seat }) => [seatPlace(seat)] },
  closed: {
    picture: ({ neighbourhood }, place) => <Neighbourhood id={neighbourhood} open {...place} />,
    at: ({ neighbourhood }) => [neighbourhoodPlace(neighbourhood)],
  },
  broken: {
    picture: ({ neighbourhood }, place) => <Neighbourhood id={neighbourhood} open={false} {...place} />,
    at: ({ neighbourhood }) => [neighbourhoodPlace(neighbourhood)],
  },
  opened: {
    picture: ({ neighbourhoods: [first] }, place) =>
      first !== undefined && <Neighbourhood id={first} open {...place} />,
    at: ({ neighbourhoods }) => neighbourhoods.map(neighbourhoodPlace),
    isFleeting: true,
  },
  shut: {
    picture: ({ neighbourhoods: [first] }, place) =>
      first !== undefined && <Neighbourhood id={first} open={false} {...place} />,
    at: ({ neighbourhoods }) => neighbourhoods.map(neighbourhoodPlace),
    isFleeting: true,
  },
  'permit-taken': { picture: () => <Permit />, at: ({ seat }) => [seatPlace(seat)] },
  won: {
    picture: ({ because }) => (because === 'recipe' ? <RecipeBack /> : <Star />),
    at: ({ seat }) => [seatPlace(seat)],
  },
  'vote-called': { picture: () => <Hourglass />, turn: () => 'table' },
  voted: { picture: ({ share }) => (share ? <Love /> : <Star />), at: ({ seat }) => [seatPlace(seat)] },
  agreed: { picture: () => <Love /> },
  stalled: { picture: () => <Hourglass />, turn: () => 'table' },
  revealed: { picture: () => <RecipeBack />, turn: () => 'table' },
};

interface NeighbourhoodProps extends Sketching<EnemyChocolatier> {
  readonly id: NeighbourhoodId;
  readonly open: boolean;
}

function Neighbourhood({ id, open, edition }: NeighbourhoodProps) {
  const town = townOf(edition);
  const { ingredient } = nth(town.neighbourhoods, keyed(town.neighbourhoodNumber, id));
  return <PlacePicture id={id} ingredient={ingredient} open={open} />;
}
