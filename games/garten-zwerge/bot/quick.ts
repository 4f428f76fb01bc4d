import { legal } from '../../../core/play.ts';
import type { Game, Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { auctionOf } from '../data/auction-of.ts';
import type { Tables } from '../data/tables.ts';
import { BROWN, MOST_MARKERS } from '../data/words.ts';
import type { GartenZwerge, Move, State } from '../vocabulary.ts';
import { type Beliefs, beliefsAmong } from './beliefs.ts';
import { answerOf, price } from './by-hand.ts';
import { type Mind, mindOf, rounded } from './mind.ts';
import { sightOf } from './sight.ts';
import { worthIn } from './worth.ts';

/** No conditions. */
const ANYBODY: Move = { type: 'call', atLeast: BROWN, duty: null, words: '' };
/** Petals by which players of a playout may misjudge a job or a price. */
const MISJUDGED = 60;

interface Thinker {
  readonly seat: number;
  readonly random: Random;
  readonly beliefs?: Beliefs;
}

/** What a seat makes of an imagined world. */
export function mindIn(
  tables: Tables,
  world: Read<State>,
  { seat, random, beliefs = beliefsAmong(world.players.length) }: Thinker,
): Mind {
  const worth = worthIn(tables, world.options.values, beliefs);
  return mindOf(sightOf(tables, world), seat, { beliefs, worth, noise: MISJUDGED, random });
}

/** What the rules of thumb would do in an imagined world. */
export function quickMove(
  { game, tables }: { readonly game: Game<GartenZwerge>; readonly tables: Tables },
  world: Read<State>,
  thinker: Thinker,
): Move {
  const { seat } = thinker;
  if (world.stage.name === 'terms') return ANYBODY;
  if (world.stage.name === 'fists')
    return {
      type: 'close-fist',
      petals: affordable(world, seat, price(mindIn(tables, world, thinker))),
    };
  const moves = legal(game, world, seat);
  return moves.length === 1 ? nth(moves, 0) : answerOf(mindIn(tables, world, thinker), moves);
}

/** GZ-33, GZ-A04: nobody pays more than it owns, or names more than the markers make. */
export function affordable(world: Read<State>, seat: number, petals: number): number {
  const { job, seat: active } = auctionOf(world);
  const isPayer = (job === 'seek') === (seat === active);
  const most = isPayer ? playerAt(world.players, seat).petals : MOST_MARKERS;
  return Math.max(0, Math.min(rounded(petals), rounded(most), MOST_MARKERS));
}
