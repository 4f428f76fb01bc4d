import type { About } from '../games/about.ts';
import { CARDS, SAMPLE } from '../games/cards.ts';
import type { Language } from './kit/language.ts';

/** What can be taken down. The sample game is there only where games are made, with `npm run dev`. */
export const SHELF: readonly About[] = import.meta.env.DEV ? [...CARDS, SAMPLE] : CARDS;

export const onShelf = (id: string): About | null => SHELF.find(about => about.id === id) ?? null;

/** One that is not on the shelf any more keeps its id. */
export const titleOf = (id: string, language: Language): string => onShelf(id)?.title[language] ?? id;
