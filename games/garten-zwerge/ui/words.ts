import { wordsOfScreen } from '../../../web/kit/spoken.ts';
import type { PieceWords } from '../texts/pieces.en.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { GartenZwerge } from '../vocabulary.ts';

export type Words = TableWords & PieceWords;

export const { texts: TEXTS, table: TABLE_WORDS } = wordsOfScreen<GartenZwerge, Words>({
  en: () => import('../texts/screen.en.ts'),
  fr: () => import('../texts/screen.fr.ts'),
});
