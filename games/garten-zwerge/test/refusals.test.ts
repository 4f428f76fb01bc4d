import type { Read } from '../../../core/game.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { GartenZwerge, Move, State } from '../vocabulary.ts';
import {
  accept,
  answer,
  call,
  choose,
  CLOSE,
  DECLINE,
  enter,
  exchange,
  fist,
  garden,
  mark,
  offer,
  PASS,
  pledge,
  propose,
  seek,
  sellOff,
  STAND,
  WITHDRAW,
} from './moves.ts';
import { position, type Wish } from './position.ts';
import { play, playAs, refusal } from './table.ts';
import { type Refused, refusalTests } from '../../../testkit/refusal-tests.ts';

const others = [{ free: 'brown' }, { free: 'orange' }];
const free = (wish: Wish = {}) => position({ free: 'red', others, ...wish, options: { auctions: 'free' } });
const searching = play(free(), seek('red'), call()).state;
const offering = play(free(), offer('red')).state;
const answers = play(position({ free: 'red', others }), seek('red'), call({ atLeast: 'orange' })).state;
const fists = play(
  position({ free: 'red', others }),
  seek('red'),
  call(),
  answer('brown'),
  answer('orange'),
).state;
const tie = play(fists, fist(100), fist(100), fist(100)).state;
const bonds = (duty: 'next-contest' | 'next-garden' | 'avoid-1' | 'no-seek') =>
  position({ free: 'brown', bonds: [{ duty, to: 1 }] });
const torn = play(
  position({
    free: 'red',
    others: [{ free: 'brown', bonds: [{ duty: 'next-garden', to: 2 }] }, { free: 'brown' }],
  }),
  seek('red'),
  call({ duty: 'next-contest' }),
).state;
const asked: Read<State> = { ...torn, auction: { ...torn.auction!, asked: [1, 2] } };
const tired: Read<State> = { ...searching, auction: { ...searching.auction!, calls: [0, 8, 0] } };
const broke = play(position({ petals: 0, free: 'brown', home: 'red blue grey' }), garden('brown')).state;
const spoken = (...pledges: ReturnType<typeof pledge>[]): Move => propose('brown', 0, ...pledges);

/** Every reason the game can give, in each situation it belongs to, with the clause that says so. */
const REFUSED: readonly Refused<GartenZwerge>[] = [
  ['banned', 'GZ-24', position({ free: 'brown', event: 'G1' }), garden('brown'), 0],
  ['no-such-gnome', 'GZ-23', position({ free: 'brown' }), garden('red'), 0],
  ['no-such-gnome', 'GZ-30', searching, propose(null, 50), 1],
  ['no-such-gnome', 'GZ-64', broke, sellOff('green'), 0],
  ['gnome-busy', 'GZ-23', position({ free: 'brown', garden: 'red' }), garden('red'), 0],
  ['lazy', 'GZ-26', position({ free: 'grey' }), garden('grey'), 0],
  ['need-two', 'GZ-48', position({ free: 'brown' }), exchange('brown'), 0],
  ['bound-next', 'GZ-A05', bonds('next-contest'), garden('brown'), 0],
  ['bound-next', 'GZ-A05', bonds('next-garden'), enter('brown', 0), 0],
  ['bound-contest', 'GZ-A05', bonds('avoid-1'), enter('brown', 1), 0],
  ['bound-seek', 'GZ-A05', bonds('no-seek'), seek('brown'), 0],
  ['bound-otherwise', 'GZ-A05', asked, answer('brown'), 1],
  ['jobs-left', 'GZ-22', position({ free: 'brown' }), PASS, 0],
  ['not-yours-to-mark', 'GZ-72', position({ free: 'brown' }), mark(0, true), 0],
  ['no-duties', 'GZ-72', play(free(), seek('red')).state, call({ duty: 'no-seek' }), 0],
  ['no-words', 'GZ-A05', play(position({ free: 'red' }), seek('red')).state, call({ words: 'please' }), 0],
  [
    'hat-too-low',
    'GZ-29',
    { ...answers, auction: { ...answers.auction!, asked: [1, 2] } },
    answer('brown'),
    1,
  ],
  ['not-in-steps', 'GZ-10', fists, fist(120), 0],
  ['too-few-markers', 'GZ-10', fists, fist(3100), 1],
  ['too-few-petals', 'GZ-33', fists, fist(1550), 0],
  ['too-few-petals', 'GZ-A04', play(position({ free: 'red', others }), offer('red')).state, fist(1550), 1],
  ['too-few-petals', 'GZ-71', playAs(searching, [1, propose('brown', 2000)]).state, accept(1, 1), 0],
  ['too-few-petals', 'GZ-71', offering, propose(null, 1550), 1],
  ['not-among-equals', 'GZ-36', tie, choose(0), 0],
  ['offers-nothing', 'GZ-A03', offering, propose(null, 0), 1],
  ['odd-promise', 'GZ-69', searching, spoken(pledge('active', 'words')), 1],
  ['odd-promise', 'GZ-69', searching, spoken(pledge('active', 'lend', 'now')), 1],
  ['odd-promise', 'GZ-69', searching, spoken(pledge('active', 'lend'), pledge('active', 'lend')), 1],
  ['enough-calls', 'GZ-A28', tired, propose('brown', 0), 1],
  ['no-proposal', 'GZ-69', searching, WITHDRAW, 1],
  ['no-proposal', 'GZ-73', searching, accept(1, 1), 0],
  ['no-proposal', 'GZ-73', searching, accept('schmiedel', 0), 0],
  ['proposal-changed', 'GZ-69', playAs(searching, [1, propose('brown', 0)]).state, accept(1, 7), 0],
  ['not-all-heard', 'GZ-A28', playAs(offering, [2, propose(null, 50)]).state, CLOSE, 0],
  ['not-all-heard', 'GZ-A28', searching, CLOSE, 0],
  [
    'must-take-one',
    'GZ-73',
    playAs(offering, [1, propose(null, 50)], [2, STAND], [0, CLOSE]).state,
    DECLINE,
    0,
  ],
  ['never-sold', 'GZ-A12', broke, sellOff('grey'), 0],
  ['never-sold', 'GZ-A12', broke, sellOff('gold'), 0],
];

refusalTests<GartenZwerge>({ refused: REFUSED, refusal, en, fr });
