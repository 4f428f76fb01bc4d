import { nth } from '../../../core/sure.ts';
import { CARDS, type Card, cardName, isLink, JOKER, STEPS, stepOf } from '../data/cards.ts';

/** The card called `harvest` or `flowers-3`. */
export function card(word: string): Card {
  const found = CARDS.findIndex(name => name === word);
  if (found < 0) throw new Error(`No card is called "${word}"`);
  return found;
}

/** Several cards, with spaces between: `seed joker`. */
export function cards(words: string): Card[] {
  return words.split(' ').filter(Boolean).map(card);
}

/** The way back, for expectations that read like the position. */
export function words(list: readonly Card[]): string {
  return list.map(cardName).join(' ');
}

/** A chain as it lies: `seed joker@2 shop shop`. */
export function chain(text: string): Card[][] {
  const laid: Card[][] = STEPS.map(() => []);
  for (const word of text.split(' ').filter(Boolean)) {
    const [name, step] = word.split('@');
    const one = card(name!);
    if (one !== JOKER && !isLink(one)) throw new Error(`"${name}" is no link`);
    nth(laid, (one === JOKER ? Number(step) : stepOf(one)) - 1).push(one);
  }
  return laid;
}

export function chainWords(laid: readonly (readonly Card[])[]): string {
  return laid
    .flatMap((list, i) => list.map(one => (one === JOKER ? `joker@${i + 1}` : cardName(one))))
    .join(' ');
}
