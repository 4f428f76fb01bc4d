import { english } from '../../core/words.ts';
import type { Clock } from '../../wire/agreed.ts';
import type { HouseRefusal } from '../../wire/tells.ts';
import type { Trouble } from '../net/api.ts';

/** The words of playing over the network. */
export const netEn = {
  lobby: {
    open: 'Open tables',
    none: 'No table is open to everyone right now. Take a game from the shelf and open one.',
    join: 'Join',
    watch: 'Watch',
    toTable: 'To the table',
    yourDecision: 'Your decision',
    waitingFor: (names: readonly string[]) => `Waiting for ${english.list(names)}`,
    freeSeats: (n: number) => (n === 1 ? '1 seat free' : `${n} seats free`),
    full: 'About to begin',
    over: 'finished',
    closed: 'deleted',
    freeSeat: 'free',
    me: (name: string | null) => (name === null ? 'You' : name),
    unreachable: 'The house cannot be reached right now. Tables on this device still work.',
  },
  opening: {
    where: 'Where do you play?',
    wheres: { device: 'On this device', network: 'Over the network' },
    name: 'Your name',
    nameHint: 'Everybody at the table sees it. No e-mail, no password.',
    nameMissing: 'The others need a name to call you by.',
    seats: 'Seats',
    you: 'You',
    freeSeat: 'Free, for a friend',
    addSeat: 'Add a seat',
    removeSeat: (n: number) => `Remove seat ${n}`,
    seatsHint: 'Nothing is final: until the deal you can add seats, take some away or put bots there.',
    agreed: 'How you play',
    visibility: 'Who may join',
    visibilities: { open: 'Anyone', link: 'Whoever has the link', private: 'Invited people' },
    visibilityHints: {
      open: 'The table stands in the list of open tables.',
      link: 'Send one link to everybody you want at the table.',
      private: 'Every seat has a link of its own; nobody else gets in, not even to watch.',
    },
    clock: 'Time to decide',
    clocks: { none: 'No clock', relaxed: 'A move a day', live: 'Live' },
    clockHints: {
      none: 'Everybody takes the time they need.',
      relaxed: 'For a game over days: each decision has so many hours.',
      live: 'Everybody has a store of time; every decision puts a little back.',
    },
    hours: 'Hours for each decision',
    minutes: 'Minutes for everybody',
    increment: 'Seconds back for each decision',
    late: 'If somebody is late',
    lates: { 'bot-move': 'A bot makes that one decision', 'bot-seat': 'A bot sits in until they return' },
    chat: 'Talk at the table',
    chats: { free: 'Anything', phrases: 'Ready-made phrases', off: 'None' },
    open: 'Open the table',
    busy: 'Opening …',
  },
  name: {
    title: 'What shall we call you?',
    label: 'Your name',
    hint: 'Everybody at the table sees it. No e-mail, no password; this device remembers you.',
    go: 'That is me',
  },
  gathering: {
    lead: 'The table is being filled.',
    seats: 'Who plays',
    freeSeat: 'Free seat',
    sitHere: 'Sit here',
    you: 'you',
    host: 'opened the table',
    here: 'here',
    away: 'away',
    standUp: 'Stand up',
    bot: (n: number) => `Bot for seat ${n}`,
    putBot: 'Put a bot here …',
    invite: (n: number) => `Invite to seat ${n}`,
    remove: (name: string) => `Send ${name} away`,
    removeSure: (name: string) => `Really send ${name} away?`,
    keep: 'No',
    fillBots: 'Bots for the free seats',
    more: 'One more seat',
    fewer: 'One seat fewer',
    seatCount: (n: number) => (n === 1 ? '1 seat' : `${n} seats`),
    deal: 'Deal the cards',
    missing: (n: number) =>
      n === 1
        ? 'One seat is still free: invite somebody, put a bot there, or take the seat away.'
        : `${n} seats are still free: invite people, put bots there, or take seats away.`,
    ready: 'Everybody is there.',
    waitHost: (name: string) => `${name} deals as soon as everybody is there.`,
    sitFirst: 'Take a seat to play along, or stay and watch.',
    full: 'All seats are taken. You can watch the game from here.',
    close: 'Delete this table',
    closeSure: 'Yes, delete it',
    closeText: 'The table disappears for everybody, and its invitations stop working.',
    agreed: 'Agreed',
    clockFact(clock: Clock) {
      if (clock.kind === 'none') return 'no clock';
      if (clock.kind === 'relaxed') return `${clock.hours} hours for each decision`;
      return `${clock.minutes} minutes each, ${clock.increment} seconds back for each decision`;
    },
    ownValues: 'own card values',
    joined: (name: string, seat: number) => `${name} takes seat ${seat}.`,
    stoodUp: (seat: number) => `Seat ${seat} is free again.`,
    dealt: 'The cards are dealt.',
    sentAway: 'You have no seat at this table any more.',
  },
  invite: {
    title: 'Invite',
    table: 'Whoever opens this link can take a free seat, or watch.',
    seat: (n: number) => `Only for seat ${n}: whoever opens this link first can sit there.`,
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share …',
    shareText: (game: string) => `Come and play ${game} with me.`,
    qr: 'The same link as a QR code',
    privateHint: 'Every free seat has a link of its own: use “Invite” beside the seat.',
  },
  fair: {
    sealed: 'Shuffle sealed before you sat down',
    explained:
      'Before anybody sat down, the house sealed a secret number and published this fingerprint of it. When you sit down, your device seals a number of its own. Only when it is fixed who plays what with whom are the players’ numbers opened, and the shuffle is made of all of them: nobody can choose it, not even the house. After the game the house opens its number too, and your device checks everything.',
    explainedFirst:
      'Before anybody sat down, the house drew a secret number and published this fingerprint of it. Every device at the table adds a number of its own. After the game the secret is shown, and anybody can deal again from it. Tables opened today prove more than this older one.',
    fingerprint: 'Fingerprint of the secret',
    changed:
      'The house shows another fingerprint than when you came. Do not trust this deal, and tell whoever runs the house.',
    check: 'Check the deal',
    checking: 'Dealing and playing everything again …',
    unknown: 'This game cannot be checked here.',
    numbers: {
      givenUp:
        'The deal was given up. The house has sealed a new number; seal a new one of yours for the next deal.',
      seal: 'Seal a new number',
      elsewhere:
        'Your number is sealed on another device of yours: only that one can open it when the cards are dealt.',
      sealHere: 'Seal a number on this device instead',
      slow: 'When the cards are dealt, your device has to be here to open your number. If you will be away, it can hand the number over now; the proof will then say that the house knew it early.',
      handOver: 'Let the game begin without me',
      handedOver: 'Your device has handed its number over: the game can begin while you are away.',
      others: (names: readonly string[]) =>
        `${english.list(names)} still ${names.length === 1 ? 'has' : 'have'} to seal a new number.`,
      missing: 'Somebody still has to seal a new number.',
    },
    dealing: {
      title: 'The cards are being dealt.',
      lead: 'Who plays is fixed. Every device opens its number now; then the cards are dealt.',
      waiting: (name: string) => `Waiting for ${name}’s device to open its number`,
      opened: (name: string) => `${name}: number opened`,
      leftOut: (name: string) => `${name}: dealt without this number`,
      elsewhere:
        'Your number was sealed on another device. Open this table there; or, if that device is lost, deal without your number.',
      without: (name: string) => `Deal without ${name}’s number`,
      withoutMine: 'Deal without my number',
      ownerHint:
        'You may deal without a number that does not come. Everybody sees it, and the proof says so after the game.',
      waitHint:
        'Whoever opened the table may deal without a number that does not come, or give this deal up.',
      giveUp: 'Give this deal up',
      giveUpHint:
        'Everybody will have to seal a new number, and the proof will say that a deal was begun and given up.',
      giveUpSure: 'Give the deal up?',
    },
    rosterTroubles: {
      unreadable:
        'Your device does not open your number: what the house has fixed makes no sense. Do not trust this deal.',
      'other-table':
        'Your device does not open your number: the house deals for another table. Do not trust this deal.',
      'other-commitment':
        'Your device does not open your number: the house has sealed another number than when you came. Do not trust this deal.',
      'other-terms':
        'Your device does not open your number: the cards would be dealt for other rules, values or options than agreed. Do not trust this deal.',
      'other-seats':
        'Your device does not open your number: somebody else sits at this table than the page shows. Do not trust this deal.',
      'not-in-it':
        'You are not among those the cards are dealt to, though you sat down here. Do not trust this deal.',
      'other-seal':
        'Your device does not open your number: another one was put in its place. If you did not sit down on another device, do not trust this deal.',
      'answered-another':
        'Your device does not open your number again: it has opened one for this deal before, and the house wants a second try. Do not trust this deal.',
      'hidden-deal':
        'Your device does not open your number: the house conceals a deal that was begun before. Do not trust this deal.',
    },
    memoryTroubles: {
      'other-construction': 'The proof is of a weaker kind than was promised.',
      'other-table': 'It is the file of another table.',
      'other-commitment': 'The house used another secret than it had sealed.',
      'other-terms': 'Other rules, values or options were played than agreed.',
      'not-in-it': 'You are not in it.',
      'other-seal':
        'A number you did not seal on this device was used in your name; if you sat down on another device, check there.',
      'other-salt': 'Your number was replaced.',
      'other-roster': 'Your number was opened for other players, seats or numbers than these.',
      'hidden-deal': 'A deal was thrown away and concealed.',
      'other-time': 'It does not say truly when your number was opened.',
    },
    verdict: {
      nobody: 'Nobody could choose the cards: your number was sealed until all others were fixed.',
      heldBack: (n: number) =>
        `Nobody could choose the cards freely, but the house could choose between ${n} deals.`,
      oneOf: (names: readonly string[]) =>
        names.length === 1
          ? `Fair if ${names[0]} is honest.`
          : `Fair if at least one of them is honest: ${english.list(names)}.`,
      house: 'Fair if the house is honest: no player’s number was sealed until the deal.',
      first:
        'Fair if the house is honest: this table was dealt in the older way, which a house can get around by trying.',
      none: 'No house dealt this game, so nothing is known of its shuffle.',
      broken: 'Something does not fit.',
      yours: {
        'in-time': 'You: your number was sealed until all others were fixed.',
        early:
          'You: your device handed its number over early, so the house knew it. It protects you from the players, not from the house.',
        'left-out': 'You: the cards were dealt without your number. It protects you from nobody.',
      },
      theirs: {
        'in-time': (name: string) =>
          `${name}: number sealed until all others were fixed. That proves it to ${name}, and to others if ${name} is honest.`,
        early: (name: string) => `${name}: number given early; the house knew it.`,
        'left-out': (name: string) => `${name}: the cards were dealt without this number.`,
      },
      givenUp: (n: number) =>
        n === 1 ? 'A deal was begun and given up.' : `${n} deals were begun and given up.`,
      choices:
        'Whoever knew the numbers that had been opened could still decide whether a missing one comes: the house by itself, or with the person whose device did not answer.',
    },
    checks: {
      commitment: {
        kept: 'The secret of the house is the one it had sealed before anybody sat down.',
        broken: 'The secret of the house is not the one it had sealed.',
      },
      roster: {
        kept: 'The numbers were opened for this game, these options and these seats.',
        broken: 'The numbers were opened for another game, other options or other seats.',
      },
      seals: {
        kept: 'Every player’s number is the one that was sealed.',
        broken: 'A player’s number is not the one that was sealed.',
      },
      'given-up': {
        kept: 'Every deal that was begun is accounted for.',
        broken: 'A deal that was begun is not truly accounted for.',
      },
      seed: {
        kept: 'The cards were shuffled by that secret and the players’ numbers.',
        broken: 'The cards were not shuffled by that secret and the players’ numbers.',
      },
      rules: {
        kept: 'The game was played by the rules and card values of this page.',
        broken: 'The game was played by other rules or card values than this page has.',
      },
      moves: { kept: 'Every move was allowed when it was made.', broken: 'Not every move was allowed.' },
      states: {
        kept: 'Played again, the table looks the same after every move.',
        broken: 'Played again, the table looks different.',
      },
      result: { kept: 'The result is right.', broken: 'The result is not right.' },
      memory: {
        kept: 'All of it is what this device noted for itself while the cards were dealt.',
        broken: 'It is not what this device noted for itself while the cards were dealt.',
      },
    },
    noMemory: 'This device was not at the table before the deal, so it has no notes of its own to compare.',
    save: 'Save the game as a file',
  },
  table: {
    watching: 'Watching',
    watchingHint: 'You see what everybody sees, and nobody’s hand.',
    people: 'People and table',
    lines: {
      connecting: 'Connecting …',
      reconnecting: 'Connection lost, trying again …',
      offline: 'No network',
    },
    sending: 'Sending …',
    kept: 'Your move is kept and goes out as soon as the line is back.',
    away: (name: string) => `${name} is away.`,
    isAway: 'away',
    isHere: 'here',
    letBot: (name: string) => `Let a bot play for ${name}`,
    botIn: (time: string) => `You may let a bot play in ${time}.`,
    clockCallsBot: 'If their time runs out, a bot will help out.',
    botForYou: 'A bot plays for you.',
    takeSeat: 'Take my seat back',
    botFor: (name: string) => `a bot plays for ${name}`,
    leaveToBot: 'Let a bot play for me',
    leaveHint: 'You can come back at any time.',
    inviteWatchers: 'Link for those who want to watch',
    refused: 'That did not work:',
    timeLeft: (name: string, time: string) => `${name}: ${time} left`,
    closesIn: (time: string) => `closes in ${time}`,
    late: 'time is up',
    stuck:
      'This game was begun with rules that the house no longer has, so it cannot go on. Nothing is lost; it can be looked at and saved.',
  },
  digest: { title: 'Since you were last here', go: 'To the table' },
  talk: {
    title: 'Talk',
    write: 'Say something',
    send: 'Say it',
    phrasesTitle: 'Ready-made phrases',
    phrases: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'well-played': 'Well played!',
      thinking: 'I am thinking …',
      'your-turn': 'Your turn!',
      oops: 'Oops!',
      thanks: 'Thank you!',
      brb: 'Back in a moment.',
      back: 'I am back.',
      'good-game': 'Good game!',
    },
    none: 'Nobody has said anything yet.',
    lookersOn: 'Whoever sits at the table may speak.',
    unread: (n: number) => (n === 1 ? '1 new message' : `${n} new messages`),
    mute: (name: string) => `Do not hear ${name} any more (on this device)`,
    unmute: (name: string) => `Hear ${name} again`,
    muted: (name: string) => `You do not hear ${name}.`,
    says: (name: string, text: string) => `${name}: ${text}`,
    notSent: 'Not said:',
  },
  end: {
    rematch: 'Play again with the same people',
    toRematch: 'To the new table',
    next: 'A new table is set for the same people.',
  },
  me: {
    title: 'You',
    nobody: 'This device has no name yet. You need one as soon as you sit down with others.',
    name: 'Your name',
    save: 'Save',
    saved: 'Saved.',
    tables: 'Your tables in the house',
    noTables: 'You sit at no table yet.',
    otherDevice: 'On another device',
    otherDeviceText: 'Open this link there, or scan the code: the same name, the same seats.',
    makeLink: 'Make a link',
    linkWarning: (minutes: number) =>
      `Whoever opens it is you, so keep it to yourself. It works once, within ${minutes} minutes.`,
    data: 'Your data',
    dataText: 'Everything the house keeps about you, as a file.',
    download: 'Download',
    forget: 'Forget me',
    forgetText: 'You leave this house for good. This cannot be undone.',
    goes: 'What goes',
    goesList: [
      'your name, at every table',
      'everything you wrote in the chat',
      'the keys of all your devices, your e-mail address and push messages',
      'tables of yours where no cards were dealt yet',
    ],
    stays: 'What stays',
    staysList: [
      'the moves of games you played: they are the others’ games too. Your seat is called “Someone”',
      'games that are still going on: a bot plays on for you',
      'backups that the host made before',
    ],
    forgetSure: 'Forget me …',
    forgetReally: 'Yes, forget me for good',
    keep: 'No, keep everything',
  },
  move: {
    title: 'Move to this device',
    text: 'Your name and your seats come to this device. The other device keeps them too.',
    replaces: (name: string) =>
      `This device belongs to ${name} so far. It will forget that; without another device of ${name}, their seats are out of reach.`,
    go: 'Bring me here',
    done: (name: string) => `Welcome, ${name}.`,
    noCode: 'The link is incomplete. Make a new one on the other device, under “You”.',
    spent: 'This link has been used or has expired. Make a new one on the other device, under “You”.',
  },
  tooFast: (seconds: number) =>
    `That was too fast. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  refusals: {
    'not-understood': 'The house did not understand that. Load the page again.',
    'too-fast': 'That was too fast. Wait a moment.',
    'too-large': 'That is too much at once.',
    'too-nested': 'That is nested too deeply to be read.',
    'say-hello-first': 'The line was interrupted. Try again.',
    'unknown-key': 'The house does not know this device any more. Give your name again.',
    'no-such-table': 'There is no such table.',
    'not-invited': 'You need an invitation for that.',
    'not-your-table': 'Only whoever opened the table can do that.',
    'seat-taken': 'Somebody was quicker: the seat is taken.',
    'already-seated': 'You already sit at this table.',
    'not-seated': 'You do not sit at this table.',
    'no-such-seat': 'There is no such seat.',
    'no-such-level': 'There is no such bot.',
    'seats-empty': 'A seat is still free.',
    'numbers-missing': 'Somebody still has to seal a number.',
    'being-dealt': 'The cards are just being dealt.',
    'not-being-dealt': 'No cards are being dealt just now.',
    'wrong-number': 'This number is not the one that was sealed.',
    'already-dealt': 'The cards have been dealt.',
    'not-dealt': 'The cards have not been dealt yet.',
    'table-closed': 'This table has been deleted.',
    'table-full': 'So much has happened at this table that no more fits into its log.',
    'still-here': 'They are still here, or were until just now. Give them a moment.',
    'has-time': 'The clock gives them their time. When it has run out, a bot helps out.',
    stale: 'The table has moved on in the meantime. Look again and decide anew.',
    'chat-off': 'Nothing like that is said at this table.',
    'says-nothing': 'That says nothing.',
    'try-again': 'The house was busy. Try again.',
    'cannot-continue': 'This game cannot go on with the rules of this version.',
  } satisfies { readonly [C in HouseRefusal]: string },
  troubles: {
    'bad-request': 'The house did not accept that.',
    'unknown-address': 'The house does not know that address.',
    'server-error': 'Something broke in the house. Try again in a moment.',
    unreachable: 'The house cannot be reached. Check the network and try again.',
  } satisfies { readonly [C in Exclude<Trouble['code'], HouseRefusal>]: string },
  /** Instead of the name of somebody who wanted to be forgotten. */
  someone: 'Someone',
  closedDoors: {
    noTable: {
      title: 'There is no such table',
      text: 'Perhaps the link is incomplete, or the table is long gone. Ask for the link again.',
    },
    notInvited: {
      title: 'By invitation only',
      text: 'This table is for invited people. Ask whoever opened it for a link, and open that one.',
    },
    shownOut: {
      title: 'You are not at this table any more',
      text: 'Whoever opened it sent you away, or somebody else took the seat your link was for. Ask them if that was a mistake.',
    },
    tableClosed: {
      title: 'This table was deleted',
      text: 'Whoever opened it deleted it before the cards were dealt. Open one of your own?',
    },
    unreachable: {
      title: 'The house does not answer',
      text: 'We keep trying; the table appears by itself as soon as the line is back.',
    },
    unknownGame: {
      title: 'This page is older than the house',
      text: 'The table plays a game that this page does not know. Load the page again.',
    },
  },
  again: 'Try again',
};
