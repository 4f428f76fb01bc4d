import { french } from '../../core/words.ts';
import { netFr } from './net.fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  net: netFr,
  house: {
    name: 'Potager',
    motto: 'Des jeux de société où l’on cultive, élève et fabrique',
    promise: 'Toutes les règles respectées, tous les secrets gardés, chaque refus expliqué.',
  },
  close: 'Fermer',
  colon: '\u00a0: ',
  settings: {
    title: 'Réglages',
    wishes: {
      language: 'Langue',
      theme: 'Thème',
      pace: 'Vitesse des robots',
      scenes: 'Scènes',
      volume: 'Sons',
      secondThought: 'Confirmer avant de finir un tour trop tôt',
      finalAsk: 'Confirmer ce qui ne s’annule pas',
      breath: 'Temps pour annuler après mon tour',
      onlyChoice: 'Un seul choix : le jouer pour moi',
    },
    values: {
      language: { en: 'English', fr: 'Français' },
      theme: { auto: 'Système', day: 'Clair', night: 'Sombre' },
      pace: { calm: 'Tranquille', brisk: 'Rapide', instant: 'Immédiate' },
      scenes: { calm: 'Calmes', quick: 'Rapides', none: 'Aucune' },
      volume: { off: 'Coupés', soft: 'Doux', loud: 'Forts' },
      secondThought: { ask: 'Oui', never: 'Non' },
      finalAsk: { beginner: 'À ma première partie', always: 'Toujours', never: 'Jamais' },
      breath: { take: '2 secondes', none: 'Aucun' },
      onlyChoice: { play: 'Oui', wait: 'Non' },
    },
  },
  notices: {
    title: 'Me prévenir quand c’est à moi',
    on: 'Oui',
    off: 'Non',
    push: 'Notifications sur cet appareil',
    pushHint: 'Elles arrivent même quand Potager est fermé. Au plus une toutes les 15 minutes.',
    pushTroubles: {
      insecure: 'Il faut une adresse sécurisée (https), et celle-ci ne l’est pas.',
      unsupported: 'Ce navigateur ne sait pas montrer les notifications de pages fermées.',
      refused:
        'Ce navigateur bloque les notifications de Potager. Vous pouvez les autoriser dans ses réglages.',
    },
    pushFailed:
      'Ça n’a pas marché : le service de notifications du navigateur ou Potager n’a pas répondu. Réessayez.',
    mail: 'Adresse e-mail',
    mailHint: 'Nous envoyons d’abord un lien à cette adresse, et rien d’autre avant votre confirmation.',
    mailAsk: 'Envoyer le lien',
    mailAsked: address =>
      `Si ${address} existe, un lien est en route. Ouvrez-le dans les 2 jours, sur n’importe quel appareil.`,
    mailConfirmed: address => `Les e-mails partent à l’adresse ${address}.`,
    mailStop: 'Ne plus recevoir d’e-mails',
    noMail: 'Ce serveur n’envoie pas d’e-mails.',
    quiet: 'Heures calmes',
    quietFrom: 'de',
    quietTo: 'à',
    quietZone: zone => `À l’heure de cet appareil (${zone.replaceAll('_', ' ')}).`,
    hour: hour => `${hour} h`,
    failed: 'Ça n’a pas marché. Vérifiez la connexion et réessayez.',
  },
  shelf: {
    title: 'Jeux',
    players: (min, max) =>
      min === max
        ? french.count(min, 'joueur', 'joueurs')
        : `${min} à ${french.count(max, 'joueur', 'joueurs')}`,
    minutes: n => `environ ${n} min`,
    age: n => `dès ${french.count(n, 'an', 'ans')}`,
    play: 'Jouer contre des robots',
    newGame: 'Nouvelle partie',
    rules: 'Règles',
    position: 'À une vraie table ?',
    none: 'Il n’y a pas encore de jeu ici.',
  },
  lesson: {
    mark: 'Leçon',
    markHint: 'Une première partie guidée : elle ne compte pas.',
    over: 'Votre partie',
    overHint: 'La leçon est finie. Cette première partie ne compte pas.',
    learn: 'Apprendre en 4 minutes',
    guide: 'Guide',
    goOn: 'Continuer',
    toGame: 'Jouer',
    thanks: 'Plus de conseils',
    skip: 'Passer la leçon',
    keep: 'Garder le guide',
    others: 'Aux autres de jouer.',
    yours: question => `Cette fois sans conseil. ${question}`,
    progress: (n: number, of: number) => `Étape ${n} sur ${of}`,
  },
  tables: {
    title: 'Vos tables',
    goOn: 'Continuer',
    look: 'Voir le résultat',
    forget: 'Supprimer',
    forgetSure: 'Supprimer pour de bon ?',
    keep: 'Garder',
    study: 'étude',
    replay: 'Revoir les coups',
    openFile: 'Ouvrir un fichier de partie',
    over: 'terminée',
    all: n => `Tout voir (${n})`,
    moves: n => french.count(n, 'coup', 'coups'),
    notKept: 'Ce navigateur ne garde rien : vos tables disparaîtront quand vous fermerez cet onglet.',
  },
  newGame: {
    title: 'Nouvelle partie',
    whoPlays: 'Qui joue ?',
    seat: n => `Joueur ${n}`,
    name: n => `Nom du joueur ${n}`,
    person: 'Humain',
    levels: {
      sprout: 'Jeune pousse',
      helper: 'Aide-jardinier',
      apprentice: 'Apprenti',
      gardener: 'Jardinier',
      'green-thumb': 'Main verte',
      'head-gardener': 'Jardinier en chef',
    },
    levelHints: {
      sprout: 'joue comme à sa toute première partie.',
      helper: 'connaît les règles et se trompe souvent.',
      apprentice: 'joue bien, avec une étourderie de temps en temps.',
      gardener: 'joue juste et laisse passer peu de chose.',
      'green-thumb': 'pense quelques tours à l’avance.',
      'head-gardener': 'réfléchit plus longtemps et ne fait aucun cadeau.',
    },
    otherLevel: 'Robot',
    played: n => `Qui joue à la place ${n}`,
    addSeat: 'Ajouter un joueur',
    removeSeat: name => `Retirer ${name}`,
    personNames: n => `Joueur ${n}`,
    botNames: ['Basile', 'Romarin', 'Fenouil', 'Trèfle', 'Oseille'],
    options: 'Options',
    usualRules: 'les règles habituelles',
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
    nameMissing: seat => `Il manque le nom du joueur ${seat}.`,
    start: 'Lancer la partie',
    handsHidden: 'Plusieurs personnes sur cet appareil : un cache protège les cartes de chaque joueur.',
  },
  table: {
    log: 'Journal',
    theTable: 'La table',
    earlier: n => `Plus tôt (${french.count(n, 'tour', 'tours')})`,
    showPlace: 'Montrer sur le plateau',
    since: {
      title: 'Depuis votre tour',
      nothing: 'Rien ne s’est passé depuis votre tour.',
      show: 'Montrez-moi',
      go: 'Rejoindre la table',
    },
    onlyChoice: {
      says: move => `Rien à décider : ${move}`,
      wait: 'Attendre',
    },
    choices: 'Coups possibles',
    choicesHint: 'Tout ce que vous pouvez faire, en toutes lettres.',
    hint: 'Conseil',
    hintHint: 'Ce qu’un bon robot ferait à votre place (H)',
    foldStory: 'Replier (L pour rouvrir)',
    notPossible: 'Pas possible maintenant',
    nothingToChoose: 'Rien à faire pour le moment.',
    undo: 'Annuler',
    undoOf: name => `Annuler (${name})`,
    rewind: 'Revenir à mon dernier tour',
    rewindHint:
      'La partie reprend avant votre dernier coup. Les robots n’y voient pas d’objection, mais c’est désormais une partie amicale.',
    rewindSure: 'Revenir',
    replaySoFar: 'Revoir le début',
    study: 'Étude',
    studyHint: 'Elle a commencé à une position d’une autre partie, et ne compte pas.',
    studyBack: 'Revenir là où cette étude a commencé',
    friendly: 'Partie amicale',
    friendlyHint: 'Des tours ont été rejoués contre les robots.',
    final: {
      draws: 'Vous piochez sans voir : vous ne pourrez pas revenir en arrière.',
      'turns-up': 'Une nouvelle carte va être retournée : vous ne pourrez pas revenir en arrière.',
      said: 'Tout le monde l’entend aussitôt : vous ne pourrez pas revenir en arrière.',
      go: 'Jouer',
      not: 'Pas encore',
      stop: 'Ne plus demander',
    },
    rules: 'Règles',
    values: 'Aide de jeu',
    takenBack: (seat, name) => `${name.does(seat, 'annule son', 'annulez votre')} dernier coup.`,
    you: 'vous',
    tapToGoOn: 'Touchez pour continuer',
    menu: 'Menu',
    television: 'Grand écran',
    noTelevision: 'Quitter le grand écran',
    stumbled: name =>
      `Le robot ${name} a rencontré une erreur. Son premier coup possible a été joué, et la partie continue. Si cela se répète, rechargez la page\u00a0: la partie est enregistrée.`,
    shortcuts: 'Touches : C coups, H conseil, U annuler, S depuis mon tour, L journal, R règles',
  },
  handOver: {
    title: name => `C’est à ${name}`,
    text: name => `Passez l’appareil à ${name}. Les cartes restent cachées jusque-là.`,
    ready: name => `Je suis ${name} : voir mes cartes`,
    undo: 'Attendez : annuler mon coup',
  },
  end: {
    won: names =>
      names.length === 1 ? `${names[0]} gagne !` : `${french.list(names)} partagent la victoire !`,
    youWon: others =>
      others.length === 0 ? 'Vous gagnez !' : `Vous partagez la victoire avec ${french.list(others)} !`,
    replay: 'Revoir les coups',
    sheet: 'Feuille de score',
    again: 'Rejouer',
    home: 'Tous les jeux',
    look: 'Voir la table finale',
  },
  rulesPage: {
    title: 'Règles',
    pictures: 'Images et exemples',
    search: 'Chercher dans les règles',
    nothing: text => `Rien sur « ${text} ».`,
    sources: source => SOURCE_TAGS[source] ?? source.replace(/^ruling /, 'notre arbitrage '),
    rule: 'Règle',
    clause: id => `Règle ${id}`,
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-decision': 'Ce n’est pas à vous de jouer.',
    'not-now': 'Ce n’est pas possible maintenant.',
    'no-such-move': 'Ce coup n’existe pas.',
    'nothing-to-take-back': 'Il n’y a rien à annuler.',
    'no-clock-running': 'Aucune pendule ne tourne.',
    'not-in-one-go': 'Un coup après l’autre : la suite dépend de ce que vous n’avez pas encore vu.',
  },
  otherRefusal: 'Ce n’est pas possible maintenant. Rechargez la page et réessayez.',
  trouble: {
    lostTitle: 'Hors du sentier',
    lost: 'Rien ne pousse à cette adresse.',
    noTable:
      'Ce navigateur ne connaît pas cette table. Elle a été supprimée, ou jouée sur un autre appareil.',
    diverged: why =>
      'step' in why
        ? `Cette partie s’arrête au coup ${why.step} : la suite ne peut pas s’ouvrir. Rien n’est perdu : vous pouvez la télécharger.`
        : 'Cette partie a commencé avec d’autres règles ou d’autres valeurs ; elle ne peut pas continuer ici. Rien n’est perdu : vous pouvez la télécharger.',
    elsewhereTitle: 'Cette partie continue dans un autre onglet',
    elsewhere: 'On la joue dans un seul onglet à la fois. Rien n’est perdu.',
    here: 'Continuer ici',
    divergedTitle: 'Cette partie ne s’ouvre pas',
    crashTitle: 'Quelque chose s’est cassé sur cet écran',
    crash: 'Votre partie est gardée : rechargez la page pour continuer.',
    offline: 'Vérifiez la connexion, puis rechargez la page.',
    reload: 'Recharger',
    download: 'Télécharger',
    loading: 'On met la table…',
  },
};

const SOURCE_TAGS: { readonly [source: string]: string } = {
  rulebook: 'livret',
  follows: 'découle du livret',
  found: 'd’une autre source',
  ruling: 'notre arbitrage',
  reconstructed: 'reconstitué',
};
