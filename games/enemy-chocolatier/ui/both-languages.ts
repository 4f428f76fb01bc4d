import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { tableEn, type TableWords } from '../texts/table.en.ts';
import { tableFr } from '../texts/table.fr.ts';

/** For what is written in both languages side by side. */
export const IN_BOTH: InEveryLanguage<TableWords> = { en: tableEn, fr: tableFr };
