import { screenOf } from '../../../web/kit/game-screen.ts';
import type { Plots } from '../vocabulary.ts';
import { Board } from './board.tsx';
import { journeys } from './journeys.tsx';
import { stagings } from './stagings.tsx';
import { traces } from './traces.tsx';
import { TEXTS } from './words.ts';

export const screen = screenOf<Plots>({
  texts: TEXTS,
  rules: { en: () => import('../RULES.en.md?raw'), fr: () => import('../RULES.fr.md?raw') },
  parts: { Board, stagings, journeys, traces },
  scoreSheet: () => import('./score-sheet.tsx'),
  reference: () => import('./reference.tsx'),
  advice: () => import('./advice.ts'),
  ending: () => import('./ending.tsx'),
  voice: { wave: 'sine', root: 440, decay: 0.3 },
});
