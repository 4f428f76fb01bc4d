import { en } from './en.ts';
import { tableEn } from './table.en.ts';

/** What the screen says, fetched in one piece. */
export const screen = { texts: en, table: tableEn };
