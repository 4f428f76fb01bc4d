import { nth } from '../../../core/sure.ts';
import { Card } from '../../../web/kit/card.tsx';
import { type Card as CardId, VEGETABLE_FACES } from '../data/cards.ts';
import { ACCESSORIES } from './art/accessories.tsx';
import { Coin } from './art/tokens.tsx';
import { steady } from '../../../web/kit/steady.tsx';

/** An accessory card, with its price while it is for sale. */
export const AccessoryCard = steady(function AccessoryCard({
  card,
  price,
  name,
}: {
  card: CardId;
  price?: number;
  name?: string;
}) {
  const Accessory = nth(ACCESSORIES, card - VEGETABLE_FACES);
  const cost = price !== undefined && (
    <>
      {price}
      <Coin />
    </>
  );
  return (
    <Card
      class="cc-tool"
      tint="#dfe6ea"
      index={cost || undefined}
      picture={<Accessory class="card-picture" />}
      name={name}
    />
  );
});
