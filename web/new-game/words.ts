import type { InEveryLanguage } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { openingEn, type OpeningWords } from './words.en.ts';
import { openingFr } from './words.fr.ts';

/** Apart from the words of the house, which the first page needs. */
const OPENING_WORDS: InEveryLanguage<OpeningWords> = { en: openingEn, fr: openingFr };

export const useOpeningWords = (): OpeningWords => OPENING_WORDS[useStore(settings).language];
