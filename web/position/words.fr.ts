import { french } from '../../core/words.ts';
import type { PositionWords } from './words.en.ts';

export const positionFr: PositionWords = {
  title: 'Étudier une position',
  intro:
    'Vous jouez avec la vraie boîte ? Saisissez ce que vous voyez à votre table : vous saurez ce qui est possible, pourquoi le reste ne l’est pas, et ce que Potager jouerait.',
  players: 'Joueurs',
  tools: 'Outils',
  undo: 'Annuler',
  opening: 'Remplir la mise en place',
  clear: 'Tout vider',
  copyLink: 'Copier le lien',
  copied: 'Lien copié : il contient toute la position.',
  notCopied: 'Ce navigateur ne permet pas de copier. Le lien est dans la barre d’adresse.',
  linkWithoutValues: 'Le lien ne contient pas vos propres valeurs de cartes.',
  badLink:
    'Ce lien ne contient pas de position de ce jeu. Il est peut-être coupé : demandez-le de nouveau. Ce que vous aviez saisi est toujours là.',
  answers: 'Réponses',
  toAnswers: 'Voir les réponses',
  toEnter: n => `Il reste ${french.count(n, 'chose', 'choses')} à saisir`,
  wrong: n => french.count(n, 'chose impossible', 'choses impossibles'),
  lawful: 'Cette position est possible.',
  afterFaults: 'Les choix, le score, le conseil et la suite viendront dès que la position sera possible.',
  mine: 'À vous de jouer',
  others: name => `À ${name} de décider`,
  othersHint: 'Vous ne connaissez pas sa main : les choix et les conseils viennent quand c’est à vous.',
  over: 'La partie est finie',
  emptyHanded:
    'Votre main est vide ici. Si vous avez des cartes, saisissez-les : conseils et chances n’en connaissent pas d’autres.',
  hint: 'Conseil',
  hints: 'Ce que Potager jouerait',
  thinking: 'Réflexion…',
  score: 'Si la partie s’arrêtait là',
  playOn: 'Jouer la suite',
  playOnText:
    'Une nouvelle partie s’ouvre sur cet appareil à partir de cette position. C’est une étude : elle ne compte pas. Ce que vous ne pouvez pas savoir est distribué au hasard.',
  start: 'Jouer la suite',
};
