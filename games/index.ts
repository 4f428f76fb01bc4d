import type { GameBots } from '../bots/bot.ts';
import type { Box, Vocabulary } from '../core/game.ts';
import { bots as chillAndChiliBots } from './chill-and-chili/bot/index.ts';
import { chillAndChili } from './chill-and-chili/index.ts';
import { bots as enemyChocolatierBots } from './enemy-chocolatier/bot/index.ts';
import { enemyChocolatier } from './enemy-chocolatier/index.ts';
import { bots as gartenZwergeBots } from './garten-zwerge/bot/index.ts';
import { gartenZwerge } from './garten-zwerge/index.ts';

export interface Listed<V extends Vocabulary> {
  readonly box: Box<V>;
  readonly bots: GameBots<V>;
}

/** Forgets which game it is: hosts and bots know games only by their contract. */
function listed<V extends Vocabulary>(game: Listed<V>): Listed<Vocabulary> {
  return game as unknown as Listed<Vocabulary>;
}

/** The games of the house, one line each. */
export const GAMES: { readonly [id: string]: Listed<Vocabulary> } = {
  'chill-and-chili': listed({ box: chillAndChili, bots: chillAndChiliBots }),
  'enemy-chocolatier': listed({ box: enemyChocolatier, bots: enemyChocolatierBots }),
  'garten-zwerge': listed({ box: gartenZwerge, bots: gartenZwergeBots }),
};
