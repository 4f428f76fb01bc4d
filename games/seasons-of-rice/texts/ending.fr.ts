import type { EndingWords } from './ending.en.ts';
import type { Contents } from '../vocabulary.ts';
import { contents, points, squares } from './nouns.fr.ts';

const about = (within: Contents) => (contents(within) === '' ? '' : ` avec ${contents(within)}`);

export const endingFr: EndingWords = {
  counts: 'Points',
  unit: n => (Math.abs(n) < 2 ? 'point' : 'points'),
  field: (cells, within, worth) => `Un champ doré de ${squares(cells)}${about(within)} : ${points(worth)}.`,
};
