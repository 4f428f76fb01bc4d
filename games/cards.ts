import type { About } from './about.ts';
import { about as chicoree } from './chicoree/about.ts';
import { about as chillAndChili } from './chill-and-chili/about.ts';
import { about as enemyChocolatier } from './enemy-chocolatier/about.ts';
import { about as gartenZwerge } from './garten-zwerge/about.ts';
import { about as plots } from './plots/about.ts';
import { about as seasonsOfRice } from './seasons-of-rice/about.ts';

/** The games of the house, in the order of the shelf: the only list. Whoever reads it knows games by their contract, not by their words. */
export const CARDS = [
  chillAndChili,
  enemyChocolatier,
  seasonsOfRice,
  chicoree,
  gartenZwerge,
] as unknown as readonly About[];

/** The smallest game that needs everything: new games are copied from it, and the core is tested with it. Players never see it. */
export const SAMPLE = plots as unknown as About;
