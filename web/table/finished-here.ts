import { notedTitles } from '../noted-titles.ts';

/** The titles of which somebody has played a game to its end on this device. */
export const finishedHere = notedTitles('potager.finished');
