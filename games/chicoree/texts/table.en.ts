import { english, type Phrases } from '../../../core/words.ts';
import { type Card, flowersOf } from '../data/cards.ts';
import { aCard, cards, flowers, nameOf, stepName, tokens, turns } from './nouns.en.ts';

const { count } = english;
const LINK = 'A link of the chain: laid in order, one a turn.';

/** The words around the table that are neither moves nor events. */
export const tableEn = {
  areas: {
    seats: 'Players',
    board: 'In the middle',
    mine: 'Your chain',
    dock: 'The turn',
    detail: 'Selected',
    close: 'Close',
  },
  card: nameOf,
  // A long name may break where the word does.
  short: (card: Card) =>
    flowersOf(card) > 0
      ? 'Challenge'
      : nameOf(card)
          .replace(/^(\d|Start:) | \(joker\)$/g, '')
          .replace(/(?=production$)/, '\u00ad'),
  /** What is printed on a card, for those who point at it. */
  effects: {
    egypt: '4 tokens from the bank on each of your turns.',
    greece: '2 tokens from the bank on each of your turns.',
    monks: '1 token from the bank on each of your turns.',
    seed: LINK,
    sowing: LINK,
    factory: `${LINK} A fire destroys it.`,
    harvest: `${LINK} The first one of the game lets everyone open shops. Disease, storm and cold destroy it.`,
    roasting: LINK,
    shop: 'On your turn each opponent owes you 1 token. You can have several.',
    export: 'On your turn each opponent owes you 2 tokens. Needs a shop first.',
    joker: 'Stands for any link from 1 to 7, never for a Start.',
    disease: 'An opponent loses a 4 (harvest).',
    storm: 'An opponent loses a 4 (harvest).',
    cold: 'An opponent loses a 4 (harvest).',
    fire: 'An opponent loses a 3 (factory).',
    overproduction: 'An opponent gets no tokens for 2 of their turns.',
    coffee: 'An opponent gets no tokens for 2 of their turns.',
    fashion: 'Draw 2 cards.',
    blockade: 'Draw 2 cards.',
    health: 'Draw 2 cards.',
    'flowers-1': '1 flower in a challenge.',
    'flowers-2': '2 flowers in a challenge.',
    'flowers-3': '3 flowers in a challenge.',
    'flowers-4': '4 flowers in a challenge.',
  },
  step: stepName,
  asJoker: (card: Card) => `joker as ${nameOf(card)}`,
  /** Before how the card before this one went. */
  lastCard: 'Before:',
  rail: {
    label: 'Steps of the turn',
    /** The nine steps of a turn, the first one first. */
    steps: [
      'Start income',
      'Others pay',
      'Shops',
      'One link',
      'Lay a Start',
      'Specials',
      'Draw to hand',
      'Middle card',
      'End of turn',
    ],
    /** Whose turn it is, and which turn of the game. */
    turn: (number: number, name: string) => `${name}, turn ${number}`,
    needsStart: 'Needs a Start that lay there when the turn began.',
    hasStart: 'Only for a player without a Start.',
  },
  /** The aim of the game, in one line. */
  aim: 'Have all of 1 to 7 in front of you when your turn ends, and you win.',
  near: (name: string, n: number) => `${name}: ${n} of 7 links`,
  moreActions: 'More actions',
  pick: 'Tap a card of your hand to see what it can do.',
  draw: 'Draw',
  /** Asked before a move shuts earlier steps of the turn. */
  forfeit: {
    title: 'Not yet?',
    lost: (list: string) => `Do this first, or it must wait for your next turn: ${list}.`,
    anyway: (move: string) => `${move} anyway`,
    /** Below an offer. */
    shuts: (list: string) => `Gives up for this turn: ${list}.`,
  },
  /** What a move leads to. */
  after: {
    steps: (n: number) => `Then you have ${n} of 7 links.`,
    brings: (n: number) => `Brings ${tokens(n)} on each of your turns.`,
    standing: (n: number) => `They have ${n} of 7 links.`,
    expecting: (n: number) => `They would get ${tokens(n)} on their next turn.`,
  },
  /** What a piece tells of itself. */
  about: {
    copies: (n: number) => `${count(n, 'copy', 'copies')} in the box.`,
    sealed: 'Sold by secret bids: the highest gets the card, and every bid is lost.',
    open: 'Sold to the highest bid; nobody else pays.',
    laid: 'You already have this link.',
    next: 'The next link of your chain.',
    notYet: (step: number) => `Before it you need link ${stepName(step)}.`,
    brings: (n: number) => `For you ${tokens(n)} on each turn, as long as nobody leaves the game.`,
    pile: (pile: number, discard: number) =>
      `${cards(pile)} left. After that the discard pile (${cards(discard)}) is shuffled.`,
    draw: 'On your turn: one card for your hand, one for the middle.',
    /** All discarded cards, “2 × Storm”. */
    discard: (list: string) => (list === '' ? 'Nothing has been discarded yet.' : `${list}.`),
    bank: 'It pays Starts and challenges, and never runs out.',
    shops: (n: number) => `Each shop takes ${tokens(n)} from each opponent on its owner’s turn.`,
    holding: 'You hold it in your hand.',
    /** A step of the chain in front of somebody. */
    gap: 'This link is missing.',
    laidBy: (list: string) => `In front of you: ${list}.`,
  },
  less: 'One less',
  more: 'One more',
  pile: 'Draw pile',
  discard: 'Discard pile',
  discardTop: (card: Card | null) => (card === null ? 'empty' : `on top: ${nameOf(card)}`),
  bank: 'Bank',
  hand: 'Your hand',
  handOf: (n: number) => `${cards(n)} in hand`,
  emptyHand: 'No card in hand.',
  tokens,
  tokensHeld: 'Tokens',
  cardsHeld: 'Cards in hand',
  flowers,
  chainOf: (name: string) => `${name}’s chain`,
  missingStep: (step: number) => `${stepName(step)} is missing`,
  stepsOf: (n: number) => `${n} of 7 links`,
  /** Cards everyone saw going to this hand. */
  known: (list: string) => `in hand, known to all: ${list}`,
  /** What one's own next turn brings. */
  nextTurn: 'next turn',
  start: 'Start',
  noStart: 'No Start yet',
  perTurn: (n: number) => `${tokens(n)} a turn`,
  chargeOf: (n: number) => `takes ${tokens(n)} from each opponent`,
  blockedFor: (n: number, by: string) => `blocked for ${turns(n)} by ${by}`,
  blockedNow: 'Blocked: no tokens',
  /** The sign that hangs over the counter. */
  shops: {
    open: 'Open',
    shut: 'Closed',
    why: { open: 'A harvest has been laid: shops can open.', shut: 'No harvest yet: shops stay shut.' },
  },
  /** Stamped across the card. */
  stamp: { sold: 'Sold', unsold: 'Unsold' },
  bankrupt: 'Bankrupt',
  /** On the small chips of a phone. */
  bankruptShort: 'broke',
  watching: 'You’re bankrupt, but you can keep watching.',
  income: {
    fromBank: (n: number) => `${tokens(n)} from the bank`,
    title: (name: string) => `${name} is playing`,
    yours: 'Your turn',
    none: 'No Start when the turn began: no income.',
    from: (name: string, n: number) => `${tokens(n)} from ${name}`,
    sum: (n: number) => `${tokens(n)} in all`,
    nothingYet: 'The card for everybody will soon lie here.',
  },
  warnings: {
    /** Short, beside a bid. */
    owing: (n: number) => `You’ll owe ${tokens(n)} before your next turn.`,
    /** The sum, and the list of those who are owed. */
    dues: (n: number, to: string) => `Before your next turn you’ll owe ${tokens(n)} (${to}).`,
    dueShort: 'to pay',
    noDues: 'Nothing to pay before your next turn.',
    dueTo: (name: string, n: number) => `${name}: ${n}`,
    belowDues: (n: number, due: number) => `This leaves you ${n} short of the ${due} you’ll owe.`,
    canFinish: (name: string) => `${name} can finish next turn!`,
    youCanFinish: 'You can finish!',
  },
  auction: {
    title: (card: Card) => `Auction: ${nameOf(card)}`,
    saleOf: (name: string) => `${name} must sell`,
    inTurn: 'Bids in turn',
    freeForAll: 'Free-for-all',
    noBid: 'No bid yet',
    raise: (n: number) => `Bid ${n}`,
    /** One's own amount is no longer enough. */
    outbid: (least: number) => `Now at least ${least}`,
    toBid: 'to bid',
    yourBid: 'You lead',
    own: 'Your amount',
    pass: 'Pass',
    letGo: 'Let it go',
    goingOnce: 'Going once…',
    goingTwice: 'Going twice…',
    left: (n: number) => `${count(n, 'second', 'seconds')} left`,
    stances: {
      leading: 'leads',
      bidding: 'can bid',
      passed: 'passes',
      'too-poor': 'can’t go higher',
      selling: 'sells',
      out: 'bankrupt',
    },
    slower: 'Too fast? Choose a longer countdown, or bids in turn, when you open the table.',
  },
  fists: {
    title: (card: Card) => `Secret bids for ${aCard(card)}`,
    choosing: 'choosing…',
    closed: 'bid made',
    lost: 'Lost even if you don’t win.',
    yours: (n: number) => `you bid ${n}`,
    amount: 'Your secret bid',
    close: (n: number) => (n === 0 ? 'Bid nothing' : `Bid ${tokens(n)}`),
    wins: (name: string, n: number) => `${name} wins with ${n}. All bids are lost.`,
    won: 'wins',
    tied: 'tied',
    tie: 'A tie: the nearest player clockwise from the active one wins.',
    nobody: 'Nobody bid: the card is discarded.',
  },
  challenge: {
    // A number does not end a line.
    title: (card: Card) => `Challenge: ${flowers(flowersOf(card)).replace(' ', '\u00a0')} on the table`,
    hint: 'Tap cards of your hand to play them, at least one.',
    only: 'You must play at least one card, even your last: tap it.',
    /** What wins and what it pays. */
    rule: (n: number) =>
      `The most flowers wins 1 token for each flower shown: the ${n} here and everybody’s. Ties are all paid in full.`,
    /** With the cards chosen so far. */
    pays: (n: number) => `If you win: at least ${tokens(n)}.`,
    staked: 'Your cards for the challenge',
    choosing: 'choosing…',
    closed: 'ready',
    excused: 'no cards',
    lost: 'Every card you play is lost.',
    yours: (n: number, shown: number) => `${cards(n)}, ${flowers(shown)}`,
    close: 'Ready',
    takeUp: (card: Card) => `Take back ${nameOf(card)}`,
    wins: (name: string, n: number) => `${name} wins ${tokens(n)}`,
    blocked: (name: string) => `${name} is blocked and can’t win anything`,
    youBlocked: 'You’re blocked: you can’t win anything.',
    /** Below a name. */
    blockedShort: 'can’t win',
    nobody: 'No flower at all: nobody is paid.',
  },
  debt: {
    title: 'A debt',
    owes: (name: string, owed: number, held: number) => `${name} owes ${tokens(owed)} and has ${held}.`,
    youOwe: (name: string, owed: number, held: number) => `You owe ${name} ${tokens(owed)} and have ${held}.`,
    short: (n: number) => `${tokens(n)} short`,
    isOwed: (n: number) => `is owed ${tokens(n)}`,
    choose: 'Choose a card from your hand to sell. You sell until the debt is paid or the hand is empty.',
    onlyHand: 'Only cards in hand are sold.',
    bankruptcy: (name: string) => `${name} is bankrupt and leaves the game.`,
  },
  review: {
    title: 'All secret bids',
    turn: (turn: number) => `Turn ${turn}`,
    card: 'Card',
    none: 'No card was sold by secret bids.',
  },
  endings: {
    chain: 'The chain is complete.',
    'last-standing': 'Everyone else is bankrupt.',
    stalled: 'No card could be drawn, and nobody laid or played one for a whole round.',
  },
  reference: {
    intro:
      'The rulebook says what every card does, but not how many there are, and it names no card 2 and no card 5. The quantities and these two names are our reconstruction; every value says how we know it, and you can play with those of your own box.',
    cards: 'Cards',
    copies: (n: number) => count(n, 'copy', 'copies'),
    numbers: 'Numbers',
    guessedName: 'name reconstructed',
    tokensFirst: 'Tokens at the start',
    shopIncome: 'A shop takes from each opponent',
    exportIncome: 'Export takes from each opponent',
    blockTurns: 'Turns blocked',
    boost: 'Cards drawn by an ochre card',
    deck: (n: number) => `${cards(n)} in all`,
  },
};

export type TableWords = Phrases<typeof tableEn>;
