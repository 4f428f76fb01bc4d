import type { Craft } from '../../../bots/craft.ts';
import { pointsJudge, pooledJudge } from '../../../bots/judge.ts';
import { trainedJudges } from '../../../bots/value.ts';
import type { Weights } from '../../../bots/weights.ts';
import type { Game } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { tablesOf } from '../data/tables.ts';
import type { ChillAndChili, State } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { CHARACTERS } from './characters.ts';
import { completing, worthwhile } from './completing.ts';
import { evaluator } from './evaluate.ts';
import { featuresOf } from './features.ts';
import { loreOf } from './lore.ts';

/** Points that are a clear lead. */
const SPREAD = 6;
/** What the points a seat can expect count for a judge, beside what the network has learnt: together they play better than either. */
const BY_POINTS = 0.6;

export function craftFor(game: Game<ChillAndChili>, weights: readonly Weights[]): Craft<ChillAndChili> {
  const tables = tablesOf(game.edition);
  const lore = loreOf(tables);
  const features = featuresOf(lore);
  const points = evaluator(tables, BELIEFS);
  const trained = trainedJudges(game.id, features, weights);
  return {
    features,
    judge: ({ players: { length } }) => {
      const byPoints = pointsJudge<ChillAndChili>(length, { points, spread: SPREAD });
      const first = trained(length);
      return first ? pooledJudge(length, { first, second: byPoints, part: BY_POINTS }) : byPoints;
    },
    complete: (world, seat) => completing(lore, world, seat),
    worthwhile,
    disguise: stirPile,
    search: { moves: 6, playoutsPerMillisecond: 2 },
    spread: SPREAD,
    characters: CHARACTERS,
  };
}

/** Nobody knows the cards on top of the pile: no more of them are drawn in a turn of a playout. */
const UNKNOWN = 3;

function stirPile({ pile }: State, random: Random): void {
  for (let top = pile.length - 1; top > 0 && top >= pile.length - UNKNOWN; top--) {
    const other = random.int(top + 1);
    const card = pile[top]!;
    pile[top] = pile[other]!;
    pile[other] = card;
  }
}
