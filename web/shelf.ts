import type { About } from '../games/about.ts';
import { CARDS } from '../games/cards.ts';
import type { Language } from './kit/language.ts';

/** What players may take down. */
export const SHELF: readonly About[] = CARDS;

export const onShelf = (id: string): About | null => SHELF.find(about => about.id === id) ?? null;

/** One that is not on the shelf any more keeps its id. */
export const titleOf = (id: string, language: Language): string => onShelf(id)?.title[language] ?? id;
