import { type Primer, RULINGS_IN_SHORT } from '../../../web/kit/primer/primer.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { panels } from './panels.ts';

const { maya, lines, group, begins } = examples;

export const primer: Primer<SeasonsOfRice> = {
  panels,
  chapters: [
    {
      opens: 'SR-01',
      inShort: {
        en: 'Broad brown paths bound fields; thin furrows only divide them into squares.',
        fr: 'Les larges chemins bruns bordent les champs ; les fins sillons les divisent seulement en carrés.',
      },
      printed: ['SR-04', 'SR-05', 'SR-06'],
    },
    {
      opens: 'SR-10',
      inShort: {
        en: 'Two cards each: an ancestor and a first paddy. Then seven cards each.',
        fr: 'Deux cartes chacun : un ancêtre et une première rizière. Puis sept cartes chacun.',
      },
      printed: ['SR-11', 'SR-15'],
    },
    {
      opens: 'SR-18',
      inShort: {
        en: 'Both at once and in secret: place one card, send one to the row, swap hands.',
        fr: 'Tous deux à la fois et en secret : placez une carte, envoyez-en une à la rangée, échangez vos mains.',
      },
      printed: ['SR-19', 'SR-20', 'SR-21', 'SR-22', 'SR-24'],
    },
    {
      opens: 'SR-27',
      inShort: {
        en: 'By turns, take a card of the row and place it. Fewer points begins.',
        fr: 'À tour de rôle, prenez une carte de la rangée et placez-la. Le joueur qui a le moins de points commence.',
      },
      printed: ['SR-28', 'SR-29', 'SR-31', 'SR-32'],
      examples: [begins],
    },
    {
      opens: 'SR-33',
      inShort: {
        en: 'Any way round, along a side, lines running on. No path may end inside a field that closes.',
        fr: 'Dans tous les sens, le long d’un côté, lignes suivies. Aucun chemin ne finit dans un champ qui se ferme.',
      },
      printed: ['SR-33', 'SR-34', 'SR-37', 'SR-38', 'SR-41'],
      examples: [lines],
    },
    {
      opens: 'SR-45',
      inShort: {
        en: 'Once, when it closes: size, farmers as a group, and every buffalo.',
        fr: 'Une seule fois, à la fermeture : taille, agriculteurs en groupe, et chaque buffle.',
      },
      printed: ['SR-46', 'SR-47', 'SR-48', 'SR-49', 'SR-50', 'SR-51'],
      examples: [maya, group],
    },
    {
      opens: 'SR-53',
      inShort: {
        en: 'One more way to score, at the time its symbol says.',
        fr: 'Une façon de plus de marquer, au moment que dit son symbole.',
      },
      printed: ['SR-53', 'SR-54', 'SR-55', 'SR-56'],
    },
    {
      opens: 'SR-76',
      inShort: {
        en: 'Buffaloes in open fields lose a point each, then ancestors count. Ties: more farmers.',
        fr: 'Un point perdu par buffle en champ ouvert, puis les ancêtres comptent. Égalité : le plus d’agriculteurs.',
      },
      printed: ['SR-76', 'SR-77', 'SR-80', 'SR-81'],
    },
    {
      opens: 'SR-X01',
      inShort: {
        en: 'Eleven worked examples, in words; some can be tried above.',
        fr: 'Onze exemples en toutes lettres ; certains s’essaient plus haut.',
      },
    },
    {
      opens: 'SR-A01',
      inShort: RULINGS_IN_SHORT,
      printed: ['SR-A03', 'SR-A04'],
    },
  ],
};
