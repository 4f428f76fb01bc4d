import type { Game, Vocabulary } from '../core/game.ts';
import { present } from '../core/sure.ts';
import { flat } from './baselines/flat.ts';
import { informationSets } from './baselines/information-sets.ts';
import { randomBot } from './baselines/random.ts';
import type { Bot } from './bot.ts';
import type { Baselines, GameBots } from './game-bots.ts';
import { levelCalled } from './levels.ts';

/** Baselines that know no game. */
export const GENERAL: Baselines<Vocabulary> = {
  random: () => randomBot,
  'flat-monte-carlo': game => flat(game, { playouts: 200 }),
  ismcts: game => informationSets(game, { playouts: 200 }),
};

interface Stable<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly bots: GameBots<V>;
  readonly baselines: Baselines<V>;
  /** The part of its playouts that a level makes; all if not said. */
  readonly effort?: number;
}

/** The bot of a name: a level, or a baseline. */
export function botNamed(
  name: string,
  { game, bots, baselines, effort }: Stable<Vocabulary>,
): Bot<Vocabulary> {
  const level = levelCalled(name);
  if (level) return bots[level](game, effort);
  return present(GENERAL[name] ?? baselines[name], `bot called ${name}`)(game);
}
