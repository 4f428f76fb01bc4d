import { type Primer, RULINGS_IN_SHORT } from '../../../web/kit/primer/primer.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { panels } from './panels.ts';

const { can, market, carrots, pond, credit } = examples;

export const primer: Primer<ChillAndChili> = {
  panels,
  chapters: [
    {
      opens: 'CC-01',
      inShort: {
        en: 'Tokens are drops on one side and coins on the other. A card shows points, leaves and suns.',
        fr: 'Un jeton est goutte d’un côté, pièce de l’autre. Une carte montre points, feuilles et soleils.',
      },
      printed: ['CC-02', 'CC-05'],
    },
    {
      opens: 'CC-13',
      inShort: {
        en: 'Five cards and four coins each, two market rows, four stacks of accessories, and all other tokens as the supply.',
        fr: 'Cinq cartes et quatre pièces chacun, deux rangées au marché, quatre piles d’accessoires, et le reste des jetons en réserve.',
      },
      printed: ['CC-20', 'CC-21', 'CC-18'],
    },
    {
      opens: 'CC-24',
      inShort: {
        en: 'A token slides into the pond, then you do exactly one action. Nobody passes.',
        fr: 'Un jeton glisse dans l’étang, puis vous faites exactement une action. On ne passe jamais.',
      },
      printed: ['CC-25', 'CC-27', 'CC-28'],
    },
    {
      opens: 'CC-31',
      inShort: {
        en: 'Draw unseen for nothing, or pay the market price or the accessory’s price into the well.',
        fr: 'Piochez sans voir, gratuitement, ou payez au puits le prix du marché ou celui de l’accessoire.',
      },
      printed: ['CC-34', 'CC-36', 'CC-37', 'CC-39', 'CC-40'],
      examples: [market, credit],
    },
    {
      opens: 'CC-46',
      inShort: {
        en: 'Seven cards in hand at most. An empty pile is made anew from the compost.',
        fr: 'Sept cartes en main au plus. Une pioche vide se refait avec le compost.',
      },
      printed: ['CC-46', 'CC-47', 'CC-51'],
    },
    {
      opens: 'CC-53',
      inShort: {
        en: 'One bed, one kind, as many cards as it has leaves. What is planted is finished.',
        fr: 'Une plate-bande, un légume, autant de cartes que de feuilles. Ce qui est planté est fini.',
      },
      printed: ['CC-56', 'CC-57', 'CC-59', 'CC-60', 'CC-62', 'CC-65'],
      examples: [carrots],
    },
    {
      opens: 'CC-71',
      inShort: {
        en: 'Laying one out is your whole action. From then on it helps, again and again.',
        fr: 'En poser un est toute votre action. Ensuite il sert, encore et encore.',
      },
      printed: ['CC-71', 'CC-73', 'CC-74', 'CC-77', 'CC-79', 'CC-82'],
      examples: [can],
    },
    {
      opens: 'CC-84',
      inShort: {
        en: 'Half of the pond, rounded up, all drops or all coins. Drops are placed at once.',
        fr: 'La moitié de l’étang, arrondie en votre faveur, tout en gouttes ou tout en pièces. Les gouttes se posent aussitôt.',
      },
      printed: ['CC-84', 'CC-85', 'CC-87', 'CC-88', 'CC-89'],
      examples: [pond],
    },
    {
      opens: 'CC-92',
      inShort: {
        en: 'Once a turn, before your action, one coin renews a row of the market.',
        fr: 'Une fois par tour, avant votre action, une pièce renouvelle une rangée du marché.',
      },
      printed: ['CC-92'],
    },
    {
      opens: 'CC-98',
      inShort: {
        en: 'After the last token, one more action. A bed with all its water counts double.',
        fr: 'Après le dernier jeton, une action encore. Une plate-bande qui a toute son eau compte double.',
      },
      printed: ['CC-98', 'CC-100', 'CC-101', 'CC-102', 'CC-103', 'CC-106'],
    },
    {
      opens: 'CC-A01',
      inShort: RULINGS_IN_SHORT,
      printed: ['CC-A06', 'CC-A22'],
    },
  ],
};
