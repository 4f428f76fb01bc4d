import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { screen as en } from '../texts/screen.en.ts';
import { screen as fr } from '../texts/screen.fr.ts';
import type { Words } from './words.ts';

/** For what is written in both languages side by side. */
export const IN_BOTH: InEveryLanguage<Words> = { en: en.table, fr: fr.table };
