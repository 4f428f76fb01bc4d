import { hasAny } from '../../../core/counts.ts';
import type { Seen } from '../../../bots/bot.ts';
import { same } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { auctionOf } from '../data/auction-of.ts';
import type { Tables } from '../data/tables.ts';
import { BROWN, STEP } from '../data/words.ts';
import type { GartenZwerge, Move, State } from '../vocabulary.ts';
import { judgeJob } from './jobs.ts';
import { affordable, mindIn } from './quick.ts';

/** Jobs that are played out. */
const JOBS = 6;
/** Prices that are played out, as parts of the usual one. */
const PRICES = [0.75, 1.25, 0.5, 1.5];

/** The moves worth a thought, the usual one first. */
export function candidatesOf(
  tables: Tables,
  world: Read<State>,
  { usual, legal, seat, random }: Seen<GartenZwerge> & { readonly usual: Move },
): readonly Move[] {
  switch (world.stage.name) {
    case 'jobs': {
      const mind = mindIn(tables, world, { seat, random });
      const rest = legal
        .filter(move => move.type !== 'mark' && !same(move, usual))
        .map(move => ({ move, worth: judgeJob(mind, move) }))
        .sort((a, b) => b.worth - a.worth)
        .map(({ move }) => move);
      return [usual, ...rest.slice(0, JOBS - 1)];
    }
    case 'terms':
      return first(
        usual,
        legal.filter(move => move.type === 'call' && isSensible(world, move)),
      );
    case 'fists':
      return usual.type === 'close-fist' ? prices(world, seat, usual.petals) : [usual];
    case 'answers':
    case 'upkeep':
    case 'tie':
    case 'pairing':
      return first(usual, legal);
    case 'calls':
    case 'over':
      return [usual];
  }
}

const first = (usual: Move, moves: readonly Move[]): Move[] => [
  usual,
  ...moves.filter(move => !same(move, usual)),
];

/** GZ-29: a hat that somebody could lend and that makes a better pair; or, of anybody, to leave a contest to the seeker or to garden. */
function isSensible(world: Read<State>, { atLeast, duty }: Extract<Move, { type: 'call' }>): boolean {
  const { players, contests } = world;
  const { seat, hat } = auctionOf(world);
  const isLent = players.some((player, other) => other !== seat && hasAny(player.free, atLeast));
  if (atLeast > BROWN && (atLeast <= hat || !isLent)) return false;
  if (duty === null) return true;
  if (atLeast > BROWN) return false;
  const mine = (at: number): boolean =>
    contests[at]?.entrants.some(entrant => entrant.seat === seat) ?? false;
  return (duty === 'avoid-0' && mine(0)) || (duty === 'avoid-1' && mine(1)) || duty === 'next-garden';
}

function prices(world: Read<State>, seat: number, usual: number): Move[] {
  const near = [usual, usual - STEP, usual + STEP, ...PRICES.map(part => part * usual)];
  const named = new Set(near.map(petals => affordable(world, seat, petals)));
  return [...named].map(petals => ({ type: 'close-fist', petals }));
}
