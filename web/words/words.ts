import type { Phrases } from '../../core/words.ts';
import type { en } from './en.ts';

/** Every word of the house itself; a game's words are its own. */
export type Words = Phrases<typeof en>;
export type NetWords = Words['net'];
