import type { InEveryLanguage } from '../kit/language.ts';
import { reviewEn, type ReviewWords } from './words.en.ts';
import { reviewFr } from './words.fr.ts';

/** Apart from the words of the house, which the first page needs. */
export const REVIEW_WORDS: InEveryLanguage<ReviewWords> = { en: reviewEn, fr: reviewFr };
