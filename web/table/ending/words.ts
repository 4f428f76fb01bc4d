import type { InEveryLanguage } from '../../kit/language.ts';
import { endingEn, type EndingWords } from './words.en.ts';
import { endingFr } from './words.fr.ts';

/** Apart from the words of the house, which the first page needs. */
export const ENDING_WORDS: InEveryLanguage<EndingWords> = { en: endingEn, fr: endingFr };
