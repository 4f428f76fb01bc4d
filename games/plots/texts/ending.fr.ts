import { POINTS_A_VALUE } from '../data/points.ts';
import type { EndingWords } from './ending.en.ts';

export const endingFr: EndingWords = {
  counts: 'Points',
  unit: points => (points < 2 ? 'point' : 'points'),
  best: value => `Une rangée avec la parcelle ${value} : ${POINTS_A_VALUE * value} points.`,
};
