import { french } from '../../../core/words.ts';
import { type Card, type CardName, cardName, linkOf } from '../data/cards.ts';

/** A card's name, and the name with its article inside a sentence. */
const NAMES: { readonly [C in CardName]: readonly [name: string, withArticle: string] } = {
  egypt: ['Départ : Égypte', 'un Départ (Égypte)'],
  greece: ['Départ : Grèce', 'un Départ (Grèce)'],
  monks: ['Départ : Moines hollandais', 'un Départ (Moines hollandais)'],
  seed: ['1 Graines', 'un 1 (graines)'],
  sowing: ['2 Semis', 'un 2 (semis)'],
  factory: ['3 Manufacture', 'un 3 (manufacture)'],
  harvest: ['4 Récolte', 'un 4 (récolte)'],
  roasting: ['5 Torréfaction', 'un 5 (torréfaction)'],
  shop: ['6 Magasin', 'un 6 (magasin)'],
  export: ['7 Exporter', 'un 7 (exporter)'],
  joker: ['Chicorée (joker)', 'un joker Chicorée'],
  disease: ['Maladie', 'une Maladie'],
  storm: ['Orage', 'un Orage'],
  cold: ['Pluie-froid', 'une carte Pluie-froid'],
  fire: ['Incendie', 'un Incendie'],
  overproduction: ['Surproduction', 'une Surproduction'],
  coffee: ['Café-Thé-Cacao', 'une carte Café-Thé-Cacao'],
  fashion: ['En vogue', 'une carte En vogue'],
  blockade: ['Blocus', 'un Blocus'],
  health: ['Santé', 'une carte Santé'],
  'flowers-1': ['Défi, 1 fleur', 'un Défi (1 fleur)'],
  'flowers-2': ['Défi, 2 fleurs', 'un Défi (2 fleurs)'],
  'flowers-3': ['Défi, 3 fleurs', 'un Défi (3 fleurs)'],
  'flowers-4': ['Défi, 4 fleurs', 'un Défi (4 fleurs)'],
};

/** French counts 0 and 1 in the singular. */
const { count } = french;
export const tokens = (n: number) => count(n, 'pion', 'pions');
export const cards = (n: number) => count(n, 'carte', 'cartes');
export const links = (n: number) => count(n, 'maillon', 'maillons');
export const flowers = (n: number) => count(n, 'fleur', 'fleurs');
export const turns = (n: number) => count(n, 'tour', 'tours');

/** Without an article: “4 Récolte”. */
export const nameOf = (card: Card) => NAMES[cardName(card)][0];
/** With its article: “un 4 (récolte)”. */
export const aCard = (card: Card) => NAMES[cardName(card)][1];
export const stepName = (step: number) => nameOf(linkOf(step));
export const cardList = (list: readonly Card[]) =>
  list.length === 0 ? 'aucune carte' : list.map(nameOf).join(', ');

/** “Ada, Ben et Cleo”. */
export const listed = french.list;
