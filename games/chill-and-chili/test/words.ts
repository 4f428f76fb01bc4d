import { nth } from '../../../core/sure.ts';
import {
  ACCESSORIES,
  ACCESSORY_CARDS,
  accessoryName,
  type Card,
  cardOf,
  isAccessory,
  KINDS,
  kindName,
  sunsOf,
} from '../data/cards.ts';

/** The card called `carrot1` (kind and suns) or `watering-can`. */
export function card(word: string): Card {
  const accessory = ACCESSORIES.findIndex(name => name === word);
  if (accessory >= 0) return nth(ACCESSORY_CARDS, accessory);
  const kind = KINDS.find(name => word.slice(0, -1) === name);
  const suns = Number(word.at(-1));
  if (kind === undefined || !(suns >= 1 && suns <= 3)) throw new Error(`No card is called "${word}"`);
  return cardOf(kind, suns);
}

/** Several cards, with spaces between: `carrot1 carrot2`. */
export function cards(words: string): Card[] {
  return words.split(' ').filter(Boolean).map(card);
}

/** A row of the market, the 1-coin column first; a dash where no card lies. */
export function marketRow(words: string): (Card | null)[] {
  return words.split(' ').map(word => (word === '-' ? null : card(word)));
}

/** The way back, for expectations that read like the position. */
export function words(list: readonly (Card | null)[]): string {
  return list.map(wordOf).join(' ');
}

function wordOf(one: Card | null): string {
  if (one === null) return '-';
  return isAccessory(one) ? accessoryName(one) : `${kindName(one)}${sunsOf(one)}`;
}
