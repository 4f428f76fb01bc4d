import type { InEveryLanguage } from '../kit/language.ts';
import { hintEn, type HintWords } from './words.en.ts';
import { hintFr } from './words.fr.ts';

/** Apart from the words of the house, which the first page needs. */
export const HINT_WORDS: InEveryLanguage<HintWords> = { en: hintEn, fr: hintFr };
