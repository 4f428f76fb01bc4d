import { english, type Phrases } from '../../../core/words.ts';

const points = (n: number) => english.count(n, 'point', 'points');

export const reasonsEn = {
  wins: 'It wins the game.',
  closes: (dollars: number, stars: number) =>
    dollars > 0 && stars > 0
      ? `Closes a neighbourhood: $${dollars} and ${points(stars)} more every turn.`
      : dollars > 0
        ? `Closes a neighbourhood: $${dollars} more every turn.`
        : stars > 0
          ? `Closes a neighbourhood: ${points(stars)} more every turn.`
          : 'Closes a neighbourhood: nobody can take its houses.',
  breaks: (name: string) => `Breaks a neighbourhood of ${name}.`,
  takes: (name: string, left: number | null) =>
    left === null
      ? `Takes a house from ${name}.`
      : `Takes from ${name} what your recipe lacks: ${left} to go.`,
  recipe: (left: number) => `An ingredient your recipe lacks: ${left} to go.`,
  closer: (left: number) => `${english.count(left, 'house', 'houses')} from closing this neighbourhood.`,
  permit: 'One house more in a later turn.',
  saves: (dollars: number) => `Keeps $${dollars} for a later turn.`,
};

export type ReasonWords = Phrases<typeof reasonsEn>;
