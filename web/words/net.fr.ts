import { french } from '../../core/words.ts';
import type { NetWords } from './words.ts';

export const netFr: NetWords = {
  lobby: {
    open: 'Tables ouvertes',
    none: 'Aucune table ouverte pour le moment. Choisissez un jeu et ouvrez-en une !',
    join: 'Rejoindre',
    watch: 'Regarder',
    toTable: 'Rejoindre la table',
    yourDecision: 'À vous de jouer',
    waitingFor: names => `On attend ${french.list(names)}`,
    freeSeats: n => french.count(n, 'place libre', 'places libres'),
    full: 'Ça va commencer',
    over: 'terminée',
    closed: 'annulée',
    freeSeat: 'libre',
    me: name => (name === null ? 'Profil' : name),
    unreachable: 'Potager ne répond pas. Les tables ouvertes s’afficheront dès son retour.',
  },
  leaving: {
    gathering: {
      ask: 'Quitter la place',
      hint: 'Votre place se libère.',
      sure: 'Quitter la place',
      keep: 'Rester',
    },
    cancel: {
      ask: 'Annuler la table',
      hint: 'La table disparaît pour tout le monde.',
      sure: 'Annuler la table',
      keep: 'Garder la table',
    },
    playing: {
      ask: 'Quitter',
      hint: 'Un robot joue à votre place. Vous ne pourrez plus revenir dans cette partie.',
      sure: 'Quitter pour de bon',
      keep: 'Rester',
    },
    over: {
      ask: 'Retirer',
      hint: 'Elle disparaît de votre liste ; les autres la gardent.',
      sure: 'Retirer',
      keep: 'Garder',
    },
  },
  opening: {
    where: 'Où jouez-vous ?',
    wheres: { device: 'Sur cet appareil', network: 'En ligne' },
    name: 'Votre nom',
    nameHint: 'Toute la table le voit. Ni e-mail, ni mot de passe.',
    nameMissing: 'Écrivez un nom, pour que les autres vous reconnaissent.',
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
  },
  name: {
    title: 'Choisir un nom',
    label: 'Votre nom',
    hint: 'Toute la table le voit. Ni e-mail, ni mot de passe ; cet appareil se souvient de vous.',
    go: 'Continuer',
  },
  gathering: {
    lead: 'En attente de joueurs.',
    seats: 'Qui joue',
    freeSeat: 'Place libre',
    sitHere: 'S’asseoir ici',
    you: 'vous',
    host: 'hôte',
    here: 'en ligne',
    away: 'hors ligne',
    standUp: 'Quitter la place',
    bot: n => `Robot pour la place ${n}`,
    putBot: 'Ajouter un robot…',
    invite: n => `Inviter à la place ${n}`,
    remove: name => `Retirer ${name}`,
    removeSure: name => `Vraiment retirer ${name} ?`,
    keep: 'Non',
    fillBots: 'Compléter avec des robots',
    more: 'Ajouter une place',
    fewer: 'Retirer une place',
    seatCount: n => french.count(n, 'place', 'places'),
    deal: 'Lancer la partie',
    startWith: n => `Jouer à ${n}`,
    missing: n =>
      n < 2
        ? 'Une place est encore libre : invitez quelqu’un, ou jouez sans elle.'
        : `${n} places sont encore libres : invitez du monde, ou jouez sans elles.`,
    missingBots: n =>
      n < 2
        ? 'Une place est encore libre : invitez quelqu’un ou ajoutez un robot.'
        : `${n} places sont encore libres : invitez du monde ou ajoutez des robots.`,
    ready: 'Tout le monde est là.',
    waitHost: name => `C’est ${name} qui lance la partie.`,
    sitFirst: 'Prenez une place pour jouer, ou restez pour regarder.',
    full: 'Toutes les places sont prises. Vous pouvez regarder la partie d’ici.',
    close: 'Annuler la table',
    closeSure: 'Oui, annuler la table',
    closeText: 'La table disparaît pour tout le monde, et ses invitations ne marchent plus.',
    agreed: 'Réglages de la table',
    clockFact(clock) {
      if (clock.kind === 'none') return 'Aucune';
      if (clock.kind === 'relaxed') return `${french.count(clock.hours, 'heure', 'heures')} par coup`;
      const each = `${french.count(clock.minutes, 'minute', 'minutes')} par joueur`;
      return `${each}, ${french.count(clock.increment, 'seconde ajoutée', 'secondes ajoutées')} par coup`;
    },
    ownValues: 'Celles de l’hôte',
    joined: (name, seat) => `${name} prend la place ${seat}.`,
    stoodUp: seat => `La place ${seat} est de nouveau libre.`,
    dealt: 'La partie commence.',
    sentAway: 'Vous n’avez plus de place à cette table.',
  },
  invite: {
    title: 'Inviter',
    table: 'Toute personne qui a ce lien peut jouer ou regarder.',
    seat: n => `Réservé à la place ${n} : la première personne à ouvrir ce lien s’y assied.`,
    link: 'Lien',
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Partager…',
    shareText: game => `Viens jouer à ${game} avec moi !`,
    qr: 'Le même lien en code QR',
    privateHint: 'Chaque place libre a son propre lien : le bouton « Inviter » à côté de la place.',
  },
  fair: {
    sealed: 'Mélange scellé avant votre arrivée',
    explained:
      'Avant que quiconque s’asseye, le serveur a scellé un nombre secret et en a publié cette empreinte. Quand vous prenez place, votre appareil scelle son propre nombre. Ces nombres ne s’ouvrent qu’une fois fixés les joueurs, le jeu et les règles, et le mélange vient d’eux tous : personne ne peut le choisir, pas même le serveur. Après la partie, le serveur ouvre aussi le sien, et votre appareil vérifie tout.',
    explainedFirst:
      'Avant que quiconque s’asseye, le serveur a tiré un nombre secret et en a publié cette empreinte. Chaque appareil à la table ajoute son propre nombre. Après la partie, le secret est montré, et chacun peut refaire le mélange. Les tables ouvertes aujourd’hui prouvent davantage que celle-ci, plus ancienne.',
    fingerprint: 'Empreinte du secret',
    changed:
      'Le serveur montre une autre empreinte qu’à votre arrivée. Ne vous fiez pas à ce mélange, et prévenez la personne qui gère le serveur.',
    check: 'Vérifier le mélange',
    checking: 'On refait le mélange et on rejoue tout…',
    unknown: 'Cette partie ne peut pas être vérifiée ici.',
    numbers: {
      givenUp:
        'L’hôte a annulé le lancement. Le serveur a scellé un nouveau nombre : scellez-en un nouveau avant le prochain.',
      seal: 'Sceller un nouveau nombre',
      elsewhere:
        'Votre nombre est scellé sur un autre de vos appareils : lui seul peut l’ouvrir au début de la partie.',
      sealHere: 'Sceller plutôt un nombre sur cet appareil',
      slow: 'Au début de la partie, votre appareil doit être en ligne pour ouvrir votre nombre. Si vous comptez vous absenter, il peut le remettre dès maintenant ; la preuve dira alors que le serveur l’a connu d’avance.',
      handOver: 'Laisser la partie commencer sans moi',
      handedOver: 'Votre appareil a remis son nombre : la partie peut commencer en votre absence.',
      others: names =>
        `${french.list(names)} ${names.length === 1 ? 'doit' : 'doivent'} encore sceller un nouveau nombre.`,
      missing: 'Quelqu’un doit encore sceller un nouveau nombre.',
    },
    dealing: {
      title: 'La partie va commencer.',
      lead: 'On sait qui joue. Chaque appareil ouvre maintenant son nombre, puis le mélange est fait.',
      waiting: name => `${name} : on attend que son appareil ouvre son nombre`,
      opened: name => `${name} : nombre ouvert`,
      leftOut: name => `${name} : nombre laissé de côté`,
      elsewhere:
        'Votre nombre a été scellé sur un autre appareil. Ouvrez-y cette table ; ou, si cet appareil est perdu, commencez sans votre nombre.',
      without: name => `Commencer sans ce nombre : ${name}`,
      withoutMine: 'Commencer sans mon nombre',
      ownerHint:
        'Vous pouvez commencer sans un nombre qui ne vient pas. Tout le monde le voit, et la preuve le dira après la partie.',
      waitHint: 'L’hôte peut commencer sans un nombre qui ne vient pas, ou annuler ce lancement.',
      giveUp: 'Annuler ce lancement',
      giveUpHint:
        'Chacun devra sceller un nouveau nombre, et la preuve dira qu’un mélange a été commencé puis annulé.',
      giveUpSure: 'Oui, annuler ce lancement',
    },
    rosterTroubles: {
      unreadable:
        'Votre appareil n’ouvre pas votre nombre : ce que le serveur a fixé n’a pas de sens. Ne vous fiez pas à ce mélange.',
      'other-table':
        'Votre appareil n’ouvre pas votre nombre : le serveur mélange pour une autre table. Ne vous fiez pas à ce mélange.',
      'other-commitment':
        'Votre appareil n’ouvre pas votre nombre : le serveur a scellé un autre nombre qu’à votre arrivée. Ne vous fiez pas à ce mélange.',
      'other-terms':
        'Votre appareil n’ouvre pas votre nombre : le mélange serait fait pour d’autres règles, valeurs ou options que prévu. Ne vous y fiez pas.',
      'other-seats':
        'Votre appareil n’ouvre pas votre nombre : ce ne sont pas les joueurs que montre la page. Ne vous fiez pas à ce mélange.',
      'not-in-it':
        'Vous ne faites pas partie des joueurs de ce mélange, bien que vous ayez pris place ici. Ne vous y fiez pas.',
      'other-seal':
        'Votre appareil n’ouvre pas votre nombre : un autre a été mis à sa place. Si vous n’avez pas pris place sur un autre appareil, ne vous fiez pas à ce mélange.',
      'answered-another':
        'Votre appareil n’ouvre pas votre nombre une seconde fois : il en a déjà ouvert un pour ce mélange, et le serveur voudrait un second essai. Ne vous fiez pas à ce mélange.',
      'hidden-deal':
        'Votre appareil n’ouvre pas votre nombre : le serveur cache un mélange commencé auparavant. Ne vous fiez pas à ce mélange.',
    },
    memoryTroubles: {
      'other-construction': 'La preuve est plus faible que promis.',
      'other-table': 'C’est le fichier d’une autre table.',
      'other-commitment': 'Le serveur a utilisé un autre secret que celui qu’il avait scellé.',
      'other-terms': 'On a joué avec d’autres règles, valeurs ou options que prévu.',
      'not-in-it': 'Vous n’y êtes pas.',
      'other-seal':
        'Un nombre que vous n’avez pas scellé sur cet appareil a servi en votre nom ; si vous avez pris place sur un autre appareil, vérifiez là-bas.',
      'other-salt': 'Votre nombre a été remplacé.',
      'other-roster': 'Votre nombre a été ouvert pour d’autres joueurs, places ou nombres que ceux-ci.',
      'hidden-deal': 'Un mélange a été jeté et caché.',
      'other-time': 'Le fichier ne dit pas vrai sur le moment où votre nombre a été ouvert.',
      'other-play':
        'Ce n’est pas la partie que cette page vous a montrée : d’autres cartes, ou d’autres coups.',
    },
    verdict: {
      nobody:
        'Personne n’a pu choisir le mélange : votre nombre est resté scellé jusqu’à ce que tous les autres soient fixés.',
      heldBack: n =>
        `Personne n’a pu choisir librement le mélange, mais le serveur a pu choisir entre ${french.count(n, 'mélange', 'mélanges')}.`,
      oneOf(names, choices) {
        const fair =
          choices === 1
            ? 'Honnête'
            : `Personne n’a pu choisir librement le mélange, seulement entre ${french.count(choices, 'mélange', 'mélanges')},`;
        return names.length === 1
          ? `${fair} si ${names[0]} est honnête.`
          : `${fair} si l’une au moins de ces personnes est honnête : ${french.list(names)}.`;
      },
      house:
        'Honnête si le serveur est honnête : aucun nombre de joueur n’est resté scellé jusqu’au mélange.',
      first:
        'Honnête si le serveur est honnête : cette table a été mélangée à l’ancienne manière, qu’un serveur peut contourner à force d’essais.',
      none: 'Aucun serveur n’a fait ce mélange : on n’en sait rien.',
      broken: 'Quelque chose ne concorde pas.',
      yours: {
        'in-time': 'Vous : votre nombre est resté scellé jusqu’à ce que tous les autres soient fixés.',
        early:
          'Vous : votre appareil a remis son nombre d’avance, le serveur le connaissait. Il vous protège des joueurs, pas du serveur.',
        'left-out':
          'Vous : votre appareil a donné son nombre, mais il a été laissé de côté. Toute personne qui l’a vu a pu choisir : il ne vous protège de personne.',
      },
      theirs: {
        'in-time': name =>
          `${name} : nombre resté scellé jusqu’à ce que tous les autres soient fixés. Cela le prouve à ${name}, et aux autres si ${name} est honnête.`,
        early: name => `${name} : nombre remis d’avance ; le serveur le connaissait.`,
        'left-out': name => `${name} : nombre laissé de côté.`,
      },
      givenUp: n =>
        n < 2 ? 'Un mélange a été commencé puis annulé.' : `${n} mélanges ont été commencés puis annulés.`,
      choices:
        'En connaissant les nombres déjà ouverts, on pouvait encore décider si un nombre manquant viendrait : le serveur seul, ou avec la personne dont l’appareil n’a pas répondu.',
    },
    checks: {
      commitment: {
        kept: 'Le secret du serveur est celui qu’il avait scellé avant que quiconque s’asseye.',
        broken: 'Le secret du serveur n’est pas celui qu’il avait scellé.',
      },
      roster: {
        kept: 'Les nombres ont été ouverts pour ce jeu, ces options et ces places.',
        broken: 'Les nombres ont été ouverts pour un autre jeu, d’autres options ou d’autres places.',
      },
      seals: {
        kept: 'Le nombre de chaque joueur est celui qui était scellé.',
        broken: 'Le nombre d’un joueur n’est pas celui qui était scellé.',
      },
      'given-up': {
        kept: 'Chaque mélange commencé figure dans le fichier.',
        broken: 'Un mélange commencé ne figure pas fidèlement dans le fichier.',
      },
      seed: {
        kept: 'Le mélange a été fait à partir de ce secret et des nombres des joueurs.',
        broken: 'Le mélange n’a pas été fait à partir de ce secret et des nombres des joueurs.',
      },
      rules: {
        kept: 'On a joué avec les règles et les valeurs de cette page.',
        broken: 'On a joué avec d’autres règles ou d’autres valeurs que celles de cette page.',
      },
      moves: {
        kept: 'Chaque coup était permis au moment où il a été joué.',
        broken: 'Tous les coups n’étaient pas permis.',
      },
      states: {
        kept: 'Rejouée, la table est la même après chaque coup.',
        broken: 'Rejouée, la table n’est pas la même.',
      },
      result: { kept: 'Le résultat est juste.', broken: 'Le résultat n’est pas juste.' },
      memory: {
        kept: 'Tout est comme cet appareil l’a noté lui-même au début de la partie.',
        broken: 'Ce n’est pas ce que cet appareil a noté lui-même au début de la partie.',
      },
    },
    noMemory:
      'Cet appareil n’était pas à la table avant le début de la partie : il n’a pas de notes à comparer.',
    save: 'Télécharger la partie',
  },
  table: {
    watching: 'Vous regardez',
    watchingHint: 'Vous voyez ce que tout le monde voit, et la main de personne.',
    people: 'Joueurs',
    lines: {
      connecting: 'Connexion…',
      reconnecting: 'Connexion perdue, nouvel essai…',
      offline: 'Pas de réseau',
    },
    sending: 'Envoi…',
    kept: 'Votre coup est gardé et partira au retour de la connexion.',
    away: name => `${name} est hors ligne.`,
    isAway: 'hors ligne',
    isHere: 'en ligne',
    letBot: name => `Laisser un robot jouer pour ${name}`,
    botIn: time => `Vous pourrez laisser un robot jouer dans ${time}.`,
    clockCallsBot: 'Si son temps s’écoule, un robot prendra le relais.',
    botForYou: 'Un robot joue pour vous.',
    takeSeat: 'Reprendre ma place',
    botFor: name => `un robot joue pour ${name}`,
    leaveToBot: 'Laisser un robot jouer pour moi',
    leaveHint: 'Vous pouvez revenir à tout moment.',
    hasLeft: 'a quitté la table',
    hints: n => french.count(n, 'conseil', 'conseils'),
    askedHint: (name, n) => `${name} a demandé un conseil (${n}).`,
    inviteWatchers: 'Lien pour les spectateurs',
    refused: 'Ça n’a pas marché :',
    timeLeft: (name, time) => `${name} : encore ${time}`,
    closesIn: time => `ferme dans ${time}`,
    inDays: (days, hours) => `${days} j ${hours} h`,
    late: 'temps écoulé',
    stuck:
      'Cette partie a commencé avec des règles que le serveur n’a plus ; elle ne peut pas continuer. Rien n’est perdu : vous pouvez la regarder et la télécharger.',
  },
  talk: {
    title: 'Discussion',
    write: 'Écrire un message',
    send: 'Envoyer',
    phrasesTitle: 'Phrases prêtes',
    phrases: {
      hello: 'Bonjour !',
      'good-luck': 'Bonne chance !',
      'well-played': 'Bien joué !',
      thinking: 'Je réfléchis…',
      'your-turn': 'À toi !',
      oops: 'Oups !',
      thanks: 'Merci !',
      brb: 'Je reviens tout de suite.',
      back: 'Me revoilà !',
      'good-game': 'Belle partie !',
    },
    none: 'Aucun message pour le moment.',
    lookersOn: 'Seuls les joueurs peuvent écrire.',
    unread: n => french.count(n, 'nouveau message', 'nouveaux messages'),
    mute: name => `Masquer ${name} (sur cet appareil)`,
    unmute: name => `Ne plus masquer ${name}`,
    muted: name => `Vous masquez ${name}.`,
    says: (name, text) => `${name} : ${text}`,
    notSent: 'Message non envoyé :',
  },
  end: {
    rematch: 'Revanche',
    toRematch: 'Rejoindre la nouvelle table',
    next: 'Une nouvelle table attend les mêmes joueurs.',
  },
  me: {
    title: 'Profil',
    nobody: 'Choisissez un nom pour jouer en ligne.',
    name: 'Votre nom',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    tables: 'Vos tables en ligne',
    noTables: 'Vous n’êtes encore à aucune table.',
    otherDevice: 'Sur un autre appareil',
    otherDeviceText: 'Ouvrez-y ce lien ou scannez le code : même nom, mêmes places.',
    makeLink: 'Créer un lien',
    linkWarning: minutes =>
      `Toute personne qui l’ouvre joue à votre nom : gardez-le pour vous. Il marche une fois, pendant ${french.count(minutes, 'minute', 'minutes')}.`,
    data: 'Vos données',
    dataText: 'Tout ce que Potager garde sur vous, dans un fichier.',
    download: 'Télécharger',
    forget: 'Effacer mes données',
    forgetText: 'Vous quittez Potager pour de bon. C’est irréversible.',
    goes: 'Ce qui disparaît',
    goesList: [
      'votre nom, à toutes les tables',
      'tout ce que vous avez écrit dans la discussion',
      'les clés de tous vos appareils, votre adresse e-mail et les notifications',
      'vos tables où la partie n’a pas encore commencé',
    ],
    stays: 'Ce qui reste',
    staysList: [
      'les coups de vos parties : ce sont aussi celles des autres. Votre place s’appelle « Quelqu’un »',
      'les parties en cours : un robot continue pour vous',
      'les sauvegardes déjà faites par le serveur',
    ],
    forgetSure: 'Effacer mes données…',
    forgetReally: 'Oui, tout effacer pour de bon',
    keep: 'Non, tout garder',
  },
  move: {
    title: 'Utiliser aussi cet appareil',
    text: 'Votre nom et vos places viennent sur cet appareil. L’autre appareil les garde aussi.',
    replaces: name =>
      `Cet appareil est au nom suivant : ${name}. Il l’oubliera ; sans un autre appareil à ce nom, ces places seront perdues.`,
    go: 'Continuer ici',
    done: name => `Bienvenue, ${name}.`,
    noCode: 'Le lien est incomplet. Créez-en un nouveau sur l’autre appareil, sous « Profil ».',
    spent: 'Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil, sous « Profil ».',
  },
  tooFast: seconds => `C’était trop rapide. Réessayez dans ${french.count(seconds, 'seconde', 'secondes')}.`,
  refusals: {
    'not-understood': 'Potager n’a pas compris. Rechargez la page.',
    'too-fast': 'C’était trop rapide. Attendez un instant.',
    'too-large': 'C’est trop à la fois. Envoyez-en moins.',
    'too-nested': 'C’est imbriqué trop profondément pour être lu.',
    'say-hello-first': 'La connexion a été coupée. Réessayez.',
    'unknown-key': 'Potager ne connaît plus cet appareil. Redonnez votre nom.',
    'no-such-table': 'Cette table n’existe pas.',
    'not-invited': 'Il faut une invitation.',
    'not-your-table': 'Seul l’hôte peut le faire.',
    'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
    'not-seated': 'Vous n’avez pas de place à cette table.',
    'no-such-seat': 'Cette place n’existe pas.',
    'no-such-level': 'Ce robot n’existe pas.',
    'seats-empty': 'Une place est encore libre.',
    'numbers-missing': 'Quelqu’un doit encore sceller un nombre.',
    'being-dealt': 'La partie est en train de commencer.',
    'not-being-dealt': 'La partie n’est pas en train de commencer.',
    'wrong-number': 'Ce nombre n’est pas celui qui était scellé.',
    'already-dealt': 'La partie a déjà commencé.',
    'not-dealt': 'La partie n’a pas encore commencé.',
    'table-closed': 'Cette table a été annulée.',
    'left-table': 'Vous avez quitté cette table.',
    'table-full': 'Le journal de cette table est plein : on ne peut plus rien y ajouter.',
    'still-here': 'Cette personne est encore en ligne, ou l’était à l’instant. Laissez-lui un moment.',
    'has-time': 'Il reste du temps ; ensuite, un robot prendra le relais.',
    'too-many-tries': 'Vous avez changé d’avis trop souvent : un robot joue ce coup à votre place.',
    'not-alone': 'D’autres jouent ici : on ne revient en arrière que contre des robots.',
    'too-many-rewinds': 'Vous êtes revenu en arrière trop souvent dans cette partie.',
    'hints-off': 'À cette table, vous avez convenu de jouer sans conseils.',
    stale: 'La partie a avancé : regardez encore une fois avant de jouer.',
    'chat-off': 'La discussion de cette table ne le permet pas.',
    'says-nothing': 'Écrivez d’abord un message.',
    'try-again': 'Potager était occupé. Réessayez.',
    'cannot-continue': 'Cette partie ne peut pas continuer avec les règles de cette version.',
  },
  troubles: {
    'bad-request': 'Potager n’a pas accepté cela. Rechargez la page et réessayez.',
    'unknown-address': 'Potager ne connaît pas cette adresse.',
    'server-error': 'Quelque chose s’est cassé chez Potager. Réessayez dans un instant.',
    unreachable: 'Potager ne répond pas. Vérifiez la connexion et réessayez.',
  },
  someone: 'Quelqu’un',
  closedDoors: {
    noTable: {
      title: 'Cette table n’existe pas',
      text: 'Le lien est peut-être incomplet, ou la table a disparu depuis longtemps. Redemandez le lien.',
    },
    notInvited: {
      title: 'Sur invitation',
      text: 'Cette table est réservée aux personnes invitées. Demandez un lien à l’hôte.',
    },
    shownOut: {
      title: 'Vous n’êtes plus à cette table',
      text: 'L’hôte a libéré votre place, ou quelqu’un a pris la place de votre lien. Demandez à l’hôte si c’était une erreur.',
    },
    left: {
      title: 'Vous avez quitté cette table',
      text: 'Elle n’est plus dans votre liste. Si la partie durait encore, un robot joue pour vous.',
    },
    tableClosed: {
      title: 'Cette table a été annulée',
      text: 'L’hôte l’a annulée avant le début de la partie. En ouvrir une à vous ?',
    },
    unreachable: {
      title: 'Potager ne répond pas',
      text: 'Nous continuons d’essayer ; la table apparaîtra au retour de la connexion.',
    },
    unknownGame: {
      title: 'Cette page n’est plus à jour',
      text: 'On joue ici à un jeu que cette page ne connaît pas. Rechargez la page.',
    },
  },
  again: 'Réessayer',
};
