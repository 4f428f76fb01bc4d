import { seatPlace } from '../../../web/kit/story/trace.ts';
import { flow, type Journeys, purse } from '../../../web/kit/travel/journey.tsx';
import type { Place } from '../../../web/kit/travel/spot.ts';
import { BROWN, type Hat } from '../data/words.ts';
import type { GartenZwerge, Party } from '../vocabulary.ts';
import { Gnome, type Mood } from './art/gnome.tsx';
import { Petal, TreasurerKey } from './art/things.tsx';
import { EVENT, plotPlace, WALL } from './places.ts';

/** Herr Schmiedel is at home there, and so is the till. */
const CLUB = WALL;
const plot = (seat: number): Place => [plotPlace(seat), seatPlace(seat)];
const shack = (seat: number): Place => [`shack-${seat}`, plotPlace(seat), seatPlace(seat)];
const fist = (seat: number): Place => [`fist-${seat}`, seatPlace(seat)];
const homeOf = (party: Party): Place => (party === 'schmiedel' ? CLUB : plot(party));
const tillOf = (party: Party): Place => (party === 'schmiedel' ? CLUB : purse(party));

/** Gnomes walk: to the shack and home again, to the club and away. Petals pass from purse to purse. */
export const journeys: Journeys<GartenZwerge> = {
  relieved: ({ seat }) => [{ ...gnome(BROWN, seat), from: CLUB, to: plot(seat) }],
  elected: ({ seat }) => [{ picture: <TreasurerKey />, size: 2.4, from: CLUB, to: seatPlace(seat) }],
  charged: ({ seat, petals }) => pays(purse(seat), CLUB, petals),
  visited: ({ seat, petals }) => pays(CLUB, purse(seat), petals),
  gardened: ({ seat, petals }) => pays(plot(seat), purse(seat), petals),
  // Never how many: a fist is closed.
  'fist-closed': ({ seat }) => pays(purse(seat), fist(seat), 1),
  dealt: ({ seat, job, with: party, petals }) =>
    job === 'seek' ? pays(purse(seat), tillOf(party), petals) : pays(tillOf(party), purse(seat), petals),
  paired: ({ seat, pair: { own, partner, owner } }) => [
    { ...gnome(own, seat, 'courting'), from: plot(seat), to: shack(seat) },
    { ...gnome(partner, owner, 'courting'), from: homeOf(owner), to: shack(seat) },
  ],
  hired: ({ seat, hat }) => [{ ...gnome(hat, seat, 'courting'), from: plot(seat), to: CLUB }],
  sold: ({ seat, hat, petals }) => leaves(seat, hat, petals),
  exchanged: ({ seat, hat, for: better }) => [
    { ...gnome(hat, seat), from: plot(seat), to: CLUB, many: 2 },
    { ...gnome(better, seat), from: CLUB, to: plot(seat) },
  ],
  bred: ({ seat, pair: { partner, owner }, hat }) => [
    { ...gnome(hat, seat), from: shack(seat), to: plot(seat) },
    { ...gnome(partner, owner), from: shack(seat), to: homeOf(owner) },
  ],
  'contest-held': ({ hat: colour, winners, share }) =>
    winners.flatMap(({ seat, hat }) => [
      { ...gnome(hat, seat, 'competing'), from: podiumOf(colour), to: plot(seat) },
      ...pays(podiumOf(colour), purse(seat), share),
    ]),
  escaped: ({ seat, hat }) => [{ ...gnome(hat, seat), from: plot(seat), to: EVENT }],
  'forced-sale': ({ seat, hat, petals }) => leaves(seat, hat, petals),
  paid: ({ seat, petals }) => pays(purse(seat), CLUB, petals),
};

/** Where a contest of this colour is held; in the next round another may stand there. */
const podiumOf = (colour: Hat): Place => [`podium-${colour}`, 'podium', CLUB];

/** So many petals are one for the eye. */
const HEAP = 100;
const pays = (from: Place, to: Place, petals: number) =>
  flow(<Petal />, Math.ceil(petals / HEAP), { from, to });

const leaves = (seat: number, hat: Hat, petals: number) => [
  { ...gnome(hat, seat), from: plot(seat), to: CLUB },
  ...pays(CLUB, purse(seat), petals),
];

const gnome = (hat: Hat, owner: Party, mood?: Mood) => {
  const seat = owner === 'schmiedel' ? undefined : owner;
  return {
    picture: (
      <span data-seat={seat}>
        <Gnome hat={hat} mood={mood} beard={seat ?? 0} />
      </span>
    ),
    size: 4,
    gait: 'walks',
  } as const;
};
