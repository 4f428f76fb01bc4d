import { english, type Phrases } from '../../../core/words.ts';

const points = (n: number) => english.count(n, 'point', 'points');

export const reasonsEn = {
  closes: (fields: number, n: number) =>
    fields === 1 ? `Closes a field: ${points(n)}.` : `Closes ${fields} fields: ${points(n)}.`,
  upTo: (n: number) => `It can close fields for ${points(n)}.`,
  closesNothing: 'Closes nothing yet; it prepares fields for later.',
};

export type ReasonWords = Phrases<typeof reasonsEn>;
