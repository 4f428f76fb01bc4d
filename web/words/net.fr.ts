import { french } from '../../core/words.ts';
import type { NetWords } from './words.ts';

export const netFr: NetWords = {
  lobby: {
    open: 'Tables ouvertes',
    none: 'Aucune table n’est ouverte à tous en ce moment. Prenez un jeu sur l’étagère et ouvrez-en une.',
    join: 'Rejoindre',
    watch: 'Regarder',
    toTable: 'À la table',
    yourDecision: 'À vous de décider',
    waitingFor: names => `On attend ${french.list(names)}`,
    freeSeats: n => (n < 2 ? `${n} place libre` : `${n} places libres`),
    full: 'Bientôt la donne',
    over: 'terminée',
    closed: 'supprimée',
    freeSeat: 'libre',
    me: name => (name === null ? 'Vous' : name),
    unreachable: 'La maison ne répond pas. Les tables de cet appareil marchent quand même.',
  },
  opening: {
    where: 'Où jouez-vous ?',
    wheres: { device: 'Sur cet appareil', network: 'Par le réseau' },
    name: 'Votre nom',
    nameHint: 'Toute la table le voit. Ni e-mail, ni mot de passe.',
    nameMissing: 'Il faut un nom pour que les autres vous appellent.',
    seats: 'Places',
    you: 'Vous',
    freeSeat: 'Libre, pour un ami',
    addSeat: 'Ajouter une place',
    removeSeat: n => `Retirer la place ${n}`,
    seatsHint:
      'Rien n’est définitif : jusqu’à la donne, ajoutez ou retirez des places, ou mettez des robots.',
    agreed: 'Comment vous jouez',
    visibility: 'Qui peut venir',
    visibilities: { open: 'Tout le monde', link: 'Avec le lien', private: 'Sur invitation' },
    visibilityHints: {
      open: 'La table figure dans la liste des tables ouvertes.',
      link: 'Envoyez un seul lien à tous ceux que vous voulez à la table.',
      private: 'Chaque place a son propre lien ; personne d’autre n’entre, même pour regarder.',
    },
    clock: 'Temps pour décider',
    clocks: { none: 'Sans pendule', relaxed: 'Un coup par jour', live: 'En direct' },
    clockHints: {
      none: 'Chacun prend son temps.',
      relaxed: 'Pour jouer sur plusieurs jours : tant d’heures par décision.',
      live: 'Chacun a une réserve de temps ; chaque décision en rend un peu.',
    },
    hours: 'Heures par décision',
    minutes: 'Minutes pour chacun',
    increment: 'Secondes rendues par décision',
    late: 'Si quelqu’un tarde',
    lates: { 'bot-move': 'Un robot prend cette décision', 'bot-seat': 'Un robot joue jusqu’à son retour' },
    chat: 'Parler à la table',
    chats: { free: 'Librement', phrases: 'Phrases toutes faites', off: 'Non' },
    open: 'Ouvrir la table',
    busy: 'On ouvre …',
  },
  name: {
    title: 'Comment vous appeler ?',
    label: 'Votre nom',
    hint: 'Toute la table le voit. Ni e-mail, ni mot de passe ; cet appareil se souvient de vous.',
    go: 'C’est moi',
  },
  gathering: {
    lead: 'La table se remplit.',
    seats: 'Qui joue',
    freeSeat: 'Place libre',
    sitHere: 'S’asseoir ici',
    you: 'vous',
    host: 'a ouvert la table',
    here: 'présent',
    away: 'absent',
    standUp: 'Se lever',
    bot: n => `Robot pour la place ${n}`,
    putBot: 'Mettre un robot …',
    invite: n => `Inviter à la place ${n}`,
    remove: name => `Renvoyer ${name}`,
    removeSure: name => `Vraiment renvoyer ${name} ?`,
    keep: 'Non',
    fillBots: 'Des robots aux places libres',
    more: 'Une place de plus',
    fewer: 'Une place de moins',
    seatCount: n => (n < 2 ? `${n} place` : `${n} places`),
    deal: 'Distribuer les cartes',
    missing: n =>
      n < 2
        ? 'Une place est encore libre : invitez quelqu’un, mettez un robot ou retirez la place.'
        : `${n} places sont encore libres : invitez, mettez des robots ou retirez des places.`,
    ready: 'Tout le monde est là.',
    waitHost: name => `${name} distribue dès que tout le monde est là.`,
    sitFirst: 'Prenez une place pour jouer, ou restez pour regarder.',
    full: 'Toutes les places sont prises. Vous pouvez regarder la partie d’ici.',
    close: 'Supprimer cette table',
    closeSure: 'Oui, la supprimer',
    closeText: 'La table disparaît pour tout le monde, et ses invitations ne marchent plus.',
    agreed: 'Convenu',
    clockFact(clock) {
      if (clock.kind === 'none') return 'sans pendule';
      if (clock.kind === 'relaxed') return `${clock.hours} heures par décision`;
      return `${clock.minutes} minutes chacun, ${clock.increment} secondes rendues par décision`;
    },
    ownValues: 'valeurs de cartes personnelles',
    joined: (name, seat) => `${name} prend la place ${seat}.`,
    stoodUp: seat => `La place ${seat} est de nouveau libre.`,
    dealt: 'Les cartes sont distribuées.',
    sentAway: 'Vous n’avez plus de place à cette table.',
  },
  invite: {
    title: 'Inviter',
    table: 'Qui ouvre ce lien peut prendre une place libre, ou regarder.',
    seat: n => `Pour la place ${n} seulement : le premier qui ouvre ce lien peut s’y asseoir.`,
    link: 'Lien',
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Partager …',
    shareText: game => `Viens jouer à ${game} avec moi.`,
    qr: 'Le même lien en code QR',
    privateHint: 'Chaque place libre a son propre lien : le bouton « Inviter » à côté de la place.',
  },
  fair: {
    sealed: 'Mélange scellé avant votre arrivée',
    explained:
      'Avant que quiconque s’asseye, la maison a scellé un nombre secret et en a publié cette empreinte. Quand vous prenez place, votre appareil scelle un nombre à lui. Les nombres des joueurs ne s’ouvrent qu’une fois fixé qui joue à quoi avec qui, et le mélange est fait d’eux tous : personne ne peut le choisir, pas même la maison. Après la partie, la maison ouvre aussi le sien, et votre appareil vérifie tout.',
    explainedFirst:
      'Avant que quiconque s’asseye, la maison a tiré un nombre secret et en a publié cette empreinte. Chaque appareil à la table en ajoute un à lui. Après la partie, le secret est montré, et chacun peut redistribuer. Les tables ouvertes aujourd’hui prouvent davantage que celle-ci, plus ancienne.',
    fingerprint: 'Empreinte du secret',
    changed:
      'La maison montre une autre empreinte qu’à votre arrivée. Ne vous fiez pas à cette donne, et prévenez qui tient la maison.',
    check: 'Vérifier la donne',
    checking: 'On redistribue et on rejoue tout …',
    unknown: 'Cette partie ne peut pas être vérifiée ici.',
    numbers: {
      givenUp:
        'La donne a été abandonnée. La maison a scellé un nouveau nombre ; scellez-en un nouveau vous aussi.',
      seal: 'Sceller un nouveau nombre',
      elsewhere:
        'Votre nombre est scellé sur un autre de vos appareils : lui seul peut l’ouvrir au moment de la donne.',
      sealHere: 'Sceller plutôt un nombre sur cet appareil',
      slow: 'Au moment de la donne, votre appareil doit être là pour ouvrir votre nombre. Si vous comptez vous absenter, il peut le remettre dès maintenant ; la preuve dira alors que la maison l’a connu d’avance.',
      handOver: 'La partie peut commencer sans moi',
      handedOver: 'Votre appareil a remis son nombre : la partie peut commencer en votre absence.',
      others: names =>
        `${french.list(names)} ${names.length === 1 ? 'doit' : 'doivent'} encore sceller un nouveau nombre.`,
      missing: 'Quelqu’un doit encore sceller un nouveau nombre.',
    },
    dealing: {
      title: 'On distribue les cartes.',
      lead: 'On sait qui joue. Chaque appareil ouvre maintenant son nombre, puis les cartes sont distribuées.',
      waiting: name => `On attend que l’appareil de ${name} ouvre son nombre`,
      opened: name => `${name} : nombre ouvert`,
      leftOut: name => `${name} : donne faite sans ce nombre`,
      elsewhere:
        'Votre nombre a été scellé sur un autre appareil. Ouvrez-y cette table ; ou, si cet appareil est perdu, distribuez sans votre nombre.',
      without: name => `Distribuer sans le nombre de ${name}`,
      withoutMine: 'Distribuer sans mon nombre',
      ownerHint:
        'Vous pouvez distribuer sans un nombre qui ne vient pas. Tout le monde le voit, et la preuve le dira après la partie.',
      waitHint:
        'La personne qui a ouvert la table peut distribuer sans un nombre qui ne vient pas, ou abandonner cette donne.',
      giveUp: 'Abandonner cette donne',
      giveUpHint:
        'Chacun devra sceller un nouveau nombre, et la preuve dira qu’une donne a été commencée puis abandonnée.',
      giveUpSure: 'Abandonner la donne ?',
    },
    rosterTroubles: {
      unreadable:
        'Votre appareil n’ouvre pas votre nombre : ce que la maison a fixé n’a pas de sens. Ne vous fiez pas à cette donne.',
      'other-table':
        'Votre appareil n’ouvre pas votre nombre : la maison distribue pour une autre table. Ne vous fiez pas à cette donne.',
      'other-commitment':
        'Votre appareil n’ouvre pas votre nombre : la maison a scellé un autre nombre qu’à votre arrivée. Ne vous fiez pas à cette donne.',
      'other-terms':
        'Votre appareil n’ouvre pas votre nombre : on distribuerait pour d’autres règles, valeurs ou options que convenu. Ne vous fiez pas à cette donne.',
      'other-seats':
        'Votre appareil n’ouvre pas votre nombre : ce ne sont pas les joueurs que montre la page. Ne vous fiez pas à cette donne.',
      'not-in-it':
        'Vous n’êtes pas de ceux à qui l’on distribue, bien que vous ayez pris place ici. Ne vous fiez pas à cette donne.',
      'other-seal':
        'Votre appareil n’ouvre pas votre nombre : un autre a été mis à sa place. Si vous n’avez pas pris place sur un autre appareil, ne vous fiez pas à cette donne.',
      'answered-another':
        'Votre appareil n’ouvre pas votre nombre une seconde fois : il en a déjà ouvert un pour cette donne, et la maison voudrait un second essai. Ne vous fiez pas à cette donne.',
      'hidden-deal':
        'Votre appareil n’ouvre pas votre nombre : la maison cache une donne commencée auparavant. Ne vous fiez pas à cette donne.',
    },
    memoryTroubles: {
      'other-construction': 'La preuve est d’une espèce plus faible que promis.',
      'other-table': 'C’est le fichier d’une autre table.',
      'other-commitment': 'La maison a utilisé un autre secret que celui qu’elle avait scellé.',
      'other-terms': 'On a joué avec d’autres règles, valeurs ou options que convenu.',
      'not-in-it': 'Vous n’y êtes pas.',
      'other-seal':
        'Un nombre que vous n’avez pas scellé sur cet appareil a servi en votre nom ; si vous avez pris place sur un autre appareil, vérifiez là-bas.',
      'other-salt': 'Votre nombre a été remplacé.',
      'other-roster': 'Votre nombre a été ouvert pour d’autres joueurs, places ou nombres que ceux-ci.',
      'hidden-deal': 'Une donne a été jetée et cachée.',
      'other-time': 'Il ne dit pas vrai sur le moment où votre nombre a été ouvert.',
    },
    verdict: {
      nobody:
        'Personne n’a pu choisir les cartes : votre nombre est resté scellé jusqu’à ce que tous les autres soient fixés.',
      heldBack: n =>
        `Personne n’a pu choisir librement les cartes, mais la maison a pu choisir entre ${n} donnes.`,
      oneOf: names =>
        names.length === 1
          ? `Honnête si ${names[0]} est honnête.`
          : `Honnête si l’une au moins de ces personnes est honnête : ${french.list(names)}.`,
      house: 'Honnête si la maison est honnête : aucun nombre de joueur n’est resté scellé jusqu’à la donne.',
      first:
        'Honnête si la maison est honnête : cette table a été distribuée à l’ancienne manière, qu’une maison peut contourner à force d’essais.',
      none: 'Aucune maison n’a distribué cette partie : on ne sait rien de son mélange.',
      broken: 'Quelque chose ne va pas.',
      yours: {
        'in-time': 'Vous : votre nombre est resté scellé jusqu’à ce que tous les autres soient fixés.',
        early:
          'Vous : votre appareil a remis son nombre d’avance, la maison le connaissait. Il vous protège des joueurs, pas de la maison.',
        'left-out':
          'Vous : les cartes ont été distribuées sans votre nombre. Il ne vous protège de personne.',
      },
      theirs: {
        'in-time': name =>
          `${name} : nombre resté scellé jusqu’à ce que tous les autres soient fixés. Cela le prouve à ${name}, et aux autres si ${name} est honnête.`,
        early: name => `${name} : nombre remis d’avance ; la maison le connaissait.`,
        'left-out': name => `${name} : les cartes ont été distribuées sans ce nombre.`,
      },
      givenUp: n =>
        n === 1
          ? 'Une donne a été commencée puis abandonnée.'
          : `${n} donnes ont été commencées puis abandonnées.`,
      choices:
        'Qui connaissait les nombres ouverts pouvait encore décider si un nombre manquant viendrait : la maison seule, ou avec la personne dont l’appareil n’a pas répondu.',
    },
    checks: {
      commitment: {
        kept: 'Le secret de la maison est celui qu’elle avait scellé avant que quiconque s’asseye.',
        broken: 'Le secret de la maison n’est pas celui qu’elle avait scellé.',
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
        kept: 'Il est rendu compte de chaque donne commencée.',
        broken: 'Il n’est pas vraiment rendu compte d’une donne commencée.',
      },
      seed: {
        kept: 'Les cartes ont été mêlées par ce secret et les nombres des joueurs.',
        broken: 'Les cartes n’ont pas été mêlées par ce secret et les nombres des joueurs.',
      },
      rules: {
        kept: 'On a joué avec les règles et les cartes de cette page.',
        broken: 'On a joué avec d’autres règles ou d’autres cartes que celles de cette page.',
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
        kept: 'Tout est comme cet appareil l’a noté lui-même pendant la donne.',
        broken: 'Ce n’est pas ce que cet appareil a noté lui-même pendant la donne.',
      },
    },
    noMemory: 'Cet appareil n’était pas à la table avant la donne : il n’a pas de notes à comparer.',
    save: 'Enregistrer la partie dans un fichier',
  },
  table: {
    watching: 'Vous regardez',
    watchingHint: 'Vous voyez ce que tout le monde voit, et la main de personne.',
    people: 'Les gens et la table',
    lines: {
      connecting: 'Connexion …',
      reconnecting: 'Connexion perdue, on réessaie …',
      offline: 'Pas de réseau',
    },
    sending: 'Envoi …',
    kept: 'Votre coup est gardé et part dès que la ligne revient.',
    away: name => `${name} est absent.`,
    isAway: 'absent',
    isHere: 'présent',
    letBot: name => `Laisser un robot jouer pour ${name}`,
    botIn: time => `Vous pourrez laisser un robot jouer dans ${time}.`,
    clockCallsBot: 'Si son temps s’écoule, un robot prendra le relais.',
    botForYou: 'Un robot joue pour vous.',
    takeSeat: 'Reprendre ma place',
    botFor: name => `un robot joue pour ${name}`,
    leaveToBot: 'Laisser un robot jouer pour moi',
    leaveHint: 'Vous pouvez revenir à tout moment.',
    inviteWatchers: 'Lien pour ceux qui veulent regarder',
    refused: 'Cela n’a pas marché :',
    timeLeft: (name, time) => `${name} : encore ${time}`,
    closesIn: time => `ferme dans ${time}`,
    late: 'temps écoulé',
    stuck:
      'Cette partie a commencé avec des règles que la maison n’a plus ; elle ne peut pas continuer. Rien n’est perdu : on peut la regarder et l’enregistrer.',
  },
  digest: { title: 'Depuis votre dernière visite', go: 'À la table' },
  talk: {
    title: 'Paroles',
    write: 'Dire quelque chose',
    send: 'Dire',
    phrasesTitle: 'Phrases toutes faites',
    phrases: {
      hello: 'Bonjour !',
      'good-luck': 'Bonne chance !',
      'well-played': 'Bien joué !',
      thinking: 'Je réfléchis …',
      'your-turn': 'À vous !',
      oops: 'Oups !',
      thanks: 'Merci !',
      brb: 'Je reviens tout de suite.',
      back: 'Me revoilà.',
      'good-game': 'Belle partie !',
    },
    none: 'Personne n’a encore rien dit.',
    lookersOn: 'Seuls ceux qui sont à la table parlent.',
    unread: n => (n < 2 ? `${n} nouveau message` : `${n} nouveaux messages`),
    mute: name => `Ne plus entendre ${name} (sur cet appareil)`,
    unmute: name => `Entendre ${name} de nouveau`,
    muted: name => `Vous n’entendez pas ${name}.`,
    says: (name, text) => `${name} : ${text}`,
    notSent: 'Pas dit :',
  },
  end: {
    rematch: 'Rejouer avec les mêmes',
    toRematch: 'À la nouvelle table',
    next: 'Une nouvelle table attend les mêmes joueurs.',
  },
  me: {
    title: 'Vous',
    nobody: 'Cet appareil n’a pas encore de nom. Il vous en faut un dès que vous vous asseyez avec d’autres.',
    name: 'Votre nom',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    tables: 'Vos tables dans la maison',
    noTables: 'Vous n’êtes encore à aucune table.',
    otherDevice: 'Sur un autre appareil',
    otherDeviceText: 'Ouvrez-y ce lien ou scannez le code : même nom, mêmes places.',
    makeLink: 'Créer un lien',
    linkWarning: minutes =>
      `Qui l’ouvre devient vous : gardez-le pour vous. Il marche une fois, pendant ${minutes} minutes.`,
    data: 'Vos données',
    dataText: 'Tout ce que la maison garde sur vous, dans un fichier.',
    download: 'Télécharger',
    forget: 'M’oublier',
    forgetText: 'Vous quittez cette maison pour de bon. C’est irréversible.',
    goes: 'Ce qui disparaît',
    goesList: [
      'votre nom, à toutes les tables',
      'tout ce que vous avez écrit dans la discussion',
      'les clés de tous vos appareils, votre adresse de courriel et les notifications',
      'vos tables où rien n’a encore été distribué',
    ],
    stays: 'Ce qui reste',
    staysList: [
      'les coups de vos parties : ce sont aussi celles des autres. Votre place s’appelle « Quelqu’un »',
      'les parties en cours : un robot continue pour vous',
      'les sauvegardes faites auparavant par l’hôte',
    ],
    forgetSure: 'M’oublier …',
    forgetReally: 'Oui, m’oublier pour de bon',
    keep: 'Non, tout garder',
  },
  move: {
    title: 'Venir sur cet appareil',
    text: 'Votre nom et vos places viennent sur cet appareil. L’autre appareil les garde aussi.',
    replaces: name =>
      `Cet appareil est jusqu’ici celui de ${name}. Il l’oubliera ; sans autre appareil de ${name}, ses places seront hors d’atteinte.`,
    go: 'M’amener ici',
    done: name => `Bienvenue, ${name}.`,
    noCode: 'Le lien est incomplet. Créez-en un nouveau sur l’autre appareil, sous « Vous ».',
    spent: 'Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil, sous « Vous ».',
  },
  tooFast: seconds =>
    `C’était trop rapide. Réessayez dans ${seconds === 1 ? 'une seconde' : `${seconds} secondes`}.`,
  refusals: {
    'not-understood': 'La maison n’a pas compris. Rechargez la page.',
    'too-fast': 'C’était trop rapide. Attendez un instant.',
    'too-large': 'C’est trop à la fois.',
    'too-nested': 'C’est imbriqué trop profondément pour être lu.',
    'say-hello-first': 'La ligne a été coupée. Essayez encore.',
    'unknown-key': 'La maison ne connaît plus cet appareil. Redonnez votre nom.',
    'no-such-table': 'Cette table n’existe pas.',
    'not-invited': 'Il faut une invitation.',
    'not-your-table': 'Seul celui qui a ouvert la table peut le faire.',
    'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
    'already-seated': 'Vous êtes déjà à cette table.',
    'not-seated': 'Vous n’êtes pas à cette table.',
    'no-such-seat': 'Cette place n’existe pas.',
    'no-such-level': 'Ce robot n’existe pas.',
    'seats-empty': 'Une place est encore libre.',
    'numbers-missing': 'Quelqu’un doit encore sceller un nombre.',
    'being-dealt': 'On est en train de distribuer.',
    'not-being-dealt': 'On ne distribue pas en ce moment.',
    'wrong-number': 'Ce nombre n’est pas celui qui était scellé.',
    'already-dealt': 'Les cartes sont distribuées.',
    'not-dealt': 'Les cartes ne sont pas encore distribuées.',
    'table-closed': 'Cette table a été supprimée.',
    'table-full': 'Il s’est passé tant de choses à cette table que son journal est plein.',
    'still-here': 'Cette personne est encore là, ou l’était à l’instant. Laissez-lui un moment.',
    'has-time': 'La pendule lui laisse son temps. Quand il sera écoulé, un robot prendra le relais.',
    stale: 'La table a avancé entre-temps. Regardez et décidez de nouveau.',
    'chat-off': 'Cela ne se dit pas à cette table.',
    'says-nothing': 'Cela ne dit rien.',
    'try-again': 'La maison était occupée. Essayez encore.',
    'cannot-continue': 'Cette partie ne peut pas continuer avec les règles de cette version.',
  },
  troubles: {
    'bad-request': 'La maison n’a pas accepté cela.',
    'unknown-address': 'La maison ne connaît pas cette adresse.',
    'server-error': 'Quelque chose s’est cassé dans la maison. Essayez encore dans un instant.',
    unreachable: 'La maison ne répond pas. Vérifiez le réseau et essayez encore.',
  },
  someone: 'Quelqu’un',
  closedDoors: {
    noTable: {
      title: 'Cette table n’existe pas',
      text: 'Le lien est peut-être incomplet, ou la table a disparu depuis longtemps. Redemandez le lien.',
    },
    notInvited: {
      title: 'Sur invitation seulement',
      text: 'Cette table est réservée aux invités. Demandez un lien à qui l’a ouverte, et ouvrez celui-là.',
    },
    shownOut: {
      title: 'Vous n’êtes plus à cette table',
      text: 'Qui l’a ouverte vous a renvoyé, ou quelqu’un a pris la place de votre lien. Demandez si c’était une erreur.',
    },
    tableClosed: {
      title: 'Cette table a été supprimée',
      text: 'La personne qui l’avait ouverte l’a supprimée avant la donne. En ouvrir une à vous ?',
    },
    unreachable: {
      title: 'La maison ne répond pas',
      text: 'Nous continuons d’essayer ; la table apparaîtra dès que la ligne revient.',
    },
    unknownGame: {
      title: 'Cette page est plus ancienne que la maison',
      text: 'On joue ici à un jeu que cette page ne connaît pas. Rechargez la page.',
    },
  },
  again: 'Essayer encore',
};
