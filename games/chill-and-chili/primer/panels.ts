import type { Panel as AnyPanel } from '../../../web/kit/primer/primer.ts';
import { FIRST_COINS, FIRST_HAND } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import * as draw from './pictures.tsx';

type Panel = AnyPanel<ChillAndChili>;

export const panels: readonly Panel[] = [
  {
    name: 'set-up',
    part: 'set-up',
    Picture: draw.SetUp,
    shows: {
      en: 'Five vegetable cards fanned out, and four coins.',
      fr: 'Cinq cartes légume en éventail, et quatre pièces.',
    },
    say: {
      en: `Each of you starts with ${FIRST_HAND} cards and ${FIRST_COINS} coins.`,
      fr: `Chacun commence avec ${FIRST_HAND} cartes et ${FIRST_COINS} pièces.`,
    },
  },
  {
    name: 'slides',
    part: 'turn',
    Picture: draw.Slides,
    shows: {
      en: 'A drop on its way from the supply down the chute into the pond.',
      fr: 'Une goutte qui descend de la réserve vers l’étang par la rigole.',
    },
    say: {
      en: 'Every turn, one drop slides into the pond.',
      fr: 'À chaque tour, une goutte glisse dans l’étang.',
    },
  },
  {
    name: 'one-thing',
    part: 'turn',
    Picture: draw.OneThing,
    shows: {
      en: 'A card, a bed and the pond side by side as A, B and C; the bed is circled.',
      fr: 'Une carte, une plate-bande et l’étang côte à côte, A, B et C ; la plate-bande est entourée.',
    },
    say: {
      en: 'Then one thing only: get a card, plant, or take from the pond.',
      fr: 'Puis une seule chose : prendre une carte, planter ou puiser.',
    },
  },
  {
    name: 'market',
    part: 'turn',
    Picture: draw.Market,
    shows: {
      en: 'A market row at 4, 3, 2 and 1 coins; one card is bought, the dearer ones move along, the coins fall into the well.',
      fr: 'Une rangée du marché à 4, 3, 2 et 1 pièces ; une carte est achetée, les plus chères avancent, les pièces tombent dans le puits.',
    },
    say: {
      en: 'Pay into the well; dearer cards move along and get cheaper.',
      fr: 'Payez au puits ; les cartes plus chères avancent et baissent de prix.',
    },
  },
  {
    name: 'leaves',
    part: 'turn',
    Picture: draw.Leaves,
    shows: {
      en: 'Two tomatoes with two leaves each, three chilis with three leaves each.',
      fr: 'Deux tomates à deux feuilles chacune, trois piments à trois feuilles chacun.',
    },
    say: {
      en: 'Count the leaves: a bed takes exactly that many cards.',
      fr: 'Comptez les feuilles : c’est le nombre exact de cartes à planter.',
    },
  },
  {
    name: 'half',
    part: 'turn',
    Picture: draw.Half,
    shows: {
      en: 'A pond of 11 tokens; 6 of them leave it, as drops or as coins.',
      fr: 'Un étang de 11 jetons ; 6 en sortent, en gouttes ou en pièces.',
    },
    say: {
      en: 'Take half, rounded up: all drops or all coins.',
      fr: 'Prenez la moitié, arrondie en votre faveur : tout en gouttes ou tout en pièces.',
    },
  },
  {
    name: 'accessory',
    part: 'turn',
    Picture: draw.Accessories,
    shows: {
      en: 'A watering can for 1 coin; it brings 2 more from the well.',
      fr: 'Un arrosoir à 1 pièce ; il rapporte 2 jetons de plus du puits.',
    },
    say: {
      en: 'An accessory helps for good: buy it, then lay it out.',
      fr: 'Un accessoire sert jusqu’au bout : achetez-le, puis posez-le.',
    },
  },
  {
    name: 'end',
    part: 'end',
    Picture: draw.LastDrop,
    shows: {
      en: 'The supply is empty; the pond lies full below it.',
      fr: 'La réserve est vide ; l’étang, en dessous, est plein.',
    },
    say: {
      en: 'Supply empty: one last action, then it is over.',
      fr: 'Réserve vide : une dernière action, et c’est fini.',
    },
  },
  {
    name: 'bloom',
    part: 'scoring',
    Picture: draw.Bloom,
    shows: {
      en: 'Tomatoes in bloom with 10 points, beside tomatoes one drop short with 5.',
      fr: 'Des tomates en fleur à 10 points, et des tomates à une goutte près, à 5.',
    },
    say: {
      en: 'Every sun covered: points double. One missed: nothing extra.',
      fr: 'Tous les soleils couverts : points doublés. Un seul oublié : rien de plus.',
    },
  },
  {
    name: 'counting',
    part: 'scoring',
    Picture: draw.Counting,
    shows: {
      en: 'Two beds with their points; one hand card makes 1 point, three coins make 1 point.',
      fr: 'Deux plates-bandes avec leurs points ; une carte en main vaut 1 point, trois pièces valent 1 point.',
    },
    say: {
      en: 'Count beds, one point a hand card, one for every 3 coins.',
      fr: 'Comptez les plates-bandes, un point par carte en main, un pour 3 pièces.',
    },
  },
];
