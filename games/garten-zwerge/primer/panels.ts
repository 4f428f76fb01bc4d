import type { Panel } from '../../../web/kit/primer/primer.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import * as draw from './pictures.tsx';

export const panels: readonly Panel<GartenZwerge>[] = [
  {
    name: 'set-up',
    part: 'set-up',
    Picture: draw.SetUp,
    shows: {
      en: 'A brown gnome, an orange gnome and a purse of petals.',
      fr: 'Un nain marron, un nain orange et une bourse de pétales.',
    },
    say: ({ sums }) => ({
      en: `Everyone starts with a brown gnome, an orange one and ${sums.purse.value} petals.`,
      fr: `Chacun commence avec un nain marron, un orange et ${sums.purse.value} pétales.`,
    }),
  },
  {
    name: 'ranks',
    part: 'set-up',
    Picture: draw.Ranks,
    shows: {
      en: 'Seven hats rising from 0 to 6: grey, brown, orange, red, blue, green, gold.',
      fr: 'Sept chapeaux, de 0 à 6 : gris, marron, orange, rouge, bleu, vert, or.',
    },
    say: {
      en: 'Hats rise from grey to gold. Your flower says whose a gnome is.',
      fr: 'Les chapeaux montent du gris à l’or. La fleur dit à qui est le nain.',
    },
  },
  {
    name: 'first',
    part: 'turn',
    Picture: draw.First,
    shows: {
      en: 'A single blue gnome with the key beats two oranges and a brown.',
      fr: 'Un seul nain bleu, avec la clé, bat deux orange et un marron.',
    },
    say: {
      en: 'The highest hat makes its owner treasurer, who plays first.',
      fr: 'Le plus haut chapeau fait de vous le trésorier : vous jouez en premier.',
    },
  },
  {
    name: 'jobs',
    part: 'turn',
    Picture: draw.Jobs,
    shows: {
      en: 'A gnome with the signs of six jobs around it.',
      fr: 'Un nain entouré des enseignes de six métiers.',
    },
    say: {
      en: 'Every round, one job for each of your gnomes.',
      fr: 'À chaque tour, un métier pour chacun de vos nains.',
    },
  },
  {
    name: 'fists',
    part: 'turn',
    Picture: draw.Fists,
    shows: {
      en: 'Three fists: at most 400; asked are 250 and 350, and 250 is taken.',
      fr: 'Trois poings : 400 au plus ; on demande 250 et 350, et 250 est pris.',
    },
    say: {
      en: 'Seek a partner: fists open together; the lowest price is taken, and paid.',
      fr: 'Chercher un compagnon : prix secrets ; on prend, et on paie, le plus bas.',
    },
  },
  {
    name: 'shack',
    part: 'turn',
    Picture: draw.Shack,
    shows: {
      en: 'An orange and a borrowed brown before the shack; a red comes out.',
      fr: 'Un orange et un marron prêté devant la cabane ; un rouge en sort.',
    },
    say: {
      en: 'The higher hat opens its pile; the newborn is yours.',
      fr: 'Le plus haut chapeau ouvre sa pile ; le nouveau-né est à vous.',
    },
  },
  {
    name: 'contests',
    part: 'turn',
    Picture: draw.Contests,
    shows: ({ sums }) => ({
      en: `Two podiums, for ${sums.lowerPrize.value} and ${sums.higherPrize.value} petals, with gnomes on their steps.`,
      fr: `Deux podiums, à ${sums.lowerPrize.value} et ${sums.higherPrize.value} pétales, avec des nains sur les marches.`,
    }),
    say: {
      en: 'Contests: the highest hat takes the prize; equal hats share it.',
      fr: 'Concours : le plus haut chapeau prend le prix ; à égalité, on partage.',
    },
  },
  {
    name: 'two-for-one',
    part: 'turn',
    Picture: draw.TwoForOne,
    shows: {
      en: 'Two oranges become a red, two greens a gold.',
      fr: 'Deux orange font un rouge, deux verts un or.',
    },
    say: {
      en: 'Two of a kind become one of the next hat.',
      fr: 'Deux chapeaux pareils en font un du rang au-dessus.',
    },
  },
  {
    name: 'upkeep',
    part: 'turn',
    Picture: draw.Upkeep,
    shows: ({ sums }) => ({
      en: `Three sleeping gnomes, one of them grey; each costs ${sums.upkeep.value}.`,
      fr: `Trois nains endormis, dont un gris ; chacun coûte ${sums.upkeep.value}.`,
    }),
    say: ({ sums }) => ({
      en: `Each gnome costs ${sums.upkeep.value} a round, even the lazy grey.`,
      fr: `Chaque nain coûte ${sums.upkeep.value} par tour, même le gris paresseux.`,
    }),
  },
  {
    name: 'end',
    part: 'end',
    Picture: draw.Won,
    shows: ({ sums }) => ({
      en: `A gnome with a golden hat, or ${sums.goal.value} petals.`,
      fr: `Un nain au chapeau d’or, ou ${sums.goal.value} pétales.`,
    }),
    say: ({ sums }) => ({
      en: `First golden hat wins when the round is over. So do ${sums.goal.value} petals.`,
      fr: `Le premier chapeau d’or gagne à la fin du tour. ${sums.goal.value} pétales aussi.`,
    }),
  },
];
