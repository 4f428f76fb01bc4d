import { french } from '../../../core/words.ts';
import type { ReasonWords } from './reasons.en.ts';

const points = (n: number) => french.count(n, 'point', 'points');

export const reasonsFr: ReasonWords = {
  wins: 'C’est la victoire.',
  closes: (dollars, stars) =>
    dollars > 0 && stars > 0
      ? `Ferme un quartier : ${dollars} $ et ${points(stars)} de plus par tour.`
      : dollars > 0
        ? `Ferme un quartier : ${dollars} $ de plus par tour.`
        : stars > 0
          ? `Ferme un quartier : ${points(stars)} de plus par tour.`
          : 'Ferme un quartier : personne n’en prendra les maisons.',
  breaks: name => `Rouvre un quartier de ${name}.`,
  takes: (name, left) =>
    left === null
      ? `Prend une maison à ${name}.`
      : `Prend à ${name} ce qui manque à votre recette : plus que ${left}.`,
  recipe: left => `Un ingrédient qui manque à votre recette : plus que ${left}.`,
  closer: left => `Plus que ${french.count(left, 'maison', 'maisons')} pour fermer ce quartier.`,
  permit: 'Une maison de plus à un prochain tour.',
  saves: dollars => `Garde ${dollars} $ pour un prochain tour.`,
};
