import type { InEveryLanguage } from '../kit/language.ts';
import { positionEn, type PositionWords } from './words.en.ts';
import { positionFr } from './words.fr.ts';

/** Apart from the words of the house, which the first page needs. */
export const POSITION_WORDS: InEveryLanguage<PositionWords> = { en: positionEn, fr: positionFr };
