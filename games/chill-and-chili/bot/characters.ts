import type { Character } from '../../../bots/characters.ts';
import type { Taste } from '../../../bots/craft.ts';
import { nth } from '../../../core/sure.ts';
import { FERTILISER, KINDS, kindOf, SCARECROW, WATERING_CAN } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';

const CHILI = KINDS.indexOf('chili');

/** What each of them would rather do, if it costs little. */
export const CHARACTERS: { readonly [C in Character]?: Taste<ChillAndChili> } = {
  hoarder: move =>
    move.type === 'draw' || move.type === 'buy-vegetable' ? 1 : move.type === 'plant' ? -0.5 : 0,
  gambler: move => (move.type === 'draw' || move.type === 'scare' || move.type === 'refresh' ? 1 : 0),
  miser: move =>
    move.type === 'withdraw' && move.as === 'coins'
      ? 1
      : move.type === 'buy-vegetable'
        ? (1 - move.price) / 3
        : 0,
  'show-off': (move, { market }) => {
    if (move.type === 'plant') return kindOf(nth(move.cards, 0)) >= CHILI - 2 ? 1 : -0.5;
    if (move.type !== 'buy-vegetable') return 0;
    const card = nth(market, move.row)[move.price - 1];
    return card !== null && card !== undefined && kindOf(card) >= CHILI - 2 ? 1 : 0;
  },
  gardener: move =>
    move.type === 'plant' || (move.type === 'withdraw' && move.as === 'drops')
      ? 1
      : move.type === 'buy-accessory' && move.card === WATERING_CAN
        ? 1
        : move.type === 'buy-accessory' && move.card === FERTILISER
          ? -1
          : 0,
  rival: move =>
    move.type === 'withdraw' ||
    move.type === 'refresh' ||
    (move.type === 'buy-accessory' && move.card === SCARECROW)
      ? 1
      : 0,
};
