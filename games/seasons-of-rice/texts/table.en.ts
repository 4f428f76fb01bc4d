import { english, type Phrases } from '../../../core/words.ts';
import type { CardId } from '../data/words.ts';
import type { Contents, FirstBecause } from '../vocabulary.ts';
import {
  ability,
  buffaloes,
  card,
  cards,
  contents,
  farmers,
  houses,
  points,
  squares,
  TIMING,
} from './nouns.en.ts';

const { count } = english;

/** The words around the table that are neither moves nor events. */
export const tableEn = {
  areas: {
    seats: 'Players',
    board: 'The landscape',
    mine: 'Your ancestor and the row',
    dock: 'The turn',
    detail: 'Selected',
    close: 'Close',
  },
  aim: 'Close fields: most points after the Dry season',
  near: (name: string, n: number) => `${name}: ${points(n)}`,
  points,
  farmers,
  buffaloes,
  houses,
  cards,
  season: { ancestors: 'Before the rains', wet: 'Wet season', dry: 'Dry season', over: 'The harvest is in' },
  turnOf: (season: string, turn: number, turns: number) => `${season}, ${turn} of ${turns}`,
  first: (name: string, because: FirstBecause) =>
    ({
      points: `${name} began: fewer points`,
      farmers: `${name} began: tied on points, fewer farmers`,
      younger: `${name} began: all tied, the younger player`,
      coin: `${name} began: all tied, at random`,
    })[because],
  ready: 'ready',
  handOf: (n: number) => `${cards(n)} in hand`,
  farmersHere: (n: number) => `${farmers(n)} in the landscape (breaks ties)`,
  abandonedNow: (n: number) =>
    n === 0 ? 'no buffalo in open fields' : `${buffaloes(n)} in open fields: −${n} at the end`,
  ancestor: 'Ancestor',
  ability,
  timing: TIMING,
  soFar: (n: number) => `${points(n)} so far`,
  atEnd: (n: number) => `${points(n)} at the end, as it stands`,
  landscapeOf: (name: string) => `${name}’s landscape`,
  lookAt: (name: string) => `See ${name}’s landscape`,
  backHome: 'Back to mine',
  hand: 'Hand',
  row: 'Dry row',
  /** A card as it is read out: what stands on it, and its number where another one there looks alike. */
  cardSaid: (features: Contents, id: CardId | null) => `${card(features)}${id === null ? '' : ` (${id})`}`,
  role: { placing: 'placing', sending: 'to row' },
  pickHint: 'First tap a card, or drag it onto your landscape.',
  takeHint: 'First tap a card of the row, or drag it onto your landscape.',
  sendHint: 'First tap a card for the row.',
  readyHint: 'Your choice stays hidden until both are ready.',
  mapKeys: 'Your landscape. Arrow keys move the card, R turns it, Enter places it.',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  turnOver: 'Turn upside down',
  /** “Turn right: up to 12 points” */
  turnBrings: (turn: string, n: number) => `${turn}: up to ${points(n)}, at the best place`,
  nextSpot: 'Next spot',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'All of it',
  openFields: 'Show open fields and what they lack',
  placeHere: 'Place here',
  closesNothing: 'Closes no field.',
  chooseForRow: 'Choose a card for the row',
  sendThis: 'Send it to the row',
  sizeOf: (n: number, h: number, size: number) =>
    `${squares(n)}${h > 0 ? ` + ${houses(h)}` : ''}: size ${size}`,
  makes: (n: number) => `makes ${points(n)}`,
  field: {
    title: { closed: 'Closed field', open: 'Open field', spoiled: 'Spoiled field' },
    closed: (at: number) => `Closed with card ${at}.`,
    open: (n: number) => `Open: ${count(n, 'gap', 'gaps')} to cover.`,
    ifClosed: (n: number) => `Closed as it stands, it would make ${points(n)}.`,
    spoiled: 'A path ends inside: this field can never be closed.',
    made: (n: number) => `It made ${points(n)}.`,
    hole: 'It reaches into a hole.',
    nearest: 'Your open fields, nearest to closing first',
    /** After what it would bring, on a slip as wide as a thumb or two. */
    onceClosed: 'if closed,',
    gaps: (n: number) => `${count(n, 'gap', 'gaps')} left`,
  },
  about: {
    card: 'Paddy card',
    stands: (features: Contents) => {
      const held = contents(features);
      return held ? `On it: ${held}.` : 'Nothing stands on it.';
    },
    holds: (features: Contents) => {
      const held = contents(features);
      return held ? `In it: ${held}.` : 'Nothing stands in it.';
    },
    best: (n: number) =>
      n > 0 ? `At its best spot it brings ${points(n)}.` : 'Right now it closes no field anywhere.',
    row: 'Each turn both players send a card here. In the Dry season they take them in turn.',
    inRow: { wet: 'It waits here for the Dry season.', dry: 'Each player can take it on their turn.' },
    unique: 'No other card has the same paths.',
    counts: {
      both: 'Counts for fields closed in both seasons.',
      dry: 'Counts only for fields closed in the Dry season.',
      end: 'Counts once, in the final scoring.',
    },
    season: {
      ancestors: 'Both players choose an ancestor in secret.',
      wet: 'Each turn both players place a card and send one to the row, then swap hands. On the last turn they only place.',
      dry: 'In turn each player takes a card from the row and places it, until the row is empty.',
      over: 'Buffaloes in open fields cost 1 point each; then ancestors of the final scoring count.',
    },
  },
  choose: {
    title: 'Your two cards',
    hint: 'Choose an ancestor to follow. You begin with the paddy shown below: the one on the back of the other ancestor.',
    /** To who only watches. */
    watched: 'Both players hold two cards in secret: one ancestor to follow, one paddy to begin with.',
    start: (features: Contents) => `Your landscape then begins with the ${card(features)}.`,
    begin: 'You begin with this paddy',
    upright: 'Lay it upright',
    sideways: 'Lay it sideways',
    first: 'Tap one of the two cards',
    follow: (name: string) => `Follow ${name}`,
  },
  sheet: {
    closedBy: (at: number) => `closed with card ${at}`,
    noField: 'No field closed',
    abandoned: (n: number) => `${buffaloes(n)} in open fields`,
    noneAbandoned: 'No buffalo abandoned',
    atEnd: (name: string) => `${name}, at the end`,
    onClosing: (name: string, n: number) => `${name} brought ${points(n)} with these fields`,
    tieFarmers: (all: readonly number[]) =>
      `Tied on points: the most farmers wins, ${all.toSorted((a, b) => b - a).join('–')}.`,
    shared: 'Tied on points and farmers: shared victory.',
  },
  reference: {
    intro:
      'The rulebook says how fields score. What the cards show is our reconstruction: no source shows the paddies, and only 2 ancestors are known by name.',
    scoring: 'Points of a closed field',
    size: (n: number, orMore: boolean) => `Size ${n}${orMore ? ' or more' : ''}:`,
    group: (n: number, orMore: boolean) => `${orMore ? `${n} or more farmers` : farmers(n)}:`,
    sizes: { rulebook: 'Size (squares + houses)', preview: 'Size, preview of 2019 (only as an option)' },
    farmers: 'Farmers',
    buffaloes: 'Buffaloes',
    buffalo: 'In a closed field:',
    abandoned: 'In an open field at the end:',
    paddies: 'The 18 paddies',
    ancestors: 'The 18 ancestors',
    name: 'Name:',
    when: 'When:',
    does: 'Brings:',
    stands: 'Paddy:',
    back: 'Back:',
  },
};

export type TableWords = Phrases<typeof tableEn>;
