import type { EndingWords } from './ending.en.ts';
import { capital } from '../../../core/capital.ts';
import { aGnome, count, gnomes, hatName, petals } from './nouns.fr.ts';

export const endingFr: EndingWords = {
  round: n => `Tour ${n}`,
  counts: 'Pétales',
  unit: n => (n < 2 ? 'pétale' : 'pétales'),
  goldenHat: 'le chapeau d’or',
  standing: (hats, held) => [...hats.map(hatName), petals(held)].join(', '),
  gold: rounds => `Un chapeau d’or au club, en ${count(rounds, 'tour', 'tours')}.`,
  best: (hat, n, held) =>
    n === 1
      ? `${capital(aGnome(hat))} et ${petals(held)} en caisse.`
      : `${capital(aGnome(hat))} à la tête de ${gnomes(n)}, et ${petals(held)} en caisse.`,
};
