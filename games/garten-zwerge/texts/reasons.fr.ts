import { french } from '../../../core/words.ts';
import type { ReasonWords } from './reasons.en.ts';

const petals = (n: number) => french.count(n, 'pétale', 'pétales');

export const reasonsFr: ReasonWords = {
  sure: n => `${petals(n)}, à coup sûr.`,
  contest: n => `Environ ${petals(n)} à espérer.`,
  sale: n => `${petals(n)} tout de suite, et un nain de moins à nourrir.`,
  seek: 'Peut vous donner un nouveau-né ce soir.',
  offer: n => `Rapporte ce qu’un voisin mise ; le jardin paierait ${n}.`,
  pays: n => `Vous payez le prix demandé le plus bas, ${n} au plus.`,
  asks: n => `Le prix le plus bas l’emporte ; le jardin paierait ${n}.`,
  least: 'La plus haute offre est pour vous ; en dessous, pas d’affaire.',
  bids: 'La plus haute offre a le nouveau-né.',
  noLend: 'Votre nain reste libre pour un travail à vous.',
  hat: 'Deux chapeaux en font un plus haut.',
};
