import type { EndingWords } from './ending.en.ts';
import { kinds, points } from './nouns.fr.ts';

export const endingFr: EndingWords = {
  counts: 'Points',
  unit: n => (n < 2 ? 'point' : 'points'),
  bloom: (bed, worth) => `Une plate-bande de ${kinds(bed)} en fleurs : ${points(worth)}.`,
  dry: (bed, worth) => `Une plate-bande assoiffée de ${kinds(bed)} : ${points(worth)}.`,
};
