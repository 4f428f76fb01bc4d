import { french } from '../../core/words.ts';
import type { GatherWords } from './gather.en.ts';

export const gatherFr: GatherWords = {
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
  talk: {
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
    mute: name => `Masquer ${name} (sur cet appareil)`,
    unmute: name => `Ne plus masquer ${name}`,
    muted: name => `Vous masquez ${name}.`,
    says: (name, text) => `${name} : ${text}`,
    notSent: 'Message non envoyé :',
  },
  invite: {
    title: 'Inviter',
    table: 'Toute personne qui a ce lien peut jouer ou regarder.',
    seat: n => `Réservé à la place ${n} : la première personne à ouvrir ce lien s’y assied.`,
    shareText: game => `Viens jouer à ${game} avec moi !`,
    privateHint: 'Chaque place libre a son propre lien : le bouton « Inviter » à côté de la place.',
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
    kept: 'Votre coup est gardé et partira au retour de la connexion.',
    away: name => `${name} est hors ligne.`,
    isAway: 'hors ligne',
    isHere: 'en ligne',
    letBot: name => `Laisser un robot jouer pour ${name}`,
    botIn: time => `Vous pourrez laisser un robot jouer dans ${time}.`,
    clockCallsBot: 'Si son temps s’écoule, un robot prendra le relais.',
    botForYou: 'Un robot joue pour vous.',
    takeSeat: 'Reprendre ma place',
    botFor: (name, level) => `un robot joue pour ${name}${level === null ? '' : ` (${level})`}`,
    leaveToBot: 'Laisser un robot jouer pour moi',
    leaveHint: 'Vous pouvez revenir à tout moment.',
    hasLeft: 'a quitté la table',
    hints: n => french.count(n, 'conseil', 'conseils'),
    askedHint: (name, n) => `${name} a demandé un conseil (${n}).`,
    inviteWatchers: 'Lien pour les spectateurs',
    closesIn: time => `ferme dans ${time}`,
    late: 'temps écoulé',
    stuck:
      'Cette partie a commencé avec des règles que le serveur n’a plus ; elle ne peut pas continuer. Rien n’est perdu : vous pouvez la regarder et la télécharger.',
  },
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
    unknownGame: {
      title: 'Cette page n’est plus à jour',
      text: 'On joue ici à un jeu que cette page ne connaît pas. Rechargez la page.',
    },
  },
  end: {
    rematch: 'Revanche',
    toRematch: 'Rejoindre la nouvelle table',
    next: 'Une nouvelle table attend les mêmes joueurs.',
  },
  again: 'Réessayer',
};
