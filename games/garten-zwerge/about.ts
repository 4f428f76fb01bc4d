import type { About } from '../about.ts';
import type { GartenZwerge } from './vocabulary.ts';

export const about: About<GartenZwerge> = {
  id: 'garten-zwerge',
  title: { en: 'Garten Zwerge e.V.', fr: 'Garten Zwerge e.V.' },
  tagline: {
    en: 'Breed garden gnomes, rent out their charm, and raise the golden hat.',
    fr: 'Élevez des nains de jardin, louez leur charme, et faites naître le chapeau d’or.',
  },
  players: [2, 6],
  minutes: 60,
  age: 12,
  colour: '#9fd0e6',
  cover: async () => (await import('./ui/cover.tsx')).Cover,
  rules: async () => (await import('./index.ts')).gartenZwerge,
  bots: async players => (await import('./bot/index.ts')).botsFor(players),
  baselines: async () => (await import('./bot/baselines.ts')).baselines,
  screen: async () => (await import('./ui/index.ts')).screen,
  words: { en: () => import('./texts/screen.en.ts'), fr: () => import('./texts/screen.fr.ts') },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  primer: async () => (await import('./primer/index.ts')).primer,
};
