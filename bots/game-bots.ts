import type { Game, Vocabulary } from '../core/game.ts';
import type { Bot } from './bot.ts';
import type { Craft } from './craft.ts';
import type { Level } from './levels.ts';

/** Makes a bot for the edition the table plays. `effort` is the share of its playouts that it makes, 1 by default. */
export type Maker<V extends Vocabulary> = (game: Game<V>, effort?: number) => Bot<V>;

/** The bots of a game by level, and what they are made of. */
export type GameBots<V extends Vocabulary> = { readonly [L in Level]: Maker<V> } & {
  readonly craft: (game: Game<V>) => Craft<V>;
};

/** Bots that only the arena knows, by name: what every new bot is measured against. They never change. */
export interface Baselines<V extends Vocabulary> {
  readonly [name: string]: (game: Game<V>) => Bot<V>;
}
