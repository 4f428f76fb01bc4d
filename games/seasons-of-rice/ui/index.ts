import { screenOf } from '../../../web/kit/game-screen.ts';
import rulesEn from '../RULES.en.md?raw';
import rulesFr from '../RULES.fr.md?raw';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { Board } from './board.tsx';
import { closingAt } from './reach.ts';
import { journeys } from './journeys.tsx';
import { pointers } from './pointers.ts';
import { reasons } from './reasons.ts';
import { Reference } from './reference.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { stagings } from './stagings.tsx';
import { traces } from './traces.tsx';

export const screen = screenOf<SeasonsOfRice>({
  words: { en: { texts: en, rules: rulesEn }, fr: { texts: fr, rules: rulesFr } },
  parts: { Board, ScoreSheet, Reference, stagings, journeys, traces, pointers, reasons },
  ending: () => import('./ending.tsx'),
  voice: { wave: 'triangle', root: 392, decay: 0.5 },
  // Until the other is ready everything may still change; then it is told as it came to be.
  isPassing: ({ type }) => type === 'picked' || type === 'planned',
  // Hands are gone when the Dry season begins.
  hasSecrets: ({ season }) => season === 'ancestors' || season === 'wet',
  worth: (move, { own }) =>
    move.type === 'place' && own?.reach ? (closingAt(own.reach, move)?.total ?? 0) : 0,
});
