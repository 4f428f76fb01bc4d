import type { Primer } from '../../../web/kit/primer/primer.ts';
import type { Plots } from '../vocabulary.ts';
import { tie } from './examples.ts';
import { panels } from './panels.ts';

export const primer: Primer<Plots> = {
  panels,
  chapters: [
    {
      opens: 'PLT-01',
      inShort: {
        en: 'A purse of coins and a row of cells for everyone.',
        fr: 'Une bourse de pièces et une rangée de cases pour chacun.',
      },
      printed: ['PLT-02', 'PLT-03'],
    },
    {
      opens: 'PLT-04',
      inShort: {
        en: 'Everyone bids in secret. The highest bid wins, and only the winner pays.',
        fr: 'Chacun mise en secret. La plus forte mise gagne, et le gagnant est seul à payer.',
      },
      printed: ['PLT-04', 'PLT-05', 'PLT-07'],
      examples: [tie],
    },
    {
      opens: 'PLT-09',
      inShort: {
        en: 'Build what you win on a free cell of your row.',
        fr: 'Bâtissez ce que vous gagnez sur une case libre de votre rangée.',
      },
      printed: ['PLT-09'],
    },
    {
      opens: 'PLT-10',
      inShort: {
        en: 'Ten points for each point of value on your row, one for each coin.',
        fr: 'Dix points par point de valeur dans votre rangée, un par pièce.',
      },
      printed: ['PLT-10'],
    },
  ],
};
