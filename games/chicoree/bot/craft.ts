import type { Craft } from '../../../bots/craft.ts';
import { type Judge, pointsJudge } from '../../../bots/judge.ts';
import type { Game } from '../../../core/game.ts';
import { lastOf } from '../../../core/sure.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree, View } from '../vocabulary.ts';
import { usualAct } from './acting.ts';
import { CHARACTERS } from './characters.ts';
import { isRace, policyOf } from './policy.ts';
import { type Prospects, prospectsBy } from './prospects.ts';
import { quickBy } from './quick.ts';
import { WEIGHTS } from './weights.ts';
import { worthwhile } from './worthwhile.ts';

export function craftFor(game: Game<Chicoree>): Craft<Chicoree> {
  const tables = tablesOf(game.edition);
  const prospects = prospectsBy(tables, WEIGHTS);
  const quick = quickBy(tables, prospects);
  const search = { moves: 45, playoutsPerMillisecond: 5 };
  const spread = Number.POSITIVE_INFINITY;
  return {
    policy: policyOf(game, quick, prospects),
    outlook: { judge: view => judgeOf(view.players.length, prospects), quick, search, spread },
    // What is decided in secret or in a race is no matter of looking ahead: the policy draws lots.
    judge: view => (isSecret(view) || isRace(view) ? null : judgeOf(view.players.length, prospects)),
    complete: (world, seat) => (lastOf(world.agenda).do === 'act' ? usualAct(tables, world, seat) : null),
    worthwhile,
    quick,
    search,
    spread,
    characters: CHARACTERS,
  };
}

/** In a race it is as good to throw others back as to get on: alone, too, a seat is judged by its odds of winning. */
function judgeOf(players: number, prospects: Prospects): Judge<Chicoree> {
  const { share } = pointsJudge<Chicoree>(players, { points: prospects, spread: 1 });
  return {
    share,
    alone: (world, seat) => {
      const chance = share(world, seat);
      return CLEAR * Math.log(chance / (1 - chance + CERTAINTY));
    },
  };
}

/** Odds e times as high are so many clear leads: luck leaves no more between the best and the worst. */
const CLEAR = 2;
/** Nothing is surer than this. */
const CERTAINTY = 1e-9;

function isSecret({ agenda }: View): boolean {
  const task = lastOf(agenda).do;
  return task === 'fists' || task === 'challenge';
}
