import type { Panel } from '../../../web/kit/primer/primer.ts';
import type { Chicoree } from '../vocabulary.ts';
import * as draw from './pictures.tsx';

export const panels: readonly Panel<Chicoree>[] = [
  {
    name: 'set-up',
    part: 'set-up',
    Picture: draw.SetUp,
    shows: {
      en: 'A face-down pile, and the tokens of one player.',
      fr: 'Une pioche face cachée, et les pions d’un joueur.',
    },
    say: ({ firstTokens }) => ({
      en: `One pile, ${firstTokens.value} tokens each, and no cards in hand.`,
      fr: `Une pioche, ${firstTokens.value} pions chacun, et aucune carte en main.`,
    }),
  },
  {
    name: 'starts',
    part: 'turn',
    Picture: draw.Starts,
    shows: ({ incomes }) => ({
      en: `The three Starts: Egypt pays ${incomes.egypt.value}, Greece ${incomes.greece.value}, the monks ${incomes.monks.value}.`,
      fr: `Les trois Départs : l’Égypte paie ${incomes.egypt.value}, la Grèce ${incomes.greece.value}, les moines ${incomes.monks.value}.`,
    }),
    say: {
      en: 'First lay a Start. It pays you every turn, and you never get another.',
      fr: 'Posez d’abord un Départ. Il paie à chaque tour, et vous n’en changerez pas.',
    },
  },
  {
    name: 'two-orders',
    part: 'turn',
    Picture: draw.TwoOrders,
    shows: {
      en: 'Links 1 to 5 in a row; below them the sign “open” beside 6 and 7.',
      fr: 'Les maillons 1 à 5 en ligne ; dessous, l’enseigne « ouvert » près du 6 et du 7.',
    },
    say: {
      en: 'One link a turn. 1 to 5 in order; 6-7 once someone has harvested.',
      fr: 'Un maillon par tour. 1 à 5 dans l’ordre ; 6-7 dès la première récolte.',
    },
  },
  {
    name: 'one-for-you',
    part: 'turn',
    Picture: draw.OneForYou,
    shows: {
      en: 'From the pile one card goes to a hand, one face up to the middle.',
      fr: 'De la pioche, une carte va en main, une autre, visible, au milieu.',
    },
    say: {
      en: 'Then draw: one card for you, one for everybody.',
      fr: 'Puis piochez : une carte pour vous, une pour tous.',
    },
  },
  {
    name: 'open-auction',
    part: 'turn',
    Picture: draw.OpenAuction,
    shows: {
      en: 'A factory under the hammer; the purse of the highest bidder pays 4.',
      fr: 'Une fabrique sous le marteau ; la bourse du plus offrant paie 4.',
    },
    say: {
      en: 'Links 1 to 5: highest bid; only the winner pays.',
      fr: 'Maillons 1 à 5 : au plus offrant ; seul le gagnant paie.',
    },
  },
  {
    name: 'closed-fists',
    part: 'turn',
    Picture: draw.ClosedFists,
    shows: {
      en: 'Three open hands with 5, 4 and 2 tokens; Egypt goes to the 5, the others lose theirs.',
      fr: 'Trois mains ouvertes à 5, 4 et 2 pions ; l’Égypte va au 5, les autres perdent les leurs.',
    },
    say: {
      en: 'Start, 6, 7: secret bids. Everybody pays, one wins.',
      fr: 'Départ, 6, 7 : mises secrètes. Tous paient, un seul gagne.',
    },
  },
  {
    name: 'challenge',
    part: 'turn',
    Picture: draw.Challenge,
    shows: {
      en: 'Cards with 3, 2 and 1 flowers: six flowers, six tokens.',
      fr: 'Des cartes à 3, 2 et 1 fleurs : six fleurs, six pions.',
    },
    say: {
      en: 'Challenge: most flowers takes one token per flower; cards played are lost.',
      fr: 'Défi : un pion par fleur à qui en montre le plus ; cartes perdues.',
    },
  },
  {
    name: 'rivals-pay',
    part: 'turn',
    Picture: draw.RivalsPay,
    shows: ({ shopIncome, exportIncome }) => ({
      en: `A rival’s purse pays ${shopIncome.value} for the shop and ${exportIncome.value} for the export.`,
      fr: `La bourse d’un rival paie ${shopIncome.value} pour le magasin et ${exportIncome.value} pour l’export.`,
    }),
    say: {
      en: 'Shops and export: every rival pays you on your turn.',
      fr: 'Magasins et export : chaque rival vous paie à votre tour.',
    },
  },
  {
    name: 'specials',
    part: 'turn',
    Picture: draw.Specials,
    shows: {
      en: 'Fire destroys a factory; In fashion draws two cards.',
      fr: 'Le feu détruit une fabrique ; À la mode fait piocher deux cartes.',
    },
    say: {
      en: 'Red cards hurt a rival, ochre cards let you draw more.',
      fr: 'Les rouges frappent un rival, les ocres font piocher.',
    },
  },
  {
    name: 'end',
    part: 'end',
    Picture: draw.Won,
    shows: { en: 'A Start and all seven links laid.', fr: 'Un Départ et les sept maillons posés.' },
    say: {
      en: 'All seven at the end of your turn: you win. Bankrupt: you are out.',
      fr: 'Les sept à la fin de votre tour : gagné. En faillite : éliminé.',
    },
  },
];
