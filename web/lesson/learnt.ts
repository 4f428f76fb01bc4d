import { notedTitles } from '../noted-titles.ts';

/** The titles whose guided first game has been played to its end on this device. */
export const learntHere = notedTitles('potager.learnt');
