import { nth } from '../../../core/sure.ts';
import type { Panel } from '../../../web/kit/primer/primer.ts';
import { RECIPE_INGREDIENTS } from '../data/words.ts';
import { townOf } from '../data/town.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import * as draw from './pictures.tsx';

export const panels: readonly Panel<EnemyChocolatier>[] = [
  {
    name: 'town',
    part: 'set-up',
    Picture: draw.Town,
    shows: {
      en: 'The factory in the middle of the town, six tiles of houses around it.',
      fr: 'La chocolaterie au centre de la ville, six tuiles de maisons autour.',
    },
    say: {
      en: 'Lay six tiles round the factory. The first player gets $4, the next $5, and so on.',
      fr: 'Posez six tuiles autour de la chocolaterie. Le premier joueur reçoit 4 $, le suivant 5 $, et ainsi de suite.',
    },
  },
  {
    name: 'recipe',
    part: 'set-up',
    Picture: draw.Recipe,
    shows: ({ recipes }) => {
      const { chocolate, sugar, nuts, love } = nth(recipes, 0).value;
      return {
        en: `A sealed recipe: ${chocolate} chocolate, ${sugar} sugar, ${nuts} nuts and ${love} love.`,
        fr: `Une recette scellée : ${chocolate} chocolat, ${sugar} sucre, ${nuts} noisettes et ${love} amour.`,
      };
    },
    say: ({ recipes }) => {
      const all = RECIPE_INGREDIENTS.reduce((sum, one) => sum + nth(recipes, 0).value[one], 0);
      return {
        en: `Everyone draws a secret recipe: ${all} ingredients. A house is one ingredient.`,
        fr: `Chacun tire une recette secrète : ${all} ingrédients. Une maison, un ingrédient.`,
      };
    },
  },
  {
    name: 'income',
    part: 'turn',
    Picture: draw.Income,
    shows: edition => ({
      en: `The factory pays $${townOf(edition).income}.`,
      fr: `La chocolaterie paie ${townOf(edition).income} $.`,
    }),
    say: edition => ({
      en: `First your income: $${townOf(edition).income} from the factory, and what is closed.`,
      fr: `D’abord vos revenus : ${townOf(edition).income} $ de la chocolaterie, et ce qui est fermé.`,
    }),
  },
  {
    name: 'buy',
    part: 'turn',
    Picture: draw.Buy,
    shows: {
      en: 'Two lit houses with their prices; a dark neighbourhood is crossed out.',
      fr: 'Deux maisons éclairées avec leur prix ; un quartier dans l’ombre est barré.',
    },
    say: {
      en: 'Then buy up to two houses, where it is lit: beside the factory or what is closed.',
      fr: 'Puis achetez jusqu’à deux maisons, là où c’est éclairé : près de la chocolaterie ou d’un quartier fermé.',
    },
  },
  {
    name: 'close',
    part: 'turn',
    Picture: draw.Close,
    shows: {
      en: 'Three houses of one player under a lamp; arrows light up two neighbourhoods next door.',
      fr: 'Trois maisons d’un même joueur sous un réverbère ; des flèches éclairent deux quartiers voisins.',
    },
    say: {
      en: 'Own all its houses: closed, locked, and next door lights up.',
      fr: 'Toutes à vous : quartier fermé, à l’abri, et les voisins s’éclairent.',
    },
  },
  {
    name: 'pays',
    part: 'turn',
    Picture: draw.Pays,
    shows: {
      en: 'A closed neighbourhood gives a banknote, a star or an ability.',
      fr: 'Un quartier fermé donne un billet, une étoile ou une capacité.',
    },
    say: {
      en: 'At each of your turns it pays: dollars, points or an ability.',
      fr: 'À chacun de vos tours, il rapporte : dollars, points ou capacité.',
    },
  },
  {
    name: 'take',
    part: 'turn',
    Picture: draw.Take,
    shows: {
      en: 'A rival’s house changes hands for $6: $4 for the rival, $2 for the bank.',
      fr: 'La maison d’un rival change de main pour 6 $ : 4 $ pour lui, 2 $ pour la banque.',
    },
    say: {
      en: 'Open? Anyone may take a house: $6, and $4 of it is yours.',
      fr: 'Ouvert ? N’importe qui rachète : 6 $, dont 4 pour vous.',
    },
  },
  {
    name: 'permit',
    part: 'turn',
    Picture: draw.PermitPanel,
    shows: {
      en: 'A permit and three houses: two and one more.',
      fr: 'Un permis et trois maisons : deux, plus une.',
    },
    say: {
      en: 'Buy nothing, take a permit: one house more on a later turn.',
      fr: 'Pas d’achat ? Prenez un permis : une maison de plus, plus tard.',
    },
  },
  {
    name: 'points',
    part: 'end',
    Picture: draw.Points,
    shows: {
      en: 'A chocolate bar of twenty pieces, all won.',
      fr: 'Une tablette de vingt carrés, tous gagnés.',
    },
    say: {
      en: 'Twenty points in your income: you win at once.',
      fr: 'Vingt points pendant vos revenus : vous gagnez aussitôt.',
    },
  },
  {
    name: 'full',
    part: 'end',
    Picture: draw.Full,
    shows: {
      en: 'All four ingredients of a recipe, each complete.',
      fr: 'Les quatre ingrédients d’une recette, tous complets.',
    },
    say: {
      en: 'Or own your whole recipe: you win on the spot.',
      fr: 'Ou possédez toute votre recette : victoire immédiate.',
    },
  },
];
