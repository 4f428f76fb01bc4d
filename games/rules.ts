import type { GameBots } from '../bots/bot.ts';
import type { Box, Vocabulary } from '../core/game.ts';
import type { Rules } from './index.ts';

async function fetched<V extends Vocabulary>(
  box: Promise<Box<V>>,
  bots: Promise<{ readonly bots: GameBots<V> }>,
): Promise<Rules<Vocabulary>> {
  return { box: await box, bots: (await bots).bots } as unknown as Rules<Vocabulary>;
}

/** Rules and bots for browsers, one line a game; each is fetched when its game is opened. */
export const RULES: { readonly [id: string]: () => Promise<Rules<Vocabulary>> } = {
  'chill-and-chili': () =>
    fetched(
      import('./chill-and-chili/index.ts').then(game => game.chillAndChili),
      import('./chill-and-chili/bot/index.ts'),
    ),
  'enemy-chocolatier': () =>
    fetched(
      import('./enemy-chocolatier/index.ts').then(game => game.enemyChocolatier),
      import('./enemy-chocolatier/bot/index.ts'),
    ),
  'seasons-of-rice': () =>
    fetched(
      import('./seasons-of-rice/index.ts').then(game => game.seasonsOfRice),
      import('./seasons-of-rice/bot/index.ts'),
    ),
  chicoree: () =>
    fetched(
      import('./chicoree/index.ts').then(game => game.chicoree),
      import('./chicoree/bot/index.ts'),
    ),
  'garten-zwerge': () =>
    fetched(
      import('./garten-zwerge/index.ts').then(game => game.gartenZwerge),
      import('./garten-zwerge/bot/index.ts'),
    ),
};
