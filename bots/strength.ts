import { same } from '../core/data.ts';
import type { Game, Seat, Vocabulary } from '../core/game.ts';
import { byKey } from '../core/keys.ts';
import { nth } from '../core/sure.ts';
import { decisionsOf, type Went } from './decisions.ts';
import type { GameBots } from './game-bots.ts';
import { LEVELS, type Level, MIDDLE } from './levels.ts';
import { outlookOf } from './outlook.ts';
import { average } from './statistics.ts';
import { type Asked, meanOf, weigh } from './weighing.ts';

/** The latest decisions of a seat that are looked at; fewer that matter tell nothing. */
const DECISIONS = { fewest: 6, most: 24 };
/** How often each level is asked for its move: those without playouts misjudge by chance, now more, now less. */
const TRIES: { readonly [L in Level]: number } = {
  sprout: 3,
  helper: 3,
  apprentice: 3,
  gardener: 3,
  'green-thumb': 1,
  'head-gardener': 1,
};
/** The share of its usual effort that a level with playouts spends. */
const GLANCE = 0.1;
/** Processor time in milliseconds for weighing all moves, some of them at each decision, estimated from the cost of a playout. */
const WEIGHING = { effort: 600, moves: 4 };
const WORLDS = { fewest: 2, most: 12 };

/** Shares of a victory. A move that loses more is a blunder, however much it loses. */
const BLUNDER = 0.2;
/** Moves that lose as much more than each other are alike e times less. */
const UNLIKE = 0.01;
/** Where all moves are worth about the same, nobody shows how well they play. */
const INDIFFERENT = 0.003;
/** As a log-likelihood, each standard error between two average losses: whoever plays unlike any bot plays better or worse. */
const APART = 2;
/** The chance that a move says nothing about its player: people think of what no bot would. */
const WHIM = 0.15;
/** The prior: by how much, as a log-likelihood, each step away from the middle level has to be the better explanation. */
const DOUBT = 0.15;

/** A skill estimate: the level that plays most like whoever played this seat, decision by decision; the middle one as long as too little
 * tells. Uses only what the seat knew when it decided. */
export function strengthOf<V extends Vocabulary>(
  game: Game<V>,
  bots: GameBots<V>,
  { went, seat }: { readonly went: Went<V>; readonly seat: Seat },
): Level {
  const { decisions, moverAt, askedAt } = decisionsOf(game, went);
  const own = decisions.filter(step => moverAt(step).seat === seat);
  if (own.length < DECISIONS.fewest) return MIDDLE;
  const telling = own
    .slice(-DECISIONS.most)
    .map(step => {
      const { move } = moverAt(step);
      return lossesAt(game, bots, { asked: askedAt(step, 'strength'), seats: went.seats, played: move });
    })
    .filter(({ most }) => most > INDIFFERENT);
  if (telling.length < DECISIONS.fewest) return MIDDLE;
  const likelihoods = LEVELS.map((level, i) => {
    const each = sumOf(telling.map(losses => Math.log(likeness(losses, level))));
    return each - APART * errorsApart(telling, level) - DOUBT * Math.abs(i - LEVELS.indexOf(MIDDLE));
  });
  return nth(LEVELS, Math.round(expectedPlace(likelihoods)));
}

/** The posterior mean: where much remains possible, nothing far off is said. */
function expectedPlace(likelihoods: readonly number[]): number {
  const most = Math.max(...likelihoods);
  const chances = likelihoods.map(likelihood => Math.exp(likelihood - most));
  return sumOf(chances.map((chance, place) => chance * place)) / sumOf(chances);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** What moves lose against the best of them. */
interface Losses {
  readonly played: number;
  readonly by: { readonly [L in Level]: readonly number[] };
  /** That of the worst move. */
  readonly most: number;
}

function lossesAt<V extends Vocabulary>(
  game: Game<V>,
  bots: GameBots<V>,
  { asked, seats, played }: { readonly asked: Asked<V>; readonly seats: number; readonly played: V['Move'] },
): Losses {
  const moves = [played];
  const placeOf = (move: V['Move']) => {
    const known = moves.findIndex(other => same(other, move));
    return known === -1 ? moves.push(move) - 1 : known;
  };
  const places = byKey(LEVELS, level => {
    const bot = bots[level](game, GLANCE);
    return Array.from({ length: TRIES[level] }, () => placeOf(bot(asked)));
  });
  const outlook = outlookOf(game, bots, { view: asked.view, seats });
  const affordable = Math.floor(WEIGHING.effort / DECISIONS.most / WEIGHING.moves / outlook.cost);
  const worlds = Math.min(WORLDS.most, Math.max(WORLDS.fewest, affordable));
  const chances = weigh(outlook, asked, { moves, worlds }).map(samples => nth(meanOf(samples), asked.seat));
  const best = Math.max(...chances);
  const lossOf = (place: number) => Math.min(BLUNDER, best - nth(chances, place));
  return {
    played: lossOf(0),
    by: byKey(LEVELS, level => places[level].map(lossOf)),
    most: best - Math.min(...chances),
  };
}

/** How likely this level is to lose as much as was lost. */
function likeness({ played, by }: Losses, level: Level): number {
  const alike = by[level].map(loss => Math.exp(-Math.abs(loss - played) / UNLIKE));
  return WHIM + (1 - WHIM) * average(alike);
}

/** How far the average loss was from this level's, in standard errors. Beyond the weakest and the strongest there is no other level. */
function errorsApart(telling: readonly Losses[], level: Level): number {
  const differences = telling.map(({ played, by }) => played - average(by[level]));
  const mean = average(differences);
  if ((level === LEVELS[0] && mean > 0) || (level === LEVELS.at(-1) && mean < 0)) return 0;
  const variance = sumOf(differences.map(difference => (difference - mean) ** 2)) / (differences.length - 1);
  return Math.abs(mean) / Math.sqrt((variance + UNLIKE ** 2) / differences.length);
}
