import { english, type Phrases } from '../../core/words.ts';
import type { Clock } from '../../wire/agreed.ts';

/** Words of a table of the network: how it gathers, and how its deal is proved. */
export const gatherEn = {
  gathering: {
    lead: 'Waiting for players.',
    seats: 'Who plays',
    freeSeat: 'Free seat',
    sitHere: 'Sit here',
    you: 'you',
    host: 'host',
    here: 'online',
    away: 'offline',
    standUp: 'Leave seat',
    bot: (n: number) => `Bot for seat ${n}`,
    putBot: 'Add a bot…',
    invite: (n: number) => `Invite to seat ${n}`,
    remove: (name: string) => `Remove ${name}`,
    removeSure: (name: string) => `Remove ${name} for good?`,
    keep: 'No',
    fillBots: 'Fill with bots',
    more: 'Add a seat',
    fewer: 'Remove a seat',
    seatCount: (n: number) => english.count(n, 'seat', 'seats'),
    deal: 'Start game',
    /** Leaves out the seats that are still free. */
    startWith: (n: number) => `Start with ${english.count(n, 'player', 'players')}`,
    missing: (n: number) =>
      n === 1
        ? 'One seat is still free: invite someone, or start without it.'
        : `${n} seats are still free: invite people, or start without them.`,
    /** Where nobody has come yet, or the free seat lies between others. */
    missingBots: (n: number) =>
      n === 1
        ? 'One seat is still free: invite someone or add a bot.'
        : `${n} seats are still free: invite people or add bots.`,
    ready: 'Everyone’s here.',
    waitHost: (name: string) => `Waiting for ${name} to start.`,
    sitFirst: 'Take a seat to play, or stay and watch.',
    full: 'All seats are taken. You can watch the game from here.',
    close: 'Cancel table',
    closeSure: 'Yes, cancel the table',
    closeText: 'The table disappears for everyone, and its invitations stop working.',
    agreed: 'Table settings',
    clockFact(clock: Clock) {
      if (clock.kind === 'none') return 'None';
      if (clock.kind === 'relaxed') return `${english.count(clock.hours, 'hour', 'hours')} per move`;
      const each = `${english.count(clock.minutes, 'minute', 'minutes')} per player`;
      return `${each}, ${english.count(clock.increment, 'extra second', 'extra seconds')} per move`;
    },
    ownValues: 'The host’s own',
    joined: (name: string, seat: number) => `${name} takes seat ${seat}.`,
    stoodUp: (seat: number) => `Seat ${seat} is free again.`,
    dealt: 'The game starts.',
    sentAway: 'You no longer have a seat at this table.',
  },
  fair: {
    sealed: 'Shuffle sealed before you sat down',
    explained:
      'Before anyone sat down, the server sealed a secret number and published this fingerprint of it. When you sit down, your device seals a number of its own. Only once players, game and rules are fixed do the devices open these numbers, and the shuffle is made from all of them: nobody can choose it, not even the server. After the game the server opens its number too, and your device checks everything.',
    explainedFirst:
      'Before anyone sat down, the server drew a secret number and published this fingerprint of it. Every device at the table adds a number of its own. After the game the secret is shown, and anyone can redo the shuffle from it. Tables opened today prove more than this older one.',
    fingerprint: 'Fingerprint of the secret',
    changed:
      'The server shows another fingerprint than when you came. Don’t trust this shuffle, and tell the person who runs the server.',
    check: 'Check the shuffle',
    checking: 'Shuffling and playing everything again…',
    unknown: 'This game can’t be checked here.',
    numbers: {
      givenUp:
        'The host cancelled the start. The server has sealed a new number: seal a new one too before the next start.',
      seal: 'Seal a new number',
      elsewhere:
        'Your number is sealed on another of your devices: only that one can open it when the game starts.',
      sealHere: 'Seal a number on this device instead',
      slow: 'When the game starts, your device must be online to open your number. If you’ll be away, it can hand the number over now; the proof will then say that the server knew it early.',
      handOver: 'Let the game start without me',
      handedOver: 'Your device has handed its number over: the game can start while you’re away.',
      others: (names: readonly string[]) =>
        `${english.list(names)} still ${names.length === 1 ? 'has' : 'have'} to seal a new number.`,
      missing: 'Someone still has to seal a new number.',
    },
    dealing: {
      title: 'The game is starting.',
      lead: 'Who plays is fixed. Every device now opens its number; then the shuffle is made.',
      waiting: (name: string) => `Waiting for ${name}’s device to open its number`,
      opened: (name: string) => `${name}: number opened`,
      leftOut: (name: string) => `${name}: number left out`,
      elsewhere:
        'Your number was sealed on another device. Open this table there; or, if that device is lost, start without your number.',
      without: (name: string) => `Start without ${name}’s number`,
      withoutMine: 'Start without my number',
      ownerHint:
        'You can start without a number that doesn’t come. Everyone sees it, and the proof says so after the game.',
      waitHint: 'The host can start without a number that doesn’t come, or cancel this start.',
      giveUp: 'Cancel this start',
      giveUpHint:
        'Everyone will have to seal a new number, and the proof will say that a shuffle was begun and cancelled.',
      giveUpSure: 'Yes, cancel this start',
    },
    rosterTroubles: {
      unreadable:
        'Your device won’t open your number: what the server has fixed makes no sense. Don’t trust this shuffle.',
      'other-table':
        'Your device won’t open your number: the server shuffles for another table. Don’t trust this shuffle.',
      'other-commitment':
        'Your device won’t open your number: the server has sealed another number than when you came. Don’t trust this shuffle.',
      'other-terms':
        'Your device won’t open your number: the shuffle would be for other rules, values or options than agreed. Don’t trust it.',
      'other-seats':
        'Your device won’t open your number: someone else sits at this table than the page shows. Don’t trust this shuffle.',
      'not-in-it':
        'You aren’t among the players of this shuffle, though you sat down here. Don’t trust this shuffle.',
      'other-seal':
        'Your device won’t open your number: another one was put in its place. If you didn’t sit down on another device, don’t trust this shuffle.',
      'answered-another':
        'Your device won’t open your number again: it has already opened one for this shuffle, and the server wants a second try. Don’t trust this shuffle.',
      'hidden-deal':
        'Your device won’t open your number: the server hides a shuffle that was begun before. Don’t trust this shuffle.',
    },
    memoryTroubles: {
      'other-construction': 'The proof is of a weaker kind than promised.',
      'other-table': 'It’s the file of another table.',
      'other-commitment': 'The server used another secret than it had sealed.',
      'other-terms': 'Other rules, values or options were played than agreed.',
      'not-in-it': 'You aren’t in it.',
      'other-seal':
        'A number you didn’t seal on this device was used in your name; if you sat down on another device, check there.',
      'other-salt': 'Your number was replaced.',
      'other-roster': 'Your number was opened for other players, seats or numbers than these.',
      'hidden-deal': 'A shuffle was thrown away and hidden.',
      'other-time': 'It doesn’t tell the truth about when your number was opened.',
      'other-play': 'It’s another game than the one this page has shown you: other cards, or other moves.',
    },
    verdict: {
      nobody: 'Nobody could choose the shuffle: your number was sealed until all others were fixed.',
      heldBack: (n: number) =>
        `Nobody could choose the shuffle freely, but the server could choose between ${english.count(n, 'shuffle', 'shuffles')}.`,
      oneOf: (names: readonly string[], choices: number) => {
        const fair =
          choices === 1
            ? 'Fair'
            : `Nobody could choose the shuffle freely, only between ${english.count(choices, 'shuffle', 'shuffles')},`;
        return names.length === 1
          ? `${fair} if ${names[0]} is honest.`
          : `${fair} if at least one of them is honest: ${english.list(names)}.`;
      },
      house: 'Fair if the server is honest: no player’s number stayed sealed until the shuffle.',
      first:
        'Fair if the server is honest: this table was shuffled the older way, which a server can get around by trying.',
      none: 'No server shuffled this game, so nothing is known of its shuffle.',
      broken: 'Something doesn’t match.',
      yours: {
        'in-time': 'You: your number was sealed until all others were fixed.',
        early:
          'You: your device handed its number over early, so the server knew it. It protects you from the players, not from the server.',
        'left-out':
          'You: your device gave its number, but it was left out. Anyone who saw it could choose: it protects you from nobody.',
      },
      theirs: {
        'in-time': (name: string) =>
          `${name}: number sealed until all others were fixed. That proves it to ${name}, and to others if ${name} is honest.`,
        early: (name: string) => `${name}: number given early; the server knew it.`,
        'left-out': (name: string) => `${name}: number left out.`,
      },
      givenUp: (n: number) =>
        n === 1 ? 'One shuffle was begun and cancelled.' : `${n} shuffles were begun and cancelled.`,
      choices:
        'Anyone who knew the numbers already opened could still decide whether a missing one comes: the server by itself, or with the person whose device didn’t answer.',
    },
    checks: {
      commitment: {
        kept: 'The server’s secret is the one it had sealed before anyone sat down.',
        broken: 'The server’s secret isn’t the one it had sealed.',
      },
      roster: {
        kept: 'The numbers were opened for this game, these options and these seats.',
        broken: 'The numbers were opened for another game, other options or other seats.',
      },
      seals: {
        kept: 'Every player’s number is the one that was sealed.',
        broken: 'A player’s number isn’t the one that was sealed.',
      },
      'given-up': {
        kept: 'Every shuffle that was begun is accounted for.',
        broken: 'A shuffle that was begun isn’t truly accounted for.',
      },
      seed: {
        kept: 'The shuffle was made from that secret and the players’ numbers.',
        broken: 'The shuffle wasn’t made from that secret and the players’ numbers.',
      },
      rules: {
        kept: 'The game was played by the rules and values of this page.',
        broken: 'The game was played by other rules or values than this page has.',
      },
      moves: { kept: 'Every move was allowed when it was made.', broken: 'Not every move was allowed.' },
      states: {
        kept: 'Played again, the table looks the same after every move.',
        broken: 'Played again, the table looks different.',
      },
      result: { kept: 'The result is right.', broken: 'The result isn’t right.' },
      memory: {
        kept: 'All of it is what this device noted for itself when the game started.',
        broken: 'It isn’t what this device noted for itself when the game started.',
      },
    },
    noMemory:
      'This device wasn’t at the table before the game started, so it has no notes of its own to compare.',
    save: 'Download the game',
  },
  talk: {
    write: 'Write a message',
    send: 'Send',
    phrasesTitle: 'Set phrases',
    phrases: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'well-played': 'Well played!',
      thinking: 'Thinking…',
      'your-turn': 'Your turn!',
      oops: 'Oops!',
      thanks: 'Thank you!',
      brb: 'Back in a moment.',
      back: 'I’m back!',
      'good-game': 'Good game!',
    },
    none: 'No messages yet.',
    lookersOn: 'Only players can chat.',
    mute: (name: string) => `Mute ${name} (on this device)`,
    unmute: (name: string) => `Unmute ${name}`,
    muted: (name: string) => `You’ve muted ${name}.`,
    says: (name: string, text: string) => `${name}: ${text}`,
    notSent: 'Not sent:',
  },
  invite: {
    title: 'Invite',
    table: 'Anyone who opens this link can take a free seat, or watch.',
    seat: (n: number) => `Only for seat ${n}: the first person to open this link can sit there.`,
    shareText: (game: string) => `Come and play ${game} with me!`,
    privateHint: 'Every free seat has its own link: use “Invite” beside the seat.',
  },
  table: {
    watching: 'Watching',
    watchingHint: 'You see what everyone sees, and nobody’s hand.',
    people: 'Players',
    lines: {
      connecting: 'Connecting…',
      reconnecting: 'Connection lost, trying again…',
      offline: 'No network',
    },
    kept: 'Your move is saved and will be sent when you’re back online.',
    away: (name: string) => `${name} is offline.`,
    isAway: 'offline',
    isHere: 'online',
    letBot: (name: string) => `Let a bot play for ${name}`,
    botIn: (time: string) => `You can let a bot play in ${time}.`,
    clockCallsBot: 'If their time runs out, a bot steps in.',
    botForYou: 'A bot is playing for you.',
    takeSeat: 'Take my seat back',
    /** The level of the bot, as far as it is known. */
    botFor: (name: string, level: string | null) =>
      `a bot is playing for ${name}${level === null ? '' : ` (${level})`}`,
    leaveToBot: 'Let a bot play for me',
    leaveHint: 'You can come back at any time.',
    hasLeft: 'left for good',
    hints: (n: number) => english.count(n, 'hint', 'hints'),
    askedHint: (name: string, n: number) => `${name} asked for a hint (${n}).`,
    inviteWatchers: 'Link for spectators',
    closesIn: (time: string) => `closes in ${time}`,
    late: 'time is up',
    stuck:
      'This game began with rules the server no longer has, so it can’t continue. Nothing is lost: you can look at it and download it.',
  },
  closedDoors: {
    noTable: {
      title: 'There’s no such table',
      text: 'The link may be incomplete, or the table long gone. Ask for the link again.',
    },
    notInvited: {
      title: 'Invitation only',
      text: 'This table is for invited players. Ask the host for a link.',
    },
    shownOut: {
      title: 'You’re no longer at this table',
      text: 'The host freed your seat, or someone else took the seat your link was for. Ask the host if that was a mistake.',
    },
    left: {
      title: 'You’ve left this table',
      text: 'It’s no longer in your list. If the game was still on, a bot plays for you.',
    },
    tableClosed: {
      title: 'This table was cancelled',
      text: 'The host cancelled it before the game started. Open one of your own?',
    },
    unknownGame: {
      title: 'This page is out of date',
      text: 'The table plays a game this page doesn’t know. Reload the page.',
    },
  },
  end: {
    rematch: 'Rematch',
    toRematch: 'Go to the new table',
    next: 'A new table is ready for the same players.',
  },
  again: 'Try again',
};

export type GatherWords = Phrases<typeof gatherEn>;
