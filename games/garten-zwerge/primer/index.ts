import { type Primer, RULINGS_IN_SHORT } from '../../../web/kit/primer/primer.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { panels } from './panels.ts';

const { treasurer, partner, breeding, prize, bill, gold, schmiedel } = examples;

export const primer: Primer<GartenZwerge> = {
  panels,
  chapters: [
    {
      opens: 'GZ-01',
      inShort: {
        en: 'A golden hat or 4000 petals. Five phases a round: treasurer, jobs, breeding, contests, upkeep.',
        fr: 'Un chapeau d’or ou 4000 pétales. Cinq phases par tour : trésorier, métiers, naissances, concours, entretien.',
      },
      printed: ['GZ-01', 'GZ-12'],
    },
    {
      opens: 'GZ-13',
      inShort: {
        en: 'The highest hat makes the treasurer; then two contests and an event are drawn.',
        fr: 'Le plus haut chapeau fait le trésorier ; puis on tire deux concours et un événement.',
      },
      printed: ['GZ-13', 'GZ-14', 'GZ-18'],
      examples: [treasurer],
    },
    {
      opens: 'GZ-21',
      inShort: {
        en: 'In turn, one job for one gnome: garden, seek, offer, sell, two-for-one or contest.',
        fr: 'Chacun son tour, un métier pour un nain : jardin, chercher, prêter, vendre, deux pour un ou concours.',
      },
      printed: [
        'GZ-21',
        'GZ-26',
        'GZ-27',
        'GZ-33',
        'GZ-36',
        'GZ-37',
        'GZ-40',
        'GZ-44',
        'GZ-47',
        'GZ-48',
        'GZ-51',
      ],
      examples: [partner, gold],
    },
    {
      opens: 'GZ-52',
      inShort: {
        en: 'A newborn for every pair, from the pile of the higher hat. The partner goes home.',
        fr: 'Un nouveau-né par couple, de la pile du plus haut chapeau. Le compagnon rentre chez lui.',
      },
      printed: ['GZ-53', 'GZ-56'],
      examples: [breeding],
    },
    {
      opens: 'GZ-58',
      inShort: {
        en: 'Two rival gnomes from the pile of the contest’s colour. The highest hat wins, equals share.',
        fr: 'Deux nains rivaux tirés de la pile de la couleur du concours. Le plus haut chapeau gagne, les égaux partagent.',
      },
      printed: ['GZ-58', 'GZ-59', 'GZ-60', 'GZ-61'],
      examples: [prize],
    },
    {
      opens: 'GZ-63',
      inShort: {
        en: '100 petals a gnome. Who cannot pay sells until the bill is paid.',
        fr: '100 pétales par nain. Faute de pétales, on vend jusqu’à régler la note.',
      },
      printed: ['GZ-63', 'GZ-64'],
      examples: [bill],
    },
    {
      opens: 'GZ-65',
      inShort: {
        en: 'The round is played out; among several, the better collection wins.',
        fr: 'Le tour se joue jusqu’au bout ; entre plusieurs, la meilleure collection gagne.',
      },
      printed: ['GZ-65', 'GZ-66'],
    },
    {
      opens: 'GZ-68',
      inShort: {
        en: 'Partners are found by calling out prices and promises, all at once.',
        fr: 'Les compagnons se trouvent à la criée, prix et promesses, tous à la fois.',
      },
    },
    {
      opens: 'GZ-74',
      inShort: {
        en: 'He lends and borrows, nothing else; his price is two markers and the gnome’s value.',
        fr: 'Il prête et emprunte, rien d’autre ; son prix : deux marqueurs et la valeur du nain.',
      },
      printed: ['GZ-74', 'GZ-76', 'GZ-78'],
      examples: [schmiedel],
    },
    {
      opens: 'GZ-X1',
      inShort: {
        en: 'Ten worked examples, in words; most can be tried above.',
        fr: 'Dix exemples en toutes lettres ; la plupart s’essaient plus haut.',
      },
    },
    {
      opens: 'GZ-A01',
      inShort: RULINGS_IN_SHORT,
    },
  ],
};
