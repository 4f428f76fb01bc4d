import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { type PieceWords, piecesEn } from '../texts/pieces.en.ts';
import { piecesFr } from '../texts/pieces.fr.ts';
import { tableEn, type TableWords } from '../texts/table.en.ts';
import { tableFr } from '../texts/table.fr.ts';

export type Words = TableWords & PieceWords;

export const TABLE_WORDS: InEveryLanguage<Words> = {
  en: { ...tableEn, ...piecesEn },
  fr: { ...tableFr, ...piecesFr },
};
