import type { About } from '../about.ts';
import type { ChillAndChili } from './vocabulary.ts';

export const about: About<ChillAndChili> = {
  id: 'chill-and-chili',
  title: { en: 'Chill & Chili', fr: 'Chill & Chili' },
  tagline: {
    en: 'Plant, water, and scoop up half the pond.',
    fr: 'Plantez, arrosez, et puisez la moitié de l’étang.',
  },
  players: [2, 5],
  minutes: 30,
  age: 8,
  colour: '#a9c66c',
  cover: async () => (await import('./ui/cover.tsx')).Cover,
  rules: async () => (await import('./index.ts')).chillAndChili,
  bots: async players => (await import('./bot/index.ts')).botsFor(players),
  baselines: async () => (await import('./bot/baselines.ts')).baselines,
  screen: async () => (await import('./ui/index.ts')).screen,
  words: { en: () => import('./texts/screen.en.ts'), fr: () => import('./texts/screen.fr.ts') },
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  editor: async () => (await import('./editor/index.ts')).editor,
  primer: async () => (await import('./primer/index.ts')).primer,
};
