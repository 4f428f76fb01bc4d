import { Fist } from '../../../web/kit/fist.tsx';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import {
  InTurn,
  pinned,
  Rising,
  Small,
  Stamped,
  Struck,
  Theirs,
  Worth,
} from '../../../web/kit/scene/parts.tsx';
import type { Stagings } from '../../../web/kit/scene/staging.ts';
import { seatPlace } from '../../../web/kit/story/trace.ts';
import { purse } from '../../../web/kit/travel/journey.tsx';
import { GREY, type Hat } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { Birth, GoldenHat } from './art/birth.tsx';
import { EventArt } from './art/event-art.tsx';
import { Gnome } from './art/gnome.tsx';
import { Schmiedel, Trophy } from './art/things.tsx';
import { EVENT, plotPlace, WALL } from './places.ts';
import { GnomeOf, Honours, Of, Petals } from './staged.tsx';
import { TABLE_WORDS } from './words.ts';

type Seated = { readonly seat: number };

const atSeat = ({ seat }: Seated) => seatPlace(seat);
const atPurse = ({ seat }: Seated) => purse(seat);
const atPlot = ({ seat }: Seated) => plotPlace(seat);
const atWall = () => WALL;

/** A gnome that is there no longer. */
const LOST = {
  lasts: 2400,
  sound: 'loss',
  hits: ({ seat }: Seated) => [seat],
  where: atPlot,
  over: ({ seat, hat }: Seated & { readonly hat: Hat }) => [
    {
      picture: (
        <Struck after={2}>
          <Gnome hat={hat} beard={seat} />
        </Struck>
      ),
      least: 8,
    },
  ],
} as const;

/** What happens on the allotments, and what of it is a moment. */
export const stagings: Stagings<GartenZwerge> = {
  started: { lasts: 1200, sound: 'turn', where: atSeat },
  relieved: { lasts: 1400, where: atPlot },
  elected: { lasts: 1000, sound: 'turn', where: atSeat },
  'contests-drawn': 'the podiums carry the new hats',
  'events-shuffled': 'an event is drawn from the pile at once',
  'event-drawn': {
    lasts: 2200,
    sound: 'card',
    where: () => EVENT,
    over: ({ effect }) => [{ picture: <Stamped>{<EventArt effect={effect} />}</Stamped>, least: 9 }],
  },
  charged: {
    lasts: 1000,
    // A fee is the same for all, and the event has told it.
    when: ({ because }) => because === 'tax',
    where: atPurse,
    over: ({ petals }) => [{ picture: <Rising>−{petals}</Rising> }],
  },
  visited: 'the event has told why the purses fill',
  gardened: 'the gnome takes up its watering can',
  sought: 'the auction opens on the board',
  offered: 'the auction opens on the board',
  called: 'the conditions stand beside the gnome that seeks',
  answered: 'a secret until all have answered',
  'answers-shown': {
    lasts: 2000,
    sound: 'card',
    where: atWall,
    over: ({ answers }) =>
      pinned(
        answers.map(({ seat, hat }, i) =>
          hat === null ? (
            <Theirs key={seat} seat={seat} state="lost" after={i}>
              <Worth>–</Worth>
            </Theirs>
          ) : (
            <GnomeOf key={seat} seat={seat} hat={hat} mood="courting" after={i} />
          ),
        ),
      ),
  },
  'fist-closed': 'a secret until all fists open',
  'schmiedel-drew': {
    lasts: 2400,
    sound: 'last',
    where: atWall,
    over: ({ markers, value, petals }) =>
      pinned(
        <>
          <InTurn of={[<Schmiedel key="he" />]} />
          <Small>
            {[...markers, value].map((sum, i) => (
              <Worth key={i} after={i + 1}>
                {i > 0 && '+'}
                {sum}
              </Worth>
            ))}
          </Small>
          <Petals n={`= ${petals}`} after={4} />
        </>,
      ),
  },
  'fists-opened': {
    lasts: 3000,
    sound: 'fists',
    where: atWall,
    over: ({ job, seat, hat, limit, prices }, { names }) => {
      const [neighbours, his] = [
        prices.filter(({ by }) => by !== 'schmiedel'),
        prices.find(({ by }) => by === 'schmiedel'),
      ];
      return pinned(
        <>
          {neighbours.map(({ by, petals }, i) => (
            <Of key={by} party={by} after={i}>
              <Fist seat={Number(by)} holds={petals} label={names(Number(by))} />
            </Of>
          ))}
          <GnomeOf seat={seat} hat={hat} after={neighbours.length}>
            {limit !== null && (
              <Fist seat={seat} holds={job === 'seek' ? `≤${limit}` : `≥${limit}`} label={names(seat)} />
            )}
          </GnomeOf>
          {his && (
            <Of party="schmiedel" after={neighbours.length + 1}>
              <Petals n={his.petals} />
            </Of>
          )}
        </>,
      );
    },
  },
  tied: 'the next question is which of the equals to take',
  'no-deal': { lasts: 1400, where: atWall },
  dealt: { lasts: 1800, sound: 'coin', where: atPlot },
  paired: 'the gnome holds a rose and wears the sign of the shack',
  hired: { lasts: 1600, sound: 'coin', where: atPlot },
  bound: 'the condition is written on their plot',
  released: 'the condition goes from their plot',
  sold: {
    lasts: 1200,
    sound: 'coin',
    when: ({ hat }) => hat !== GREY,
    where: atPurse,
    over: ({ petals }) => [{ picture: <Rising>+{petals}</Rising> }],
  },
  exchanged: { lasts: 1800, where: atPlot },
  entered: 'the gnome travels from its plot to the podium',
  passed: 'nothing changes but whose turn it is',
  proposed: 'the proposal is pinned to the board',
  withdrew: 'the proposal goes from the board',
  stood: 'the board says who is silent',
  'calling-ended': 'the next question is which proposal to take',
  promised: 'the promise is listed on the notice board',
  'promise-settled': {
    lasts: 2000,
    when: ({ state }) => state === 'kept' || state === 'broken',
    hits: ({ state, to }) => (state === 'broken' ? [to] : []),
    where: ({ by }) => seatPlace(by),
    over: ({ by, state }, { names }) => {
      const isKept = state === 'kept';
      const oath = <Fist seat={by} holds={isKept ? '✓' : '✗'} label={names(by)} />;
      return [{ picture: isKept ? <InTurn of={[oath]} /> : <Struck after={1}>{oath}</Struck>, least: 6 }];
    },
  },
  bred: {
    lasts: 2800,
    sound: 'birth',
    hits: ({ seat }) => [seat],
    where: ({ seat }) => [`shack-${seat}`, plotPlace(seat)],
    over: ({ seat, pair, hat }) => [
      { picture: <Birth seat={seat} parents={[pair.own, pair.partner]} hat={hat} />, least: 13 },
    ],
  },
  'contest-held': {
    lasts: 3000,
    sound: 'win',
    where: ({ hat }) => [`podium-${hat}`, 'podium', WALL],
    over: (show, { language }) => [
      { picture: <Honours show={show} foot={TABLE_WORDS[language].hat(show.hat)} />, least: 13 },
    ],
  },
  'contest-empty': { lasts: 1000, where: ({ hat }) => [`podium-${hat}`, 'podium'] },
  escaped: LOST,
  'forced-sale': LOST,
  paid: 'the slip of the phase lists every bill of the round',
  waived: { lasts: 1600, where: atPurse },
  'goal-reached': {
    lasts: 3000,
    sound: 'win',
    where: atPlot,
    over: ({ seat, by }, { view }) => [
      {
        picture:
          by === 'gold' ? (
            <GoldenHat
              seat={seat}
              neighbours={view.players.flatMap(({ gnomes: [best] }, other) =>
                best && other !== seat ? [{ seat: other, hat: best.hat }] : [],
              )}
            />
          ) : (
            <Rising>{view.goal}</Rising>
          ),
        least: 15,
      },
    ],
  },
  ended: {
    lasts: 3000,
    sound: 'over',
    picture: ({ winners }) => (
      <>
        <InTurn of={[<Trophy key="cup" />]} />
        {winners.map(seat => (
          <PaintedSign key={seat} seat={seat} />
        ))}
      </>
    ),
  },
};
