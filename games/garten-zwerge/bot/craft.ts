import type { Bot } from '../../../bots/bot.ts';
import type { Craft, Depth } from '../../../bots/craft.ts';
import { type Judge, pointsJudge } from '../../../bots/judge.ts';
import { search } from '../../../bots/search.ts';
import { trainedJudges } from '../../../bots/value.ts';
import type { Weights } from '../../../bots/weights.ts';
import { same } from '../../../core/data.ts';
import type { Game, Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { tablesOf } from '../data/tables.ts';
import type { GartenZwerge, Move, State, View } from '../vocabulary.ts';
import { beliefsAmong, MANY } from './beliefs.ts';
import { level } from './by-hand.ts';
import { candidatesOf } from './candidates.ts';
import { TASTES } from './characters.ts';
import { featuresFor } from './features.ts';
import { pointsIn } from './points.ts';
import { quickMove } from './quick.ts';
import { nobodyElseTrades } from './silence.ts';
import { tutorOf } from './tutor.ts';

/** Petals by which a bot that plays by hand misjudges jobs and prices at most. */
const BEGINNER = 2250;
/** Petals by which even the best ask or bid now more, now less. */
const HESITATION = 120;
/** Petals and what gnomes are worth, that are a clear lead. */
const SPREAD = 3000;
/** Playouts of two rounds or so. */
const TWO_ROUNDS = { moves: 70, playoutsPerMillisecond: 0.6 };
/** Among many: a little more than a round, which has 25 moves among four, 42 among five and 51 among six. In longer ones luck counts more, in shorter ones
 * no contest is decided. */
const aRound = (players: number): Depth => ({ moves: 15 * (players - 2), playoutsPerMillisecond: 1.6 });
/** Short ones, for a judge that was trained, and for hints and reviews: luck makes longer ones differ by more than any move does. */
const A_WHILE = { moves: 24, playoutsPerMillisecond: 1.2 };
/** Playouts that a candidate needs to be compared with others at all. */
const PLAYOUTS_PER_CANDIDATE = 9;
/** How much better than the usual move another must seem, in chances of winning: playouts differ by luck. */
const USUAL = 0.02;
/** What a judge learns by is who wins: how near one comes does not count. */
const VICTORY_ALONE = Number.POSITIVE_INFINITY;

export function craftFor(game: Game<GartenZwerge>, weights: readonly Weights[]): Craft<GartenZwerge> {
  const features = featuresFor(tablesOf(game.edition));
  const trained = trainedJudges(game.id, features, weights);
  const outlook = outlookFor(game, trained);
  return {
    policy: (noise, milliseconds) =>
      milliseconds === 0
        ? level({ noise: BEGINNER * noise, hesitation: HESITATION, listens: true, tastes: TASTES })(game)
        : searcher(game, { craft: outlook, trained }, milliseconds),
    features,
    tutor: tutorOf(game),
    spread: VICTORY_ALONE,
    outlook,
  };
}

type Trained = (players: number) => Judge<GartenZwerge> | null;

/** What is weighed by playing out: by the rules of thumb, and what the judge says after a while. */
function outlookFor(game: Game<GartenZwerge>, trained: Trained) {
  const tables = tablesOf(game.edition);
  const points = (world: Read<State>, at: number): number => pointsIn(tables, world, at);
  return {
    imagine: (view, seat, random) => unsealed(game, view, { seat, random }),
    quick: (world, seat, random) => quickMove({ game, tables }, world, { seat, random }),
    judge: ({ players: { length } }: View) =>
      trained(length) ?? pointsJudge<GartenZwerge>(length, { points, spread: SPREAD }),
    search: A_WHILE,
    spread: SPREAD,
  } satisfies Craft<GartenZwerge>;
}

/** Plays the likeliest moves out, everybody going on by the rules of thumb. Free calling is left to these rules, and the race where nobody
 * else trades: in playouts everybody does. */
function searcher(
  game: Game<GartenZwerge>,
  { craft, trained }: { readonly craft: ReturnType<typeof outlookFor>; readonly trained: Trained },
  milliseconds: number,
): Bot<GartenZwerge> {
  const tables = tablesOf(game.edition);
  const wise = { noise: 0, listens: true, tastes: TASTES };
  const amongFew = level({ ...wise, hesitation: HESITATION })(game);
  const amongMany = level({ ...wise, beliefs: beliefsAmong(MANY) })(game);
  const learnt = { ...craft, spread: VICTORY_ALONE };
  return seen => {
    const { view, seat, random } = seen;
    const usual = view.players.length < MANY ? amongFew(seen) : amongMany(seen);
    if (view.options.auctions === 'free' || nobodyElseTrades(view, seat)) return usual;
    const isLearnt = trained(view.players.length) !== null;
    const { moves: most, playoutsPerMillisecond } = depthAt(view.players.length, isLearnt);
    const playouts = Math.ceil(milliseconds * playoutsPerMillisecond);
    const affordable = Math.max(2, Math.floor(playouts / PLAYOUTS_PER_CANDIDATE));
    const world = unsealed(game, view, { seat, random });
    const moves = candidatesOf(tables, world, { ...seen, usual }).slice(0, affordable);
    if (moves.length === 1) return usual;
    const judge = craft.judge(view);
    const thinking = {
      playouts,
      candidates: moves.length,
      most,
      liking: (move: Move) => (same(move, usual) ? USUAL : 0),
    };
    const bench = { game, craft: isLearnt ? learnt : craft, judge };
    return nth(search(bench, { ...seen, legal: moves }, thinking), 0).move;
  };
}

function depthAt(players: number, isLearnt: boolean): Depth {
  if (isLearnt) return A_WHILE;
  return players < MANY ? TWO_ROUNDS : aRound(players);
}

/** An imagined world in which the others have still to choose what nobody has seen them choose. */
function unsealed(
  game: Game<GartenZwerge>,
  view: View,
  { seat, random }: { readonly seat: number; readonly random: Random },
): State {
  const world = game.determinize(view, seat, random);
  const { auction, stage } = world;
  if (!auction) return world;
  for (let other = 0; other < world.players.length; other++) {
    if (other === seat) continue;
    if (stage.name === 'answers') {
      auction.answered[other] = false;
      auction.answers[other] = null;
    }
    if (stage.name === 'fists') auction.fists[other] = null;
  }
  return world;
}
