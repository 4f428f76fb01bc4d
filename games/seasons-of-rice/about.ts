import type { About } from '../about.ts';
import type { SeasonsOfRice } from './vocabulary.ts';

export const about: About<SeasonsOfRice> = {
  id: 'seasons-of-rice',
  title: { en: 'Seasons of Rice', fr: 'Rizières du Cambodge' },
  tagline: {
    en: 'Close your rice fields, card by card, through wet season and dry.',
    fr: 'Fermez vos champs de riz carte après carte, sous la pluie puis au soleil.',
  },
  players: [2, 2],
  minutes: 20,
  age: 8,
  colour: '#6fb586',
  cover: async () => (await import('./ui/cover.tsx')).Cover,
  rules: async () => (await import('./index.ts')).seasonsOfRice,
  bots: async () => (await import('./bot/index.ts')).bots,
  baselines: async () => (await import('./bot/baselines.ts')).baselines,
  screen: async () => (await import('./ui/index.ts')).screen,
  words: { en: () => import('./texts/screen.en.ts'), fr: () => import('./texts/screen.fr.ts') },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  primer: async () => (await import('./primer/index.ts')).primer,
};
