import { keyed, nth } from '../../../core/sure.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { flow, type Journeys, purse, wash } from '../../../web/kit/travel/journey.tsx';
import type { Place } from '../../../web/kit/travel/spot.ts';
import { townOf } from '../data/town.ts';
import type { EnemyChocolatier, IncomeLine } from '../vocabulary.ts';
import { Banknote, Permit, Star } from './art/money.tsx';
import { RecipeBack } from './art/town.tsx';
import { piecesOf } from './gains.tsx';
import { housePlace, neighbourhoodPlace } from './places.ts';

const FACTORY = 'factory';
const recipePlace = (seat: number): Place => [`recipe-${seat}`, seatPlace(seat)];
const permitPlace = (seat: number): Place => [`permits-${seat}`, seatPlace(seat)];

/** Money from the town to the players and between them, houses in their buyer's colour, papers from the factory's office. */
export const journeys: Journeys<EnemyChocolatier> = {
  dealt: ({ seat }) => [{ picture: <RecipeBack />, size: 3, from: FACTORY, to: recipePlace(seat) }],
  earned: ({ seat, lines }) => lines.flatMap(line => earned(seat, line)),
  bought: ({ seat, house, price, from, toOwner }) => [
    wash(housePlace(house), seat),
    ...pays(purse(seat), housePlace(house), price - toOwner),
    ...(from === null ? [] : pays(purse(seat), purse(from), toOwner)),
  ],
  'permit-spent': ({ seat }) => [{ picture: <Permit />, size: 2.4, from: permitPlace(seat), to: FACTORY }],
  'permit-taken': ({ seat }) => [{ picture: <Permit />, size: 2.4, from: FACTORY, to: permitPlace(seat) }],
  closed: ({ seat, neighbourhood }, { edition }) => {
    const town = townOf(edition);
    const { bonus } = nth(town.neighbourhoods, keyed(town.neighbourhoodNumber, neighbourhood));
    return [
      wash(neighbourhoodPlace(neighbourhood), seat),
      ...piecesOf(bonus).map(picture => ({
        picture,
        size: 2.2,
        from: neighbourhoodPlace(neighbourhood),
        to: seatPlace(seat),
        // When the lamps are on and the name has unrolled.
        late: 1600,
      })),
    ];
  },
};

const pays = (from: Place, to: Place, dollars: number) => flow(<Banknote />, dollars, { from, to });

function earned(seat: number, line: IncomeLine) {
  if (line.from === 'factory') return pays(FACTORY, purse(seat), line.money);
  const from = neighbourhoodPlace(line.neighbourhood);
  return [
    ...pays(from, purse(seat), line.money),
    ...flow(<Star />, line.points, { from, to: seatPlace(seat) }),
  ];
}
