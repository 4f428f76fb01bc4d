import type { Seat } from '../core/game.ts';
import { nth } from '../core/sure.ts';

/** Personalities: tastes that set bots of one level apart. A game says what each of them likes (`Craft.characters`). */
export const CHARACTERS = ['hoarder', 'gambler', 'miser', 'show-off', 'gardener', 'rival'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The character of the bot on a seat: the same for the whole game, and another on every seat. */
export function characterAt(table: string, seat: Seat): Character {
  let first = 0;
  for (let i = 0; i < table.length; i++) first = (31 * first + table.charCodeAt(i)) % 9973;
  return nth(CHARACTERS, (first + seat) % CHARACTERS.length);
}
