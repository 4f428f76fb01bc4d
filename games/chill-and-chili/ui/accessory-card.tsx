import { type Card, VEGETABLE_FACES } from '../data/cards.ts';
import { ACCESSORIES } from './art/accessories.tsx';
import { Coin } from './art/tokens.tsx';

/** An accessory card, with its price while it is for sale. */
export function AccessoryCard({ card, price, name }: { card: Card; price?: number; name?: string }) {
  const Accessory = ACCESSORIES[card - VEGETABLE_FACES]!;
  return (
    <span class="cc-card cc-accessory">
      {price !== undefined && (
        <span class="cc-card-head cc-card-price">
          <b>{price}</b>
          <Coin class="cc-coin" />
        </span>
      )}
      <Accessory class="cc-card-picture" />
      {name && <span class="cc-card-name">{name}</span>}
    </span>
  );
}
