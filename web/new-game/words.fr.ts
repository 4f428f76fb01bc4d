import type { OpeningWords } from './words.en.ts';

export const openingFr: OpeningWords = {
  where: 'Où jouez-vous ?',
  wheres: { device: 'Sur cet appareil', network: 'En ligne' },
  name: 'Votre nom',
  nameHint: 'Toute la table le voit. Ni e-mail, ni mot de passe.',
  seats: 'Places',
  you: 'Vous',
  freeSeat: 'Place libre',
  addSeat: 'Ajouter une place',
  removeSeat: n => `Retirer la place ${n}`,
  seatsHint:
    'Rien n’est définitif : avant le début de la partie, ajoutez ou retirez des places, ou mettez des robots.',
  agreed: 'Réglages de la table',
  visibility: 'Qui peut venir',
  visibilities: { open: 'Tout le monde', link: 'Avec le lien', private: 'Sur invitation' },
  visibilityHints: {
    open: 'La table figure dans les « Tables ouvertes ».',
    link: 'Envoyez un seul lien à toutes les personnes que vous invitez.',
    private: 'Chaque place a son propre lien ; personne d’autre n’entre, même pour regarder.',
  },
  clock: 'Pendule',
  clocks: { none: 'Aucune', relaxed: 'Tour par tour', live: 'Temps réel' },
  clockHints: {
    none: 'Chacun prend son temps.',
    relaxed: 'Pour jouer sur plusieurs jours : un nombre d’heures par coup.',
    live: 'Chacun a une réserve de temps ; chaque coup en ajoute un peu.',
  },
  hours: 'Heures par coup',
  minutes: 'Minutes par joueur',
  increment: 'Secondes ajoutées par coup',
  late: 'Si le temps s’écoule',
  lates: { 'bot-move': 'Un robot joue ce coup', 'bot-seat': 'Un robot prend le relais' },
  chat: 'Discussion',
  chats: { free: 'Libre', phrases: 'Phrases prêtes', off: 'Aucune' },
  open: 'Ouvrir la table',
  hints: 'Conseils',
  hintsAllowed: { yes: 'Permis', no: 'Aucun' },
  hintsHint: 'Chacun voit combien de conseils les autres ont demandés.',
  busy: 'Ouverture…',
  values: 'Valeurs des cartes et des tuiles',
  valuesOurs: 'Les nôtres : en partie reconstituées, car le livret ne donne pas tous les nombres.',
  valuesOwn: name => `Les vôtres : « ${name} ».`,
  loadValues: 'Charger un fichier',
  saveValues: 'Télécharger',
  showValues: 'Voir les valeurs',
  useOurs: 'Revenir aux nôtres',
  notJson: 'Fichier illisible. Téléchargez nos valeurs et modifiez ce fichier-là.',
  faults: n =>
    n < 2 ? 'Une chose ne va pas dans ce fichier :' : `${n} choses ne vont pas dans ce fichier :`,
  wholeFile: 'le fichier',
  expected(expected) {
    switch (expected.a) {
      case 'whole-number':
        return `un nombre entier de ${expected.min} à ${expected.max}`;
      case 'text':
        return `un texte de ${expected.shortest} à ${expected.longest} caractères`;
      case 'choice':
        return `un mot parmi ${expected.of.join(', ')}`;
      case 'list':
        return expected.min === expected.max
          ? `une liste de ${expected.min}`
          : `une liste de ${expected.min} à ${expected.max}`;
      case 'object':
        return 'un groupe de valeurs';
      case 'nothing':
        return 'ce champ n’existe pas';
      case 'lawful-value':
        return 'une valeur permise par les règles.';
    }
  },
};
