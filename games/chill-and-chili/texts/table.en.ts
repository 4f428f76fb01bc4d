import type { Phrases } from '../../../core/words.ts';
import { type AccessoryName, type Card, type KindName, KINDS } from '../data/cards.ts';
import { cardName, cards, coins, drops, KIND, kind, points, suns, turns } from './nouns.en.ts';
import { nth } from '../../../core/sure.ts';

const NAMES = {
  corn: 'Corn',
  carrot: 'Carrot',
  tomato: 'Tomato',
  cauliflower: 'Cauliflower',
  pumpkin: 'Pumpkin',
  chili: 'Chili',
};
const PLURAL = {
  corn: 'corn',
  carrot: 'carrots',
  tomato: 'tomatoes',
  cauliflower: 'cauliflowers',
  pumpkin: 'pumpkins',
  chili: 'chilis',
};

/** The words around the table that are neither moves nor events. */
export const tableEn = {
  areas: {
    seats: 'Players',
    board: 'Market',
    mine: 'Your garden',
    dock: 'Actions',
    detail: 'Selected',
    close: 'Close',
  },
  kinds: NAMES,
  accessories: {
    fertiliser: { name: 'Fertiliser', effect: 'Whenever you plant: take the top card of the pile.' },
    scarecrow: { name: 'Scarecrow', effect: 'Before your action: you can draw a card, then discard one.' },
    wheelbarrow: {
      name: 'Wheelbarrow',
      effect: 'Whenever you plant: 2 tokens from the well, coins or drops.',
    },
    'watering-can': {
      name: 'Watering can',
      effect: 'Whenever you take from the pond: 2 more from the well, coins or drops.',
    },
  },
  /** A card face in words, for screen readers. */
  card: cardName,
  aim: 'Most points when the supply runs dry',
  notYourTurn: 'It’s not your turn yet.',
  nothingNow: 'Nothing to do with it right now.',
  moreActions: 'More actions',
  about: {
    bed: ([min, max]: readonly [number, number], worth: readonly number[]) =>
      min === max
        ? `${cards(min)} make a bed: ${points(nth(worth, 0))}, ${2 * nth(worth, 0)} with all its water.`
        : `${min} to ${max} cards make a bed: ${worth.join(', ')} points, doubled with all its water.`,
    suns: (n: number) => `${suns(n)} on this card: ${n} of the drops its bed needs.`,
    copies: (n: number) => `In the game: ${cards(n)} like this.`,
    price: (n: number) => `Costs ${coins(n)} here.`,
    blooms: (n: number) => `In bloom: every sun has its drop, so its ${points(n)} count double: ${2 * n}.`,
    dry: (n: number) => `Counts ${points(n)} now, ${2 * n} with all its water.`,
    thirst: (n: number) => `${drops(n)} still missing.`,
    stack: (price: number, left: number) => `Costs ${coins(price)}; ${left} of them left.`,
    pile: (pile: number, compost: number) =>
      `${cards(pile)}; drawing one is free. When it’s empty, the compost (${compost}) is shuffled.`,
    pond: (pond: number, half: number) =>
      `${drops(pond)}. You take half, rounded up: ${half}, as coins or drops.`,
    can: (n: number) => `Your watering can adds ${n} from the well.`,
    fresh: {
      title: 'Refresh the row',
      lines: [
        'For 1 coin this row goes to the compost and 4 new cards come. Once a turn, before your action.',
      ],
    },
  },
  supply: 'Supply',
  pond: 'Pond',
  well: 'Well',
  pile: 'Draw pile',
  compost: 'Compost',
  compostTop: (card: Card | null) => (card === null ? 'empty' : `on top: ${kind(card)}`),
  row: (row: number) => (row === 0 ? 'upper row' : 'lower row'),
  price: coins,
  emptyPlace: 'empty place',
  stacks: 'Accessories',
  garden: (name: string) => `${name}’s garden`,
  noBeds: 'No bed yet. Collect cards of one kind, then plant them together.',
  noBedsThere: 'No bed yet.',
  hand: 'Your hand',
  handOf: cards,
  coins,
  points,
  turnsLeft: (n: number) => `${turns(n)} left`,
  yourTurnsLeft: (n: number) =>
    n === 0 ? 'no turns left' : n === 1 ? 'Your last turn!' : `${turns(n)} left`,
  finalTurn: 'Final turn of the game!',
  /** From the pond, and from the well by the watering can. */
  takeNow: (n: number, can: number) => (can > 0 ? `take ${n} + ${can} now` : `take ${n} now`),
  /** While nobody here can take it. */
  gives: (n: number, can: number) => (can > 0 ? `gives ${n} + ${can}` : `gives ${n}`),
  renew: 'Refresh, 1 coin',
  draw: 'Draw a card',
  free: 'free',
  plantKind: (name: KindName, n: number) => `Plant ${n === 1 ? `a ${KIND[name][0]}` : PLURAL[name]}`,
  ready: (name: KindName, n: number) => `Ready to plant: ${NAMES[name]} × ${n}`,
  takeFromPond: (n: number, can: number) =>
    can > 0 ? `Take ${n} + ${can} (watering can)` : `Take ${n} from the pond`,
  layOut: (name: AccessoryName) => `Lay out: ${tableEn.accessories[name].name}`,
  scarecrow: 'Scarecrow',
  endTurn: 'End turn',
  autoFill: 'Auto-fill',
  fillBed: (n: number) => `Place ${drops(n)} here`,
  planted: (name: KindName, n: number) => `${NAMES[name]} bed: ${cards(n)}`,
  bed: ({
    kind: name,
    points: worth,
    drops: placed,
    suns: all,
  }: {
    kind: KindName;
    points: number;
    drops: number;
    suns: number;
  }) =>
    placed === all
      ? `${NAMES[name]} bed, fully watered: ${points(2 * worth)}`
      : `${NAMES[name]} bed: ${points(worth)}, ${2 * worth} when watered, ${drops(all - placed)} missing`,
  owned: 'yours',
  left: (n: number) => `${n} left`,
  after: {
    coins: (before: number, after: number) => `coins ${before} → ${after}`,
    points: (dry: number, watered: number) => `${points(dry)} (${watered} watered)`,
    suns: (n: number) => `needs ${drops(n)}`,
    pointless: 'No free sun: all of it would fall into the well.',
    /** Those that were taken just before fill every sun. */
    promised: 'into the well: the pond’s drops are enough',
    placed: (placed: number, lost: number) =>
      lost === 0 ? 'all can be placed' : `${placed} can be placed, ${lost} would fall into the well`,
    can: (n: number) => `then ${n} more from the well (watering can)`,
    discardNext: 'then discard one: 8 cards',
  },
  sheet: {
    bed: (name: KindName, n: number) => `${NAMES[name]} × ${n}`,
    dry: (missing: number) => `${drops(missing)} missing`,
    doubled: 'watered, doubled',
    hand: (n: number) => `Hand: ${cards(n)}`,
    coins: (n: number) => `${coins(n)} ÷ 3`,
    tieBreak: 'Tied on points: the most beds wins.',
    shared: 'Tied on points and beds: a shared victory.',
  },
  reference: {
    intro:
      'The rulebook gives only some of these numbers. The others are our best reconstruction; every value says which it is, and you can play with those of your own box.',
    vegetables: 'Vegetables',
    accessories: 'Accessories',
    copies: 'Copies',
    needed: 'Cards per bed',
    points: 'Points per bed',
    suns: 'Suns per card',
    price: 'Price',
    effect: 'What it does',
    watered: (n: number) => `${n} watered`,
    sunCounts: (counts: readonly number[]) =>
      counts
        .map((count, i) => (count > 0 ? `${count} with ${suns(i + 1)}` : ''))
        .filter(Boolean)
        .join(', '),
    extent: `${KINDS.length} kinds`,
  },
};

export type TableWords = Phrases<typeof tableEn>;
