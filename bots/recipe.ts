import type { Game, Vocabulary } from '../core/game.ts';
import { nth } from '../core/sure.ts';
import { byKey } from '../core/keys.ts';
import type { Bot, Seen } from './bot.ts';
import type { GameBots } from './game-bots.ts';
import { misjudgement } from './chance.ts';
import type { Craft, Ranked, Recipe } from './craft.ts';
import { LEVELS, type Level } from './levels.ts';
import { lookAhead } from './lookahead.ts';
import type { Bench } from './playout.ts';
import { search } from './search.ts';

/** The same for every game that does not say otherwise. */
const RECIPES: { readonly [L in Level]: Recipe } = {
  sprout: { noise: 0.7, worlds: 1, milliseconds: 0 },
  helper: { noise: 0.47, worlds: 1, milliseconds: 0 },
  apprentice: { noise: 0.27, worlds: 2, milliseconds: 0 },
  gardener: { noise: 0.12, worlds: 4, milliseconds: 0 },
  'green-thumb': { noise: 0, worlds: 6, milliseconds: 12 },
  'head-gardener': { noise: 0, worlds: 6, milliseconds: 280 },
};

/** The largest evaluation noise, that of a beginner, in clear leads. */
const BEGINNER = 1.5;
/** What a character's taste weighs: in clear leads when looking ahead, in chances of winning when searching. */
const TASTE = { lookAhead: 0.1, search: 0.012 };
/** Candidates that are played out. */
const CANDIDATES = 8;

/** The six levels of a game, from what it gives its bots. */
export function sixLevels<V extends Vocabulary>(craftFor: (game: Game<V>) => Craft<V>): GameBots<V> {
  const crafts = new WeakMap<Game<V>, Craft<V>>();
  const craftOf = (game: Game<V>): Craft<V> => {
    const known = crafts.get(game) ?? craftFor(game);
    crafts.set(game, known);
    return known;
  };
  const levels = byKey(LEVELS, level => (game: Game<V>, effort = 1) => {
    const craft = craftOf(game);
    const recipe = { ...RECIPES[level], ...craft.levels?.[level] };
    return botBy(game, craft, { ...recipe, milliseconds: recipe.milliseconds * effort });
  });
  return { ...levels, craft: craftOf };
}

function botBy<V extends Vocabulary>(game: Game<V>, craft: Craft<V>, recipe: Recipe): Bot<V> {
  const byHand = craft.policy?.(recipe.noise, recipe.milliseconds);
  return seen => {
    if (seen.legal.length === 1) return nth(seen.legal, 0);
    const judge = craft.judge?.(seen.view) ?? null;
    if (judge) return nth(ranked({ game, craft, judge }, seen, recipe), 0).move;
    if (!byHand) throw new Error(`${game.id} has neither a judge nor a policy for this number of players`);
    return byHand(seen);
  };
}

/** The moves worth a thought, best first, as somebody with this recipe and this character sees them. */
export function ranked<V extends Vocabulary>(bench: Bench<V>, seen: Seen<V>, recipe: Recipe): Ranked<V>[] {
  const { craft } = bench;
  const { noise, worlds, milliseconds } = recipe;
  const taste = seen.character && craft.characters?.[seen.character];
  const liking = (move: V['Move']): number => taste?.(move, seen.view, seen.seat) ?? 0;
  if (milliseconds === 0 || !craft.search)
    return lookAhead(bench, seen, worlds)
      .map(({ move, worth }) => {
        const error = noise === 0 ? 0 : BEGINNER * noise * misjudgement(seen.random);
        return { move, worth: worth + error + TASTE.lookAhead * liking(move) };
      })
      .sort((a, b) => b.worth - a.worth);
  const { moves, playoutsPerMillisecond } = craft.search;
  return search(bench, seen, {
    playouts: Math.ceil(milliseconds * playoutsPerMillisecond),
    candidates: CANDIDATES,
    most: moves,
    liking: move => TASTE.search * liking(move),
  });
}
