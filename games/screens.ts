import type { ComponentType } from 'preact';
import type { Vocabulary } from '../core/game.ts';
import type { GameScreen } from '../web/kit/game-screen.ts';
import type { InEveryLanguage } from '../web/kit/language.ts';
import { Cover as ChicoreeCover } from './chicoree/ui/cover.tsx';
import { Cover as ChillAndChiliCover } from './chill-and-chili/ui/cover.tsx';
import { Cover as EnemyChocolatierCover } from './enemy-chocolatier/ui/art/cover.tsx';
import { Cover as GartenZwergeCover } from './garten-zwerge/ui/cover.tsx';
import { Cover as SeasonsOfRiceCover } from './seasons-of-rice/ui/art/cover.tsx';

/** What the shelf shows before a game is taken down, and how to fetch its screen. */
export interface Shelved {
  readonly id: string;
  readonly tagline: InEveryLanguage<string>;
  readonly players: readonly [min: number, max: number];
  readonly minutes: number;
  readonly age: number;
  readonly Cover: ComponentType;
  readonly load: () => Promise<GameScreen<Vocabulary>>;
}

/** The screens, one line a game; each is fetched when its game is opened. */
export const SCREENS: readonly Shelved[] = [
  {
    id: 'chill-and-chili',
    tagline: {
      en: 'Plant, water, and let half the pond run your way.',
      fr: 'Plantez, arrosez, et détournez la moitié de l’étang.',
    },
    players: [2, 5],
    minutes: 30,
    age: 8,
    Cover: ChillAndChiliCover,
    load: async () =>
      (await import('./chill-and-chili/ui/index.ts')).screen as unknown as GameScreen<Vocabulary>,
  },
  {
    id: 'enemy-chocolatier',
    tagline: {
      en: 'Buy up the town round the chocolate factory, house by house.',
      fr: 'Rachetez la ville autour de la chocolaterie, maison par maison.',
    },
    players: [2, 6],
    minutes: 60,
    age: 12,
    Cover: EnemyChocolatierCover,
    load: async () =>
      (await import('./enemy-chocolatier/ui/index.ts')).screen as unknown as GameScreen<Vocabulary>,
  },
  {
    id: 'seasons-of-rice',
    tagline: {
      en: 'Close rice fields card by card, in the rains and in the dry months.',
      fr: 'Fermez vos champs de riz carte après carte, sous la pluie puis au soleil.',
    },
    players: [2, 2],
    minutes: 20,
    age: 8,
    Cover: SeasonsOfRiceCover,
    load: async () =>
      (await import('./seasons-of-rice/ui/index.ts')).screen as unknown as GameScreen<Vocabulary>,
  },
  {
    id: 'chicoree',
    tagline: {
      en: 'From seed to export: bid, bluff, and finish your chain first.',
      fr: 'De la graine à l’export : misez, bluffez, et bouclez votre chaîne.',
    },
    players: [2, 6],
    minutes: 40,
    age: 10,
    Cover: ChicoreeCover,
    load: async () => (await import('./chicoree/ui/index.ts')).screen as unknown as GameScreen<Vocabulary>,
  },
  {
    id: 'garten-zwerge',
    tagline: {
      en: 'Breed garden gnomes, rent out their charm, and raise the golden hat.',
      fr: 'Élevez des nains de jardin, louez leur charme, et faites naître le chapeau d’or.',
    },
    players: [2, 6],
    minutes: 60,
    age: 12,
    Cover: GartenZwergeCover,
    load: async () =>
      (await import('./garten-zwerge/ui/index.ts')).screen as unknown as GameScreen<Vocabulary>,
  },
];
