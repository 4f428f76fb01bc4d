import { uncapital } from '../../../core/capital.ts';
import { french } from '../../../core/words.ts';
import type { EndingWords } from './words.en.ts';

export const endingFr: EndingWords = {
  share: 'Partager',
  shared: 'Résultat d’une partie',
  poster: 'Retour à l’affiche',
  print: 'Imprimer',
  hinted: whose => `Conseils demandés : ${whose.join(', ')}.`,
  shelf: 'Jeux',
  look: 'Table',
  placing: 'Classement final',
  yourPlace: (place, of) => (of === 2 ? 'Bien joué !' : `Vous finissez ${place} sur ${of}. Bien joué !`),
  yours: line => `Pour vous : ${uncapital(line)}`,
  round: n => `Manche ${n}`,
  start: 'Début',
  final: 'Fin',
  moments: 'Ce qui a tout décidé',
  momentsHint:
    'Ce qui a le plus fait bouger le score. L’analyse de la partie dit ce qui a fait bouger les chances de gagner.',
  at: (round, step) => (step === null ? round : `${round} · étape ${step}`),
  course: counts => `${counts} au fil de la partie`,
  asTable: 'Le même en tableau',
  playedOn: date => `Partie du ${date}`,
  players: names => `Joueurs : ${french.list(names)}`,
  saved: 'Image enregistrée dans vos téléchargements : potager.png',
  notShared: 'L’image n’a pas pu être faite. Prenez une capture d’écran, ou essayez un autre navigateur.',
};
