import { levelCalled } from '../../bots/levels.ts';
import { ALIKE, NAMELESS } from '../../wire/agreed.ts';
import type { Speech, TableSheet } from '../../wire/tells.ts';
import type { Words } from './words.ts';

/** What somebody is called: by their name, or by a word for those who wanted to be forgotten. */
export const called = (name: string, { net }: Words) => (name === NAMELESS ? net.someone : name);

/** What a bot is called by its level, of today or of old. */
export function levelName(name: string, { newGame }: Words): string {
  const level = levelCalled(name);
  return level ? newGame.levels[level] : newGame.otherLevel;
}

/** The level of somebody's substitute; null until the house knows how well it is to play. */
export const substituteLevel = (name: string, words: Words): string | null =>
  name === ALIKE ? null : levelName(name, words);

/** The same where it does not go without saying that it is a bot. */
export const botLevel = (name: string, words: Words): string =>
  words.newGame.otherLevel + words.colon + levelName(name, words);

/** The sheet of a table with something to call everybody by, in the chat as on their seat. */
export function withNames(sheet: TableSheet, words: Words): TableSheet {
  const seats = sheet.seats.map(seat =>
    seat.kind === 'person' ? { ...seat, name: called(seat.name, words) } : seat,
  );
  const nameOf = ({ person, name }: Speech) => {
    const seat = seats.find(holder => holder.kind === 'person' && holder.person === person);
    return seat?.kind === 'person' ? seat.name : called(name, words);
  };
  return { ...sheet, seats, speeches: sheet.speeches.map(speech => ({ ...speech, name: nameOf(speech) })) };
}
