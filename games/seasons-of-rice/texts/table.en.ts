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
  players: 'Players',
  actions: 'What you can do',
  points,
  farmers,
  buffaloes,
  houses,
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
  choosing: 'choosing…',
  takes: 'takes a card',
  places: (id: CardId) => `places ${id}`,
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
  rowEmpty: 'Empty until the first cards are sent.',
  newInRow: 'new',
  /** A card of the row is shown large. */
  putBack: (id: CardId) => `Put ${id} back into the row`,
  /** A card as it is read out: its name and what stands on it. */
  cardSaid: (id: CardId, features: Contents) => {
    const held = contents(features);
    return held ? `${card(id)}: ${held}` : card(id);
  },
  role: { placing: 'placing', sending: 'to row' },
  pickHint: 'Tap the card you want to place, or drag it onto your landscape.',
  takeHint: 'Tap a card of the row, or drag it onto your landscape.',
  readyHint: 'Your choice stays hidden until both are ready.',
  mapKeys: 'Your landscape. Arrow keys move the card, R turns it, Enter places it.',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  nextSpot: 'Next spot',
  previousSpot: 'Previous spot',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'All of it',
  openFields: 'Show open fields and what they lack',
  placeHere: 'Place here',
  closesNothing: 'Closes no field.',
  chooseForRow: 'Choose a card for the row',
  sendThis: (id: CardId) => `Send ${id} to the row`,
  sizeOf: (n: number, h: number, size: number) =>
    `${squares(n)}${h > 0 ? ` + ${houses(h)}` : ''}: size ${size}`,
  makes: (n: number) => `makes ${points(n)}`,
  closeNote: 'Close this note',
  field: {
    closed: (at: number) => `Closed with card ${at}.`,
    open: (n: number) => `Open: ${count(n, 'gap', 'gaps')} to cover. If closed as it stands:`,
    spoiled: 'A path ends inside: this field can never be closed.',
    hole: 'It reaches into a hole.',
  },
  choose: {
    title: 'Your two cards',
    hint: 'Each card has an ancestor and a paddy. You follow one ancestor; the other card begins your landscape.',
    start: (id: CardId) => `You begin with ${id}`,
    upright: 'Lay it upright',
    sideways: 'Lay it sideways',
    follow: (name: string) => `Follow ${name}`,
  },
  sheet: {
    closedBy: (at: number) => `closed with card ${at}`,
    noField: 'No field closed',
    abandoned: (n: number) => `${buffaloes(n)} in open fields`,
    noneAbandoned: 'No buffalo abandoned',
    atEnd: (name: string) => `${name}, at the end`,
    onClosing: (name: string, n: number) => `${name} brought ${points(n)} with these fields`,
    total: 'Total',
    tieFarmers: (all: readonly number[]) =>
      `Tied on points: the most farmers wins, ${all.toSorted((a, b) => b - a).join('–')}.`,
    shared: 'Tied on points and farmers: shared victory.',
  },
  reference: {
    intro:
      'The rulebook says how fields score. What the cards show is our reconstruction: no source shows the paddies, and only 2 ancestors are known by name.',
    scoring: 'Points of a closed field',
    more: (n: number) => `${n} and more`,
    sizes: { rulebook: 'Size (squares + houses), rulebook', preview: 'Size, preview of 2019' },
    farmers: 'Farmers',
    buffalo: 'Each buffalo',
    abandoned: 'Each buffalo in an open field at the end',
    paddies: 'The 18 paddies',
    ancestors: 'The 18 ancestors',
    back: (name: string) => `back: ${name}`,
    edition: (name: string) => `Edition: ${name}`,
  },
};

export type TableWords = Phrases<typeof tableEn>;
