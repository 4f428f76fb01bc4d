import { french } from '../../../core/words.ts';
import type { TableWords } from './table.en.ts';

const { count } = french;

export const tableFr: TableWords = {
  onOffer: value => `En vente : la parcelle ${value}`,
  left: rest => (rest === 0 ? 'la dernière' : `encore ${count(rest, 'autre', 'autres')}`),
  coins: n => count(n, 'pièce', 'pièces'),
  points: n => count(n, 'point', 'points'),
  hasBid: 'a misé',
  free: cell => `case ${cell} : libre`,
  built: (cell, value) => `case ${cell} : parcelle ${value}`,
  values: 'Les valeurs dans la boîte',
  purse: coins => `Pièces pour chacun : ${coins}`,
  row: 'Rangée',
  plot: value => `Parcelle ${value}`,
  soFar: n => count(n, 'case construite', 'cases construites'),
  worth: 'Dans votre rangée, elle vaut dix fois le nombre de son panneau.',
  aim: 'Le plus de points, rangée et bourse, à la dernière parcelle vendue',
  rowOf: name => `Rangée : ${name}`,
  more: 'Autres réponses',
  areas: {
    seats: 'Joueurs',
    board: 'En vente',
    mine: 'Votre rangée',
    dock: 'Votre réponse',
    detail: 'La parcelle en vente',
    close: 'Fermer',
  },
};
