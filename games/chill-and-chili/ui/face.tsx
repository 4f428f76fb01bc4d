import { accessoryName, type Card, isAccessory, kindName } from '../data/cards.ts';
import type { Edition } from '../data/edition.ts';
import type { TableWords } from '../texts/table.en.ts';
import { AccessoryCard } from './accessory-card.tsx';
import { VegetableCard } from './vegetable-card.tsx';

interface FaceProps {
  readonly card: Card;
  readonly edition: Edition;
  readonly words: TableWords;
  readonly drops?: number;
}

/** Any card of the box, as it lies on the table. */
export function Face({ card, edition, words, drops = 0 }: FaceProps) {
  if (isAccessory(card))
    return <AccessoryCard card={card} name={words.accessories[accessoryName(card)].name} />;
  const kind = kindName(card);
  const points = edition.kinds[kind].points.value;
  return <VegetableCard card={card} points={points} drops={drops} name={words.kinds[kind]} />;
}
