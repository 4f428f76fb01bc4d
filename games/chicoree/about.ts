import type { About } from '../about.ts';
import type { Chicoree } from './vocabulary.ts';

export const about: About<Chicoree> = {
  id: 'chicoree',
  title: { en: 'Chicorée', fr: 'Chicorée' },
  tagline: {
    en: 'From seed to export: bid, bluff, and finish your chain first.',
    fr: 'De la graine à l’export : misez, bluffez, et bouclez votre chaîne.',
  },
  players: [2, 6],
  minutes: 40,
  age: 10,
  colour: '#e9d9b4',
  cover: async () => (await import('./ui/cover.tsx')).Cover,
  rules: async () => (await import('./index.ts')).chicoree,
  bots: async players => (await import('./bot/index.ts')).botsFor(players),
  baselines: async () => (await import('./bot/baselines.ts')).baselines,
  screen: async () => (await import('./ui/index.ts')).screen,
  words: { en: () => import('./texts/screen.en.ts'), fr: () => import('./texts/screen.fr.ts') },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  editor: async () => (await import('./editor/index.ts')).editor,
  primer: async () => (await import('./primer/index.ts')).primer,
};
