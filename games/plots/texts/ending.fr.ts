import type { EndingWords } from './ending.en.ts';

export const endingFr: EndingWords = {
  counts: 'Points',
  unit: points => (points < 2 ? 'point' : 'points'),
  best: value => `Une rangée avec la parcelle ${value} : ${10 * value} points.`,
};
