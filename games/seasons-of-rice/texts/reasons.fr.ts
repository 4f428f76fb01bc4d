import { french } from '../../../core/words.ts';
import type { ReasonWords } from './reasons.en.ts';

const points = (n: number) => french.count(n, 'point', 'points');

export const reasonsFr: ReasonWords = {
  closes: (fields, n) =>
    fields === 1 ? `Ferme un champ : ${points(n)}.` : `Ferme ${fields} champs : ${points(n)}.`,
  upTo: n => `Elle peut fermer des champs pour ${points(n)}.`,
  closesNothing: 'Ne ferme rien encore ; elle prépare des champs pour plus tard.',
};
