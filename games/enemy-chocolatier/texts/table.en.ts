import { english, type Phrases } from '../../../core/words.ts';
import type { HouseId } from '../data/words.ts';
import type { IncomeLine } from '../vocabulary.ts';
import {
  ABILITY,
  dollars,
  house,
  houses,
  INGREDIENT,
  neighbourhood,
  permits,
  points,
  recipe,
  tile,
} from './nouns.en.ts';
import { placeEn } from './place.en.ts';

const { count } = english;
const gains = (money: number, scored: number) =>
  [money > 0 ? `+${dollars(money)}` : '', scored > 0 ? `+${points(scored)}` : ''].filter(Boolean).join(', ');

/** The words around the table that are neither moves nor events. */
export const tableEn = {
  areas: {
    seats: 'Players',
    board: 'The town',
    mine: 'Your recipe and abilities',
    dock: 'Purchases',
    detail: 'Selected',
    close: 'Close',
  },
  ingredients: INGREDIENT,
  abilities: ABILITY,
  neighbourhood,
  recipe,
  tile,
  place: placeEn,
  status: { open: 'open', closed: 'closed', unavailable: 'unavailable' },
  house: (id: HouseId, price: number, owner: string | null) =>
    `${house(id)}, ${dollars(price)}${owner === null ? '' : `, owned by ${owner}`}`,
  money: dollars,
  points,
  permits,
  nextIncome: (money: number, scored: number) => `Next income: ${gains(money, scored) || dollars(0)}`,
  winsNext: 'Wins at the next income!',
  winsNextShort: 'will win',
  waits: 'active from your next turn',
  townCode: (code: string) => `Town ${code}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole town',
  bought: (n: number, limit: number) => `${n} of ${limit} bought`,
  permitsLeft: (n: number) => `+ ${permits(n)}`,
  buy: (price: string) => `Buy for ${price}`,
  endTurn: 'End turn',
  takePermit: 'Take a permit',
  endSure: (n: number) => `You could still buy. End with ${houses(n)}?`,
  round: (n: number, last: number) => `Round ${n} (max. ${last})`,
  roundShort: (n: number) => `Round ${n}`,
  inHand: 'in hand',
  incomeLine(line: IncomeLine) {
    if (line.from === 'factory') return `Factory +${dollars(line.money)}`;
    if (line.from === 'savings')
      return `${neighbourhood(line.neighbourhood)}: ${dollars(line.money)} in hand, +${points(line.points)}`;
    return `${neighbourhood(line.neighbourhood)} ${gains(line.money, line.points)}`;
  },
  myRecipe: 'Your secret recipe',
  missing: (n: number) => (n === 0 ? 'complete!' : `${n} missing`),
  preview: {
    money: (before: number, after: number) => `${dollars(before)} → ${dollars(after)}`,
    toOwner: (name: string, amount: string) => `${name} gets ${amount}`,
    permit: 'costs a permit',
    closes: (place: string) => `closes ${place}`,
    breaks: (place: string, name: string) => `breaks up ${place}: ${name} loses it`,
    opens: (places: string) => `opens ${places}`,
    shuts: (places: string) => `shuts off ${places}`,
    wins: 'completes your recipe: you win!',
    recipe: (n: number) => `recipe: ${n} missing`,
  },
  arrange: {
    hint: 'Pick a tile to turn it, or two to swap them.',
    contacts: (n: number) => `${count(n, 'neighbourhood touches', 'neighbourhoods touch')} the factory`,
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    shuffle: 'Shuffle',
    begin: 'Start with this town',
    left: (n: number) => `${count(n, 'change', 'changes')} left`,
    tile: (name: string) => `Tile ${name}`,
  },
  sheet: {
    why: {
      recipe: 'A secret recipe is complete.',
      points: 'The 20 points are reached.',
      agreed: 'Nobody could win, and all agreed to share the victory.',
      quiet: 'Nothing moved for 6 rounds: the house rule ends the game.',
      rounds: '60 rounds played: the house rule ends the game.',
    },
    equal: 'Where points are equal, fewer missing ingredients come first, then more money.',
    lines: (has: number, needs: number) => `${has} of ${needs}`,
  },
  reference: {
    intro:
      'The rules are those of the published game. We don’t have its tiles and 5 of its recipes, so this town is our own reconstruction; every value says how we know it.',
    recipes: 'Recipes',
    abilities: 'Abilities of closed neighbourhoods',
    tiles: 'The town',
    prices: 'Prices',
    bonus: 'When closed',
  },
};

export type TableWords = Phrases<typeof tableEn>;
