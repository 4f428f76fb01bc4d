import type { About } from '../about.ts';
import type { EnemyChocolatier } from './vocabulary.ts';

export const about: About<EnemyChocolatier> = {
  id: 'enemy-chocolatier',
  title: { en: 'Enemy Chocolatier', fr: 'Enemy Chocolatier' },
  tagline: {
    en: 'Buy up the town round the chocolate factory, house by house.',
    fr: 'Rachetez la ville autour de la chocolaterie, maison par maison.',
  },
  players: [2, 6],
  minutes: 60,
  age: 12,
  colour: '#493159',
  cover: async () => (await import('./ui/cover.tsx')).Cover,
  rules: async () => (await import('./index.ts')).enemyChocolatier,
  bots: async () => (await import('./bot/index.ts')).bots,
  baselines: async () => (await import('./bot/baselines.ts')).baselines,
  screen: async () => (await import('./ui/index.ts')).screen,
  words: { en: () => import('./texts/screen.en.ts'), fr: () => import('./texts/screen.fr.ts') },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  editor: async () => (await import('./editor/index.ts')).editor,
  primer: async () => (await import('./primer/index.ts')).primer,
};
