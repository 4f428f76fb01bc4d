import { nth } from '../../../core/sure.ts';
import { action } from '../../../web/kit/lesson/lesson.ts';
import type { Pointers } from '../../../web/kit/story/pointer.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { clauseOfCard } from './about.ts';
import {
  bedPlace,
  COMPOST,
  handPlace,
  marketPlace,
  PILE,
  POND,
  rowPlace,
  stackPlace,
  WELL,
} from './places.ts';

/** What moves rest on in the rules, and where they would happen. */
export const pointers: Pointers<ChillAndChili> = {
  refresh: { clause: 'CC-92', at: ({ row }) => [rowPlace(row)] },
  scare: { clause: 'CC-79', at: () => [PILE, action('scarecrow')] },
  draw: { clause: 'CC-36', at: () => [PILE, action('draw')] },
  'buy-vegetable': { clause: 'CC-37', at: ({ row, price }) => [marketPlace(row, price)] },
  'buy-accessory': { clause: ({ card }) => clauseOfCard(card), at: ({ card }) => [stackPlace(card)] },
  plant: { clause: ({ cards }) => clauseOfCard(nth(cards, 0)), at: ({ cards }) => cards.map(handPlace) },
  'lay-out': { clause: ({ card }) => clauseOfCard(card), at: ({ card }) => [handPlace(card)] },
  withdraw: { clause: ({ as }) => (as === 'drops' ? 'CC-87' : 'CC-84'), at: () => [POND, action('pond')] },
  'choose-face': { clause: 'CC-A07', at: () => [WELL] },
  discard: { clause: 'CC-47', at: ({ card }) => [handPlace(card), COMPOST] },
  water: { clause: 'CC-87', at: ({ bed }, { seat }) => [bedPlace(seat, bed)] },
  'finish-watering': { clause: 'CC-89', at: () => [WELL, action('finish')] },
  'end-turn': { clause: 'CC-A01', at: () => [action('end-turn')] },
};
