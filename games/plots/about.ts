import type { About } from '../about.ts';
import type { Plots } from './vocabulary.ts';

export const about: About<Plots> = {
  id: 'plots',
  title: { en: 'Plots', fr: 'Parcelles' },
  tagline: {
    en: 'Bid for land in secret and build the best row.',
    fr: 'Misez en secret et bâtissez la plus belle rangée.',
  },
  players: [2, 4],
  minutes: 5,
  age: 8,
  colour: '#c9a36b',
  cover: async () => (await import('./ui/cover.tsx')).Cover,
  rules: async () => (await import('./index.ts')).plots,
  bots: async () => (await import('./bot/index.ts')).bots,
  baselines: async () => (await import('./bot/baselines.ts')).baselines,
  screen: async () => (await import('./ui/index.ts')).screen,
  words: { en: () => import('./texts/screen.en.ts'), fr: () => import('./texts/screen.fr.ts') },
  primer: async () => (await import('./primer/index.ts')).primer,
};
