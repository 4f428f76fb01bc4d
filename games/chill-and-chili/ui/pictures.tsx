import { nth } from '../../../core/sure.ts';
import type { ComponentChildren } from 'preact';
import { type Card, isAccessory, kindOf, VEGETABLE_FACES } from '../data/cards.ts';
import type { Move, View } from '../vocabulary.ts';
import { ACCESSORIES } from './art/accessories.tsx';
import { CardBack } from './art/stall.tsx';
import { Coin, Drop } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';

export function pictureOfCard(card: Card): ComponentChildren {
  const Picture = isAccessory(card)
    ? nth(ACCESSORIES, card - VEGETABLE_FACES)
    : nth(VEGETABLES, kindOf(card));
  return <Picture />;
}

/** The piece a move is about. */
export function pictureOfMove(move: Move, view: View): ComponentChildren {
  switch (move.type) {
    case 'buy-vegetable': {
      const card = nth(view.market, move.row)[move.price - 1] ?? null;
      return card === null ? null : pictureOfCard(card);
    }
    case 'buy-accessory':
    case 'lay-out':
    case 'discard':
      return pictureOfCard(move.card);
    case 'plant':
      return pictureOfCard(nth(move.cards, 0));
    case 'withdraw':
    case 'choose-face':
      return move.as === 'coins' ? <Coin /> : <Drop />;
    case 'draw':
    case 'scare':
    case 'refresh':
      return <CardBack />;
    case 'water':
    case 'finish-watering':
      return <Drop />;
    case 'end-turn':
      return null;
  }
}
