import { type Card, VEGETABLE_FACES } from '../data/cards.ts';
import { ACCESSORIES } from './art/accessories.tsx';
import { Coin } from './art/tokens.tsx';

/** An accessory card, with its price while it is for sale. */
export function AccessoryCard({ card, price, name }: { card: Card; price?: number; name?: string }) {
  const Accessory = ACCESSORIES[card - VEGETABLE_FACES]!;
  return (
    <span class="card cc-card cc-accessory">
      {price !== undefined && (
        <b class="card-index num">
          {price}
          <Coin />
        </b>
      )}
      <Accessory class="card-picture" />
      {name && <span class="card-name">{name}</span>}
    </span>
  );
}
