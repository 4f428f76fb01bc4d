import type { Craft } from '../../../bots/craft.ts';
import type { Judge } from '../../../bots/judge.ts';
import type { Game } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { townOf } from '../data/town.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { charactersOf } from './characters.ts';
import { dealFor } from './imagine.ts';
import { instinctFor } from './instinct.ts';
import { INSTINCTS } from './instincts.ts';
import { judgeBy } from './judge.ts';
import { WEIGHTS } from './weights.ts';
import { worthwhile } from './worthwhile.ts';

export function craftFor(game: Game<EnemyChocolatier>): Craft<EnemyChocolatier> {
  const town = townOf(game.edition);
  const judge = judgeBy(town, WEIGHTS);
  const quick = instinctFor(town, INSTINCTS);
  const craft: Craft<EnemyChocolatier> = {
    judge: ({ round }) => (round > PATIENCE ? { ...judge, alone: impatient(judge, round) } : judge),
    imagine: (view, seat, random) => {
      const world = game.determinize(view, seat, random);
      if (view.phase.name === 'arranging') return world;
      const recipes = dealFor(town, view, random);
      for (const [i, player] of world.players.entries()) player.recipe = nth(recipes, i);
      return world;
    },
    // A turn is one decision: after the first house the others follow by instinct.
    complete: quick,
    worthwhile: (world, legal) => worthwhile(town, world, legal),
    quick,
    search: { moves: TO_THE_END, playoutsPerMillisecond: 2.5 },
    levels: LEVELS,
    spread: Number.POSITIVE_INFINITY,
    characters: charactersOf(town),
  };
  return { ...craft, outlook: { ...craft, search: { moves: AT_ONCE, playoutsPerMillisecond: 15 } } };
}

/** Rounds after which whoever is not sure of a move is less and less so: two who buy the same houses back for ever try something else. */
const PATIENCE = 25;
/** What is left of all differences after one more round. */
const FADING = 0.8;

const impatient =
  ({ alone }: Judge<EnemyChocolatier>, round: number): Judge<EnemyChocolatier>['alone'] =>
  (world, seat) =>
    alone(world, seat) * FADING ** (round - PATIENCE);

/** Five steps that are about as high as each other: playouts say little more than a look ahead does, and to misjudge it costs more here than elsewhere. */
const LEVELS: NonNullable<Craft<EnemyChocolatier>['levels']> = {
  helper: { noise: 0.45 },
  apprentice: { noise: 0.26 },
  gardener: { noise: 0.19 },
  'green-thumb': { noise: 0.11, worlds: 4, milliseconds: 0 },
};

/** Turns of a playout. A game is quickly played out by instinct, and nothing says more about a move than who wins in the end. */
const TO_THE_END = 150;
/** Chances are read off at once: by instinct alone everybody always plays the same game, and a surer one than people do. */
const AT_ONCE = 0;
