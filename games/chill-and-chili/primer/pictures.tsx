import { Arrow, At, Label, Mark, Ring } from '../../../web/kit/primer/drawing.tsx';
import type { PanelProps } from '../../../web/kit/primer/primer.ts';
import { type Card, cardOf, COINS_PER_POINT, kindName, PRICES, sunsOf, WATERING_CAN } from '../data/cards.ts';
import type { Edition } from '../data/edition.ts';
import { AccessoryCard } from '../ui/accessory-card.tsx';
import { CardBack } from '../ui/art/stall.tsx';
import { Coin, Drop } from '../ui/art/tokens.tsx';
import { Pond, Supply, Well } from '../ui/art/waters.tsx';
import { Garden } from '../ui/garden.tsx';
import { VegetableCard } from '../ui/vegetable-card.tsx';
import { TABLE_WORDS } from '../ui/words.ts';
import type { ChillAndChili } from '../vocabulary.ts';

type Props = PanelProps<ChillAndChili>;

const BRIM = 12;
const CARROTS = [cardOf('carrot', 1), cardOf('carrot', 2)];
const TOMATOES = [cardOf('tomato', 1), cardOf('tomato', 2)];
const CHILIS = [cardOf('chili', 2), cardOf('chili', 3), cardOf('chili', 2)];

interface FaceProps {
  readonly card: Card;
  readonly edition: Edition;
  readonly name?: string;
}

/** A card as it lies on the market or in a hand. */
const Face = ({ card, edition }: FaceProps) => (
  <VegetableCard card={card} points={edition.kinds[kindName(card)].points.value} />
);

interface BedProps extends Props {
  readonly cards: readonly Card[];
  readonly drops: number;
}

/** A bed as it lies in a garden. */
function Bed({ cards, drops, edition, language }: BedProps) {
  const suns = cards.reduce((n, card) => n + sunsOf(card), 0);
  const [points = 0] = edition.kinds[kindName(cards[0] ?? 0)].points.value;
  const bed = { cards: [...cards], drops, suns, points };
  return <Garden seat={0} beds={[bed]} words={TABLE_WORDS[language]} choices={[]} onWater={null} />;
}

/** What everybody begins with. */
export function SetUp({ edition }: Props) {
  const hand = [CARROTS[0], TOMATOES[1], CHILIS[0], TOMATOES[0], cardOf('corn', 1)];
  return (
    <>
      {hand.map((card, i) => (
        <At key={i} x={4.2 + 3.6 * i} y={6.4 + 0.35 * (i - 2) ** 2} width={5.6} turn={8 * (i - 2)}>
          <Face card={card ?? 0} edition={edition} />
        </At>
      ))}
      {[0, 1, 2, 3].map(i => (
        <At key={i} x={6.6 + 3.6 * i} y={14.9} width={3.3}>
          <Coin />
        </At>
      ))}
    </>
  );
}

export function Slides() {
  return (
    <>
      <At x={7.4} y={6.4} width={13.4}>
        <Supply tokens={60} />
      </At>
      <At x={15.8} y={12.8} width={15.5}>
        <Pond tokens={5} capacity={BRIM} />
      </At>
      <Arrow from={[13.4, 4.6]} to={[18.2, 9.6]} bend={0.25} />
      <At x={16.9} y={5.2} width={3}>
        <Drop />
      </At>
    </>
  );
}

/** The three actions, side by side. */
export function OneThing({ edition, language }: Props) {
  return (
    <>
      <At x={3.6} y={7.4} width={5.6}>
        <Face card={cardOf('tomato', 2)} edition={edition} />
      </At>
      <At x={11.8} y={7.4} card={4.4}>
        <Bed cards={CARROTS} drops={1} edition={edition} language={language} />
      </At>
      <At x={20.2} y={7.8} width={7.2}>
        <Pond tokens={7} capacity={BRIM} />
      </At>
      {['A', 'B', 'C'].map((action, i) => (
        <Label key={action} x={3.6 + 8.3 * i} y={14.8} kind={i === 1 ? 'good' : 'slip'}>
          {action}
        </Label>
      ))}
      <Ring x={11.9} y={9} width={8.4} height={16.4} />
    </>
  );
}

export function Market({ edition }: Props) {
  const row = [cardOf('cauliflower', 2), CARROTS[0], TOMATOES[0], cardOf('corn', 1)];
  const x = (i: number) => 2.6 + 4.2 * i;
  return (
    <>
      {row.map((card, i) => (
        <At key={i} x={x(i)} y={7.4} width={3.9} faded={i === 2}>
          <Face card={card ?? 0} edition={edition} />
        </At>
      ))}
      {PRICES.toReversed().map((price, i) => (
        <Label key={price} x={x(i)} y={12.4} size={2}>
          {price}
        </Label>
      ))}
      <Arrow from={[x(0), 3.6]} to={[x(1), 3.6]} bend={0.35} />
      <Arrow from={[x(1), 3.6]} to={[x(2), 3.6]} bend={0.35} />
      <At x={21} y={8.6} width={5.4}>
        <Well tokens={9} />
      </At>
      <Arrow from={[x(2) + 1, 14.6]} to={[20.6, 13.4]} bend={-0.3} />
      <At x={x(2) - 0.6} y={15.3} width={2.6}>
        <Coin />
      </At>
      <At x={x(2) + 0.6} y={15.9} width={2.6}>
        <Coin />
      </At>
    </>
  );
}

export function Leaves({ edition }: Props) {
  return (
    <>
      {TOMATOES.map((card, i) => (
        <At key={i} x={3.6 + 4.6 * i} y={5.2} width={5} turn={4 * (2 * i - 1)}>
          <Face card={card} edition={edition} />
        </At>
      ))}
      {CHILIS.map((card, i) => (
        <At key={i} x={9.4 + 4.6 * i} y={12.6} width={5} turn={4 * (i - 1)}>
          <Face card={card} edition={edition} />
        </At>
      ))}
      <Label x={15.6} y={4.6} size={2.6}>
        = 2
      </Label>
      <Label x={3.2} y={13.6} size={2.6}>
        3 =
      </Label>
    </>
  );
}

export function Half() {
  return (
    <>
      <At x={7.6} y={8.4} width={15}>
        <Pond tokens={11} capacity={BRIM} taken={6} />
      </At>
      <Label x={7.6} y={2.2}>
        11
      </Label>
      <Arrow from={[14.4, 6.6]} to={[17.2, 4.6]} />
      <Arrow from={[14.4, 10.6]} to={[17.2, 12.8]} />
      <Label x={20.2} y={4.2}>
        6 <Drop />
      </Label>
      <Label x={20.2} y={8.9} kind="plain" size={1.8}>
        /
      </Label>
      <Label x={20.2} y={13.4}>
        6 <Coin />
      </Label>
    </>
  );
}

export function Bloom({ edition, language }: Props) {
  return (
    <>
      <At x={6} y={7.6} card={6}>
        <Bed cards={TOMATOES} drops={3} edition={edition} language={language} />
      </At>
      <At x={18} y={7.6} card={6}>
        <Bed cards={TOMATOES} drops={2} edition={edition} language={language} />
      </At>
      <Mark x={6} y={15.6} is="good" />
      <Mark x={18} y={15.6} is="bad" />
    </>
  );
}

export function Accessories({ edition }: Props) {
  return (
    <>
      <At x={5} y={8.6} width={7.4} turn={-4}>
        <AccessoryCard card={WATERING_CAN} price={edition.prices['watering-can'].value} />
      </At>
      <Arrow from={[9.8, 8.6]} to={[13.2, 8.6]} />
      <At x={18.4} y={6.4} width={6.6}>
        <Well tokens={9} />
      </At>
      <Label x={18.4} y={14.4}>
        +2 <Drop />
      </Label>
    </>
  );
}

export function LastDrop() {
  return (
    <>
      <At x={7.4} y={6.4} width={13.4}>
        <Supply tokens={0} />
      </At>
      <At x={15.8} y={12.8} width={15.5}>
        <Pond tokens={9} capacity={BRIM} />
      </At>
      <Label x={4.9} y={4.4} kind="bad" size={2.6}>
        0
      </Label>
    </>
  );
}

export function Counting({ edition, language }: Props) {
  return (
    <>
      <At x={5.6} y={5} card={5}>
        <Bed cards={TOMATOES} drops={3} edition={edition} language={language} />
      </At>
      <At x={17.4} y={5} card={5}>
        <Bed cards={CARROTS} drops={2} edition={edition} language={language} />
      </At>
      <At x={4} y={14} width={3.6} turn={-6}>
        <CardBack />
      </At>
      <Label x={8.6} y={14}>
        = 1
      </Label>
      {Array.from({ length: COINS_PER_POINT }, (_, i) => (
        <At key={i} x={12.8 + 2.2 * i} y={14} width={2.9}>
          <Coin />
        </At>
      ))}
      <Label x={21.4} y={14}>
        = 1
      </Label>
    </>
  );
}
