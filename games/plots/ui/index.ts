import { screenOf } from '../../../web/kit/game-screen.ts';
import rulesEn from '../RULES.en.md?raw';
import rulesFr from '../RULES.fr.md?raw';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { Plots } from '../vocabulary.ts';
import { Board } from './board.tsx';
import { journeys } from './journeys.tsx';
import { pointers } from './pointers.ts';
import { Reference } from './reference.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { stagings } from './stagings.tsx';
import { traces } from './traces.tsx';

export const screen = screenOf<Plots>({
  words: { en: { texts: en, rules: rulesEn }, fr: { texts: fr, rules: rulesFr } },
  parts: { Board, ScoreSheet, Reference, stagings, journeys, traces, pointers },
  ending: () => import('./ending.tsx'),
  voice: { wave: 'sine', root: 440, decay: 0.3 },
});
