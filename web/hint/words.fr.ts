import { french } from '../../core/words.ts';
import type { HintWords } from './words.en.ts';

export const hintFr: HintWords = {
  thinking: 'Réflexion en cours…',
  failed: 'Aucun conseil n’a pu être trouvé. Vérifiez votre connexion et redemandez.',
  chance: (n, more) =>
    more === 0
      ? `Vous gagnez environ ${n} fois sur 100.`
      : `Vous gagnez environ ${n} fois sur 100, ${more} de plus qu’avec le suivant.`,
  asGood: 'À peu près aussi bon.',
  less: n => `Environ ${french.count(n, 'partie gagnée', 'parties gagnées')} de moins sur 100.`,
  show: 'Montrer où',
  onlyMove: 'Il n’y a que ce coup. Cela ne compte pas comme un conseil.',
  fromYourView: 'Trouvé avec ce que vous voyez, et rien d’autre.',
  counted: n =>
    n === 0
      ? 'La feuille de score dira que vous avez demandé.'
      : `La feuille de score dira combien de conseils vous avez demandés (${n}).`,
  told: n =>
    n === 0
      ? 'Tout le monde verra que vous avez demandé, dès que la partie aura avancé.'
      : `Tout le monde voit combien de conseils vous avez demandés (${n}), dès que la partie avance.`,
};
