import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { screenEn } from '../texts/screen.en.ts';
import { screenFr } from '../texts/screen.fr.ts';
import type { Words } from './words.ts';

/** For what is written in both languages side by side. */
export const IN_BOTH: InEveryLanguage<Words> = { en: screenEn.table, fr: screenFr.table };
