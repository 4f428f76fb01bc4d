import type { GameBots } from '../bots/bot.ts';
import type { Box, Vocabulary } from '../core/game.ts';
import { bots as chicoreeBots } from './chicoree/bot/index.ts';
import { chicoree } from './chicoree/index.ts';
import { bots as chillAndChiliBots } from './chill-and-chili/bot/index.ts';
import { chillAndChili } from './chill-and-chili/index.ts';
import { bots as enemyChocolatierBots } from './enemy-chocolatier/bot/index.ts';
import { enemyChocolatier } from './enemy-chocolatier/index.ts';
import { bots as gartenZwergeBots } from './garten-zwerge/bot/index.ts';
import { gartenZwerge } from './garten-zwerge/index.ts';
import { bots as seasonsOfRiceBots } from './seasons-of-rice/bot/index.ts';
import { seasonsOfRice } from './seasons-of-rice/index.ts';

export interface Rules<V extends Vocabulary> {
  readonly box: Box<V>;
  readonly bots: GameBots<V>;
}

/** Forgets which game it is: hosts and bots know games only by their contract. */
function listed<V extends Vocabulary>(game: Rules<V>): Rules<Vocabulary> {
  return game as unknown as Rules<Vocabulary>;
}

/** The games of the house, one line each. */
export const GAMES: { readonly [id: string]: Rules<Vocabulary> } = {
  'chill-and-chili': listed({ box: chillAndChili, bots: chillAndChiliBots }),
  'enemy-chocolatier': listed({
    box: enemyChocolatier,
    bots: enemyChocolatierBots,
  }),
  'seasons-of-rice': listed({ box: seasonsOfRice, bots: seasonsOfRiceBots }),
  chicoree: listed({ box: chicoree, bots: chicoreeBots }),
  'garten-zwerge': listed({ box: gartenZwerge, bots: gartenZwergeBots }),
};
