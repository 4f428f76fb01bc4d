import { french } from '../../core/words.ts';
import { netFr } from './net.fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  net: netFr,
  house: {
    name: 'Potager',
    motto: 'Des jeux de table où l’on cultive et fabrique',
    promise: 'Chaque règle tenue, chaque secret gardé, chaque « non » expliqué.',
  },
  close: 'Fermer',
  colon: '\u00a0: ',
  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Lumière',
    themes: { auto: 'Comme l’appareil', day: 'Jour', night: 'Nuit' },
    pace: 'Les robots jouent',
    paces: { calm: 'posément', brisk: 'vivement', instant: 'aussitôt' },
    secondThought: 'Finir un tour avant d’avoir tout fait',
    secondThoughts: { ask: 'me demander', never: 'sans demander' },
  },
  notices: {
    title: 'Quand une table vous attend',
    on: 'oui',
    off: 'non',
    push: 'Messages sur cet appareil',
    pushHint: 'Ils arrivent même quand Potager est fermé. Au plus un par quart d’heure.',
    pushTroubles: {
      insecure:
        'Les navigateurs n’autorisent les messages que par une connexion sécurisée (https). Cette maison est jointe sans elle.',
      unsupported: 'Ce navigateur ne sait pas montrer les messages de pages fermées.',
      refused:
        'Ce navigateur a reçu la consigne de refuser les messages de Potager. Ses réglages peuvent changer cela.',
    },
    pushFailed: 'Cela n’a pas marché : le service de messages de ce navigateur ou la maison n’a pas répondu.',
    mail: 'Adresse de courriel',
    mailHint:
      'Nous envoyons d’abord un lien à cette adresse, et n’écrivons qu’une fois qu’elle est confirmée.',
    mailAsk: 'Envoyer le lien',
    mailAsked: address =>
      `Si ${address} existe, un lien est en route. À confirmer dans les deux jours, sur n’importe quel appareil.`,
    mailConfirmed: address => `Nous écrivons à ${address}.`,
    mailStop: 'Ne plus m’écrire',
    noMail: 'Cette maison n’envoie pas de courriels.',
    quiet: 'Heures calmes',
    quietFrom: 'de',
    quietTo: 'à',
    quietZone: zone => `À l’heure de cet appareil (${zone.replaceAll('_', ' ')}).`,
    hour: hour => `${hour} h`,
    failed: 'La maison n’a pas été jointe. Veuillez réessayer.',
  },
  shelf: {
    title: 'Sur l’étagère',
    players: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
    minutes: n => `environ ${n} min`,
    age: n => `dès ${n} ans`,
    newGame: 'Nouvelle partie',
    rules: 'Règles',
  },
  tables: {
    title: 'Vos tables',
    goOn: 'Continuer',
    look: 'Revoir',
    forget: 'Supprimer',
    forgetSure: 'Supprimer pour de bon ?',
    keep: 'Garder',
    over: 'terminée',
    moves: n => (n < 2 ? `${n} coup` : `${n} coups`),
    notKept: 'Ce navigateur ne garde rien : vos tables ne vivent que tant que cet onglet reste ouvert.',
  },
  newGame: {
    title: 'Nouvelle partie',
    whoPlays: 'Qui joue ?',
    seat: n => `Joueur ${n}`,
    name: n => `Nom du joueur ${n}`,
    person: 'Personne',
    levels: { easy: 'Robot, doux', normal: 'Robot, vif' },
    played: n => `Qui joue la place ${n}`,
    addSeat: 'Ajouter un joueur',
    removeSeat: name => `Retirer ${name}`,
    personNames: n => `Joueur ${n}`,
    botNames: ['Basile', 'Romarin', 'Fenouil', 'Trèfle', 'Oseille'],
    options: 'Options',
    values: 'Valeurs des cartes',
    valuesOurs: 'Les nôtres : en partie reconstituées, car la règle n’imprime pas tous les nombres.',
    valuesOwn: name => `Les vôtres : « ${name} ».`,
    loadValues: 'Charger un fichier',
    saveValues: 'Enregistrer un fichier',
    showValues: 'Les voir',
    useOurs: 'Revenir aux nôtres',
    notJson: 'Ce fichier n’est pas du JSON. Enregistrez nos valeurs dans un fichier et modifiez-le.',
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
          return 'un objet';
        case 'nothing':
          return 'ce champ n’existe pas';
        case 'lawful-value':
          return `contraire à la règle ${expected.clause}`;
      }
    },
    nameMissing: seat => `Il manque le nom du joueur ${seat}.`,
    start: 'Distribuer les cartes',
    handsHidden:
      'Plusieurs personnes sur cet appareil : un cache protège chaque main avant de montrer la suivante.',
  },
  table: {
    log: 'Ce qui s’est passé',
    choices: 'Vos choix',
    choicesHint: 'Tout ce que vous pouvez faire, en mots.',
    notPossible: 'Pas possible maintenant',
    nothingToChoose: 'Rien à décider pour vous en ce moment.',
    undo: 'Annuler',
    rules: 'Règles',
    values: 'Cartes',
    takenBack: name => `${name} revient en arrière.`,
    shortcuts: 'Touches : C choix, U annuler, L journal, R règles',
  },
  handOver: {
    title: name => `Au tour de ${name}`,
    text: name => `Passez l’appareil à ${name}. Les cartes restent couvertes jusque-là.`,
    ready: name => `Je suis ${name}, montrer mes cartes`,
  },
  end: {
    won: names =>
      names.length === 1 ? `${names[0]} gagne !` : `${french.list(names)} partagent la victoire !`,
    sheet: 'Feuille de score',
    again: 'Rejouer',
    home: 'Vers l’étagère',
    look: 'Revoir la table',
  },
  rulesPage: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    nothing: text => `Rien sur « ${text} ».`,
    sources: source => SOURCE_TAGS[source] ?? source.replace(/^ruling /, 'notre arbitrage '),
    clause: id => `Règle ${id}`,
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-decision': 'Ce n’est pas à vous de décider.',
    'not-now': 'Ce n’est pas possible maintenant.',
    'no-such-move': 'Ce coup n’existe pas.',
    'nothing-to-take-back': 'Il n’y a rien à annuler.',
    'no-clock-running': 'Aucune horloge ne tourne.',
    'not-in-one-go': 'Un coup après l’autre : la suite dépend de ce que vous n’avez pas encore vu.',
  },
  trouble: {
    lostTitle: 'Hors du sentier',
    lost: 'Rien ne pousse à cette adresse.',
    noTable:
      'Ce navigateur ne connaît pas cette table. Elle a été supprimée, ou jouée sur un autre appareil.',
    diverged: why =>
      'step' in why
        ? `Cette table ne se rejoue pas au-delà du coup ${why.step}. Rien n’est perdu : vous pouvez l’enregistrer dans un fichier.`
        : 'Cette table a commencé avec d’autres règles ou d’autres valeurs de cartes ; elle ne peut pas continuer ici. Rien n’est perdu : vous pouvez l’enregistrer dans un fichier.',
    crash:
      'Quelque chose s’est cassé sur cet écran. Votre partie est gardée : rechargez la page pour continuer.',
    reload: 'Recharger',
    download: 'Enregistrer un fichier',
    loading: 'On met la table …',
  },
};

const SOURCE_TAGS: { readonly [source: string]: string } = {
  rulebook: 'règle',
  follows: 'découle de la règle',
  ruling: 'notre arbitrage',
  reconstructed: 'reconstitué',
};
