import { french } from '../../../core/words.ts';
import type { ReasonWords } from './reasons.en.ts';

const tokens = (n: number) => french.count(n, 'pion', 'pions');

export const reasonsFr: ReasonWords = {
  wins: 'Votre chaîne est complète : c’est gagné.',
  link: left => `Plus que ${french.count(left, 'maillon', 'maillons')}.`,
  start: n => `Sans Départ, pas de maillon. Il rapporte ${n} par tour.`,
  shop: n => `Chaque rival vous paie ${n} de plus par tour.`,
  earns: (n, left) =>
    `Chaque rival vous paie ${n} de plus par tour ; plus que ${french.count(left, 'maillon', 'maillons')}.`,
  destroys: (name, step) => `${name} perd son maillon ${step}.`,
  blocks: (name, n) =>
    n === 0 ? `Arrête ${name} un moment.` : `Prive ${name} de ${tokens(n)} par tour, deux fois.`,
  keeps: n => `Garde vos ${tokens(n)}.`,
  ifWon: n => `Si vous l’emportez, il vous reste ${tokens(n)}.`,
  leaves: n => `Il vous reste ${tokens(n)}.`,
};
