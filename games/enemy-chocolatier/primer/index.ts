import { type Primer, RULINGS_IN_SHORT } from '../../../web/kit/primer/primer.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { panels } from './panels.ts';

const { corner, buyThree, breaking, last, permits } = examples;

export const primer: Primer<EnemyChocolatier> = {
  panels,
  chapters: [
    {
      opens: 'EC-01',
      inShort: {
        en: 'Twenty points, or all of your secret recipe: either wins at once.',
        fr: 'Vingt points, ou toute votre recette secrète : l’un ou l’autre fait gagner aussitôt.',
      },
      printed: ['EC-02'],
    },
    {
      opens: 'EC-05',
      inShort: {
        en: 'Six tiles round the factory, a recipe each, $4 for the first player and $1 more for each next one.',
        fr: 'Six tuiles autour de la chocolaterie, une recette chacun, 4 $ au premier et 1 $ de plus à chaque suivant.',
      },
      printed: ['EC-07', 'EC-08'],
    },
    {
      opens: 'EC-10',
      inShort: {
        en: 'A street between two neighbourhoods connects them. Closed: one owner. Open: next to the factory or to a closed one.',
        fr: 'Une rue entre deux quartiers les relie. Fermé : un seul propriétaire. Ouvert : à côté de la chocolaterie ou d’un quartier fermé.',
      },
      printed: ['EC-12', 'EC-13', 'EC-14', 'EC-15', 'EC-17'],
      examples: [corner],
    },
    {
      opens: 'EC-20',
      inShort: {
        en: 'First income, then buy or take a permit.',
        fr: 'D’abord les revenus, puis acheter ou prendre un permis.',
      },
      printed: ['EC-20', 'EC-21'],
    },
    {
      opens: 'EC-22',
      inShort: {
        en: 'The factory pays $2, each closed neighbourhood its banknotes and stars.',
        fr: 'La chocolaterie paie 2 $, chaque quartier fermé ses billets et ses étoiles.',
      },
      printed: ['EC-22', 'EC-23', 'EC-24', 'EC-25'],
    },
    {
      opens: 'EC-30',
      inShort: {
        en: 'Two houses a turn where it is open; a rival’s house costs $6.',
        fr: 'Deux maisons par tour là où c’est ouvert ; celle d’un rival coûte 6 $.',
      },
      printed: ['EC-31', 'EC-32', 'EC-34', 'EC-35'],
    },
    {
      opens: 'EC-40',
      inShort: {
        en: 'Bought nothing? Take a permit: each is one house more, later.',
        fr: 'Rien acheté ? Prenez un permis : chacun vaut une maison de plus, plus tard.',
      },
      printed: ['EC-40', 'EC-42'],
      examples: [permits],
    },
    {
      opens: 'EC-50',
      inShort: {
        en: 'Seven abilities. Each sleeps in the turn that brings it, and is lost with its neighbourhood.',
        fr: 'Sept capacités. Chacune dort pendant le tour qui l’apporte, et se perd avec son quartier.',
      },
      printed: ['EC-50', 'EC-51', 'EC-52', 'EC-53', 'EC-54', 'EC-56', 'EC-57', 'EC-58'],
      examples: [buyThree],
    },
    {
      opens: 'EC-60',
      inShort: {
        en: 'Closing lights the streets next door; breaking up puts them out. At once.',
        fr: 'Fermer éclaire les rues voisines ; rouvrir les éteint. Aussitôt.',
      },
      printed: ['EC-61', 'EC-62'],
      examples: [breaking],
    },
    {
      opens: 'EC-70',
      inShort: {
        en: 'Twenty points during your income, or the recipe complete after a purchase. The round is not finished.',
        fr: 'Vingt points pendant vos revenus, ou la recette complète après un achat. La manche ne se termine pas.',
      },
      printed: ['EC-70', 'EC-72', 'EC-73'],
      examples: [last],
    },
    {
      opens: 'EC-X01',
      inShort: {
        en: 'Fifteen worked examples, in words; some can be tried above.',
        fr: 'Quinze exemples en toutes lettres ; certains s’essaient plus haut.',
      },
    },
    {
      opens: 'EC-A01',
      inShort: RULINGS_IN_SHORT,
      printed: ['EC-A01', 'EC-A05'],
    },
  ],
};
