import { Fist } from '../../../web/kit/fist.tsx';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { seatPlace, type Traces } from '../../../web/kit/story/trace.ts';
import { BROWN, GOLD, GREY, type Hat } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { EventArt } from './art/event-art.tsx';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Petal, Schmiedel, ShackArt, TreasurerKey, Trophy } from './art/things.tsx';
import { contestPlace, EVENT, plotPlace, WALL } from './places.ts';
import { TABLE_WORDS } from './words.ts';

type Seated = { readonly seat: number };

const seatOf = ({ seat }: Seated) => seat;
const noTurn = () => 'table' as const;
const atSeat = ({ seat }: Seated) => [seatPlace(seat)];
/** Behind a chip there is no plot to be seen. */
const atPlot = ({ seat }: Seated) => [plotPlace(seat), seatPlace(seat)];
const atWall = () => [WALL];
const gnome = ({ seat, hat }: Seated & { readonly hat: Hat }) => <Gnome hat={hat} beard={seat} />;

/** What events leave in the log and on the board. */
export const traces: Traces<GartenZwerge> = {
  started: {
    picture: () => <TreasurerKey />,
    at: atSeat,
    turn: noTurn,
    chapter: (_, language) => TABLE_WORDS[language].round(1),
  },
  relieved: { picture: ({ seat }) => <Gnome hat={BROWN} beard={seat} />, at: atPlot },
  elected: {
    picture: () => <TreasurerKey />,
    at: atSeat,
    turn: noTurn,
    chapter: ({ round }, language) => TABLE_WORDS[language].round(round),
  },
  'contests-drawn': {
    picture: ({ hats }) => hats.map((hat, i) => <HatIcon key={i} hat={hat} />),
    at: ({ hats }) => hats.map((_, i) => contestPlace(i)),
    isFleeting: true,
    turn: noTurn,
  },
  'events-shuffled': { picture: 'nothing is seen of it', turn: noTurn },
  'event-drawn': { picture: ({ effect }) => <EventArt effect={effect} />, at: () => [EVENT], turn: noTurn },
  charged: { picture: () => <Petal />, at: atSeat },
  visited: { picture: () => <Petal />, at: atSeat },
  gardened: {
    picture: gnome,
    at: atPlot,
    isFleeting: true,
    turn: seatOf,
  },
  sought: { picture: () => <JOB_ART.seek />, at: atWall, isFleeting: true, turn: seatOf },
  offered: { picture: () => <JOB_ART.offer />, at: atWall, isFleeting: true, turn: seatOf },
  called: { picture: gnome, at: atWall, isFleeting: true },
  answered: {
    picture: ({ seat, hat }) =>
      hat === undefined || hat === null ? <PaintedSign seat={seat} /> : <HatIcon hat={hat} />,
    at: atSeat,
  },
  'answers-shown': {
    picture: ({ answers }) =>
      answers
        .flatMap(({ seat, hat }) => (hat === null ? [] : [<HatIcon key={seat} hat={hat} />]))
        .slice(0, 2),
    at: atWall,
    isFleeting: true,
  },
  'fist-closed': { picture: ({ seat }) => <Fist seat={seat} holds={null} label="" />, at: atSeat },
  'schmiedel-drew': { picture: () => <Schmiedel />, at: atWall, isFleeting: true },
  'fists-opened': {
    picture: ({ seat }) => <Fist seat={seat} holds="" label="" />,
    at: atWall,
    isFleeting: true,
  },
  tied: { picture: () => <Petal />, at: atWall, isFleeting: true },
  'no-deal': { picture: gnome, at: atWall, isFleeting: true },
  dealt: { picture: gnome, at: atPlot },
  paired: { picture: () => <ShackArt />, at: atPlot },
  hired: { picture: () => <Schmiedel />, at: atPlot },
  bound: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: atSeat },
  released: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: atSeat },
  sold: { picture: gnome, at: atPlot, turn: seatOf },
  exchanged: { picture: event => <Gnome hat={event.for} beard={event.seat} />, at: atPlot, turn: seatOf },
  entered: { picture: gnome, at: ({ contest }) => [contestPlace(contest)], turn: seatOf },
  passed: { picture: ({ seat }) => <Gnome hat={GREY} beard={seat} />, at: atSeat, turn: seatOf },
  proposed: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: atWall, isFleeting: true },
  withdrew: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: atWall, isFleeting: true },
  stood: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: atSeat },
  'calling-ended': { picture: 'the proposals lie where they lay', at: atWall, isFleeting: true },
  promised: { picture: ({ by }) => <PaintedSign seat={by} />, at: ({ by }) => [seatPlace(by)] },
  'promise-settled': { picture: ({ by }) => <PaintedSign seat={by} />, at: ({ by }) => [seatPlace(by)] },
  bred: { picture: gnome, at: atPlot, turn: noTurn },
  'contest-held': { picture: () => <Trophy />, turn: noTurn },
  'contest-empty': { picture: ({ hat }) => <HatIcon hat={hat} />, turn: noTurn },
  escaped: { picture: gnome, at: atPlot, turn: noTurn },
  'forced-sale': { picture: gnome, at: atPlot, turn: noTurn },
  paid: { picture: () => <Petal />, at: atSeat, turn: noTurn },
  waived: { picture: () => <Petal />, at: atSeat, turn: noTurn },
  'goal-reached': {
    picture: ({ seat, by }) => (by === 'gold' ? <Gnome hat={GOLD} beard={seat} /> : <Petal />),
    at: atSeat,
    turn: noTurn,
  },
  ended: { picture: () => <Trophy />, turn: noTurn },
};
