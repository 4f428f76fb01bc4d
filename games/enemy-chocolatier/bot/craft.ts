import type { Craft } from '../../../bots/craft.ts';
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
    judge: () => judge,
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
    spread: Number.POSITIVE_INFINITY,
    characters: charactersOf(town),
  };
  return { ...craft, outlook: { ...craft, search: { moves: AT_ONCE, playoutsPerMillisecond: 15 } } };
}

/** Turns of a playout. A game is quickly played out by instinct, and nothing says more about a move than who wins in the end. */
const TO_THE_END = 150;
/** Chances are read off at once: by instinct alone everybody always plays the same game, and a surer one than people do. */
const AT_ONCE = 0;
