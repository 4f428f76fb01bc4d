import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { tableEn, type TableWords } from '../texts/table.en.ts';
import { tableFr } from '../texts/table.fr.ts';

export const TABLE_WORDS: InEveryLanguage<TableWords> = { en: tableEn, fr: tableFr };
