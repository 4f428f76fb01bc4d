import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { tableEn } from '../texts/table.en.ts';
import { tableFr } from '../texts/table.fr.ts';
import type { TableWords } from '../texts/table-words.ts';

export const TABLE_WORDS: InEveryLanguage<TableWords> = { en: tableEn, fr: tableFr };
