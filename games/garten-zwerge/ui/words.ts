import type { Texts } from '../../../core/texts.ts';
import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { spoken } from '../../../web/kit/spoken.ts';
import type { PieceWords } from '../texts/pieces.en.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { GartenZwerge } from '../vocabulary.ts';

export type Words = TableWords & PieceWords;

const en = () => import('../texts/screen.en.ts');
const fr = () => import('../texts/screen.fr.ts');

export const TEXTS: InEveryLanguage<Texts<GartenZwerge>> = spoken({
  en: async () => (await en()).screenEn.texts,
  fr: async () => (await fr()).screenFr.texts,
});

export const TABLE_WORDS: InEveryLanguage<Words> = spoken<Words>({
  en: async () => (await en()).screenEn.table,
  fr: async () => (await fr()).screenFr.table,
});
