import type { Panel } from '../../../web/kit/primer/primer.ts';
import { HAND } from '../data/words.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import * as draw from './pictures.tsx';

export const panels: readonly Panel<SeasonsOfRice>[] = [
  {
    name: 'ancestor',
    part: 'set-up',
    Picture: draw.Choice,
    shows: {
      en: 'An ancestor’s portrait beside a paddy: the two sides of the cards.',
      fr: 'Le portrait d’une ancêtre à côté d’une rizière : les deux faces des cartes.',
    },
    say: {
      en: 'Of two cards, one becomes your ancestor, the other your first paddy.',
      fr: 'De deux cartes, l’une devient votre ancêtre, l’autre votre première rizière.',
    },
  },
  {
    name: 'hands',
    part: 'set-up',
    Picture: draw.Hands,
    shows: {
      en: 'Seven cards in a hand; the row between the players is empty.',
      fr: 'Sept cartes en main ; entre les joueurs, la rangée est vide.',
    },
    say: {
      en: `${HAND} cards each. The row between you is still empty.`,
      fr: `${HAND} cartes chacun. Entre vous, la rangée est encore vide.`,
    },
  },
  {
    name: 'wet',
    part: 'turn',
    Picture: draw.Wet,
    shows: {
      en: 'Rain: one card goes to the land, one to the row, and the hands change places.',
      fr: 'La pluie : une carte va au terrain, une à la rangée, et les mains s’échangent.',
    },
    say: {
      en: 'Wet season: place one, send one, swap hands.',
      fr: 'Saison humide : placez, envoyez, échangez vos mains.',
    },
  },
  {
    name: 'dry',
    part: 'turn',
    Picture: draw.Dry,
    shows: {
      en: 'Sun: a row of six cards, one of them is taken.',
      fr: 'Le soleil : une rangée de six cartes, on en prend une.',
    },
    say: {
      en: 'Dry season: take turns from the row. Fewer points begins.',
      fr: 'Saison sèche : chacun son tour, dans la rangée. Le joueur qui a le moins de points commence.',
    },
  },
  {
    name: 'lines',
    part: 'turn',
    Picture: draw.Lines,
    shows: {
      en: 'Two cards level, crossed out; the same with one turned round, ticked.',
      fr: 'Deux cartes à niveau, barrées ; les mêmes, l’une retournée, cochées.',
    },
    say: {
      en: 'Side against side, lines running on. Turn cards freely.',
      fr: 'Côté contre côté, les lignes se suivent. Tournez comme vous voulez.',
    },
  },
  {
    name: 'closed',
    part: 'turn',
    Picture: draw.Closed,
    shows: {
      en: 'A land of three cards with fields that have turned gold and show their points.',
      fr: 'Un terrain de trois cartes, avec des champs dorés qui montrent leurs points.',
    },
    say: {
      en: 'Water stops at brown paths only. No leak: closed, and its points are yours.',
      fr: 'Seuls les chemins bruns arrêtent l’eau. Pas de fuite : fermé, et ses points sont à vous.',
    },
  },
  {
    name: 'end',
    part: 'end',
    Picture: draw.End,
    shows: {
      en: 'The row is empty; a buffalo in an open field loses a point.',
      fr: 'La rangée est vide ; un buffle dans un champ ouvert perd un point.',
    },
    say: ({ scoring }) => ({
      en: `Row empty: it is over. Each buffalo in an open field loses ${Math.abs(scoring.abandoned.value)}.`,
      fr: `Rangée vide : c’est fini. Chaque buffle dans un champ ouvert perd ${Math.abs(scoring.abandoned.value)}.`,
    }),
  },
  {
    name: 'size',
    part: 'scoring',
    Picture: draw.Sizes,
    shows: ({ scoring }) => ({
      en: `Fields of 1 to 5 squares score ${scoring.sizes.rulebook.value.join(', ')}; a house counts as a square.`,
      fr: `Les champs de 1 à 5 carrés valent ${scoring.sizes.rulebook.value.join(', ')} ; une maison compte pour un carré.`,
    }),
    say: {
      en: 'A closed field scores at once: squares and houses make its size.',
      fr: 'Un champ fermé rapporte aussitôt : carrés et maisons font sa taille.',
    },
  },
  {
    name: 'group',
    part: 'scoring',
    Picture: draw.Group,
    shows: ({ scoring }) => ({
      en: `One to four farmers score ${scoring.farmers.value.join(', ')}; a buffalo scores ${scoring.buffalo.value}.`,
      fr: `D’un à quatre agriculteurs : ${scoring.farmers.value.join(', ')} ; un buffle : ${scoring.buffalo.value}.`,
    }),
    say: ({ scoring }) => ({
      en: `Farmers count together, buffaloes ${scoring.buffalo.value} each.`,
      fr: `Les agriculteurs comptent ensemble, les buffles ${scoring.buffalo.value} chacun.`,
    }),
  },
  {
    name: 'bonus',
    part: 'scoring',
    Picture: draw.Bonus,
    shows: {
      en: 'Three ancestors under rain and sun, under the sun, and under the sign of the end.',
      fr: 'Trois ancêtres sous la pluie et le soleil, sous le soleil, et sous le signe de la fin.',
    },
    say: {
      en: 'Your ancestor brings extra points, when its symbol says.',
      fr: 'Votre ancêtre rapporte en plus, quand son symbole le dit.',
    },
  },
];
