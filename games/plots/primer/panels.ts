import type { Panel } from '../../../web/kit/primer/primer.ts';
import type { Plots } from '../vocabulary.ts';
import * as draw from './pictures.tsx';
import { POINTS_A_VALUE } from '../data/points.ts';

export const panels: readonly Panel<Plots>[] = [
  {
    name: 'purse',
    part: 'set-up',
    Picture: draw.Purse,
    shows: { en: 'A pile of coins.', fr: 'Un tas de pièces.' },
    say: ({ purse }) => ({
      en: `Everyone starts with ${purse} coins.`,
      fr: `Chacun commence avec ${purse} pièces.`,
    }),
  },
  {
    name: 'bids',
    part: 'turn',
    Picture: draw.Bids,
    shows: {
      en: 'A piece of land; of the bids 5 and 3, the 5 wins.',
      fr: 'Un terrain ; des mises 5 et 3, c’est 5 qui gagne.',
    },
    say: {
      en: 'Bid in secret: the highest bid wins and pays.',
      fr: 'Misez en secret : la plus forte mise gagne et paie.',
    },
  },
  {
    name: 'row',
    part: 'end',
    Picture: draw.Row,
    shows: { en: 'A row of land, worth 8, 3 and 6.', fr: 'Une rangée de terrains, de valeur 8, 3 et 6.' },
    say: {
      en: 'Build it on your row. After the last one, count.',
      fr: 'Bâtissez-le dans votre rangée. Après le dernier, on compte.',
    },
  },
  {
    name: 'points',
    part: 'scoring',
    Picture: draw.Points,
    shows: {
      en: `Land of value 8 makes ${8 * POINTS_A_VALUE} points, a coin makes 1.`,
      fr: `Un terrain de valeur 8 fait ${8 * POINTS_A_VALUE} points, une pièce en fait 1.`,
    },
    say: {
      en: 'Ten points for each point of value, one for each coin.',
      fr: 'Dix points par point de valeur, un par pièce.',
    },
  },
];
