import type { GameScreen } from '../../../web/kit/game-screen.ts';
import rulesEn from '../RULES.en.md?raw';
import rulesFr from '../RULES.fr.md?raw';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { Chicoree } from '../vocabulary.ts';
import { Board } from './board.tsx';
import { journeys } from './journeys.tsx';
import { Reference } from './reference.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { stagings } from './stagings.tsx';
import { traces } from './traces.tsx';

export const screen: GameScreen<Chicoree> = {
  texts: { en, fr },
  rules: { en: rulesEn, fr: rulesFr },
  Board,
  ScoreSheet,
  Reference,
  ending: async () => (await import('./ending.tsx')).ending,
  stagings,
  journeys,
  traces,
  pointers: async () => (await import('./pointers.ts')).pointers,
  voice: { wave: 'square', root: 587, decay: 0.25 },
};
