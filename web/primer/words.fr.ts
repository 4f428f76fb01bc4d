import type { PrimerWords } from './words.en.ts';

export const primerFr: PrimerWords = {
  glance: 'En un coup d’œil',
  chapters: 'Chapitre par chapitre',
  parts: { 'set-up': 'Mise en place', turn: 'À votre tour', end: 'La fin', scoring: 'Les points' },
  print: 'Imprimer en deux pages',
  example: 'Exemple',
  exampleHint: 'Une position pour essayer : rien ne compte.',
  tryIt: 'Essayer',
  clauses: n => (n === 1 ? 'La règle en entier' : `Les ${n} règles de ce chapitre`),
  found: n => (n === 1 ? '1 règle trouvée' : `${n} règles trouvées`),
  verdicts: { right: 'C’est cela', other: 'Pas tout à fait', on: 'Continuez' },
  again: 'Recommencer',
  playOn: 'Jouer la suite',
  playOnHint: 'D’ici, contre des bots ; ce que vous ne voyez pas est mélangé.',
  back: 'Retour aux règles',
  next: 'Exemple suivant',
  noExample: 'Cet exemple n’existe pas. Les règles les montrent tous.',
  printed: 'Les règles qui comptent le plus',
};
