import { screenOf } from '../../../web/kit/game-screen.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { Board } from './board.tsx';
import { closingAt } from './reach.ts';
import { journeys } from './journeys.tsx';
import { stagings } from './stagings.tsx';
import { traces } from './traces.tsx';
import { TEXTS } from './words.ts';

export const screen = screenOf<SeasonsOfRice>({
  texts: TEXTS,
  rules: { en: () => import('../RULES.en.md?raw'), fr: () => import('../RULES.fr.md?raw') },
  parts: { Board, stagings, journeys, traces },
  scoreSheet: () => import('./score-sheet.tsx'),
  reference: () => import('./reference.tsx'),
  advice: () => import('./advice.ts'),
  ending: () => import('./ending.tsx'),
  voice: { wave: 'triangle', root: 392, decay: 0.5 },
  // Until the other is ready everything may still change; then it is told as it came to be.
  isPassing: ({ type }) => type === 'picked' || type === 'planned',
  // Hands are gone when the Dry season begins.
  hasSecrets: ({ season }) => season === 'ancestors' || season === 'wet',
  worth: (move, { own }) =>
    move.type === 'place' && own?.reach ? (closingAt(own.reach, move)?.total ?? 0) : 0,
});
