import { wordsOfScreen } from '../../../web/kit/spoken.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { Plots } from '../vocabulary.ts';

export const { texts: TEXTS, table: TABLE_WORDS } = wordsOfScreen<Plots, TableWords>({
  en: () => import('../texts/screen.en.ts'),
  fr: () => import('../texts/screen.fr.ts'),
});
