import { Fist } from '../../../web/kit/fist.tsx';
import { Arrow, At, Label, Mark } from '../../../web/kit/primer/drawing.tsx';
import type { PanelProps } from '../../../web/kit/primer/primer.ts';
import { cardCalled, type CardName, LINKS, STARTS, STEPS } from '../data/cards.ts';
import { Back, Flower, Hammer, Purse, ShopSign, Token } from '../ui/art/things.tsx';
import { CardFace } from '../ui/card-face.tsx';
import { TABLE_WORDS } from '../ui/words.ts';
import type { Chicoree } from '../vocabulary.ts';

type Props = PanelProps<Chicoree>;

/** A card as it is printed. */
const Face = ({ card, edition, language }: Props & { card: CardName }) => (
  <CardFace card={cardCalled(card)} words={TABLE_WORDS[language]} edition={edition} />
);

export function SetUp({ edition }: Props) {
  return (
    <>
      {[0, 1, 2].map(i => (
        <At key={i} x={5.6 + 0.5 * i} y={8.8 - 0.4 * i} width={6.4}>
          <Back />
        </At>
      ))}
      {Array.from({ length: edition.firstTokens.value }, (_, i) => (
        <At key={i} x={13.4 + 2.7 * (i % 4)} y={5.4 + 2.9 * Math.floor(i / 4)} width={2.5}>
          <Token />
        </At>
      ))}
      <Label x={17.4} y={15}>
        {edition.firstTokens.value}
      </Label>
    </>
  );
}

export function Starts(props: Props) {
  return (
    <>
      {STARTS.map((start, i) => (
        <At key={start} x={4.2 + 7.8 * i} y={7.4} width={6.8} turn={3 * (i - 1)}>
          <Face card={start} {...props} />
        </At>
      ))}
      {STARTS.map((start, i) => (
        <Label key={start} x={4.2 + 7.8 * i} y={15.2}>
          +{props.edition.incomes[start].value} <Token />
        </Label>
      ))}
    </>
  );
}

export function TwoOrders(props: Props) {
  return (
    <>
      {LINKS.slice(0, 5).map((link, i) => (
        <At key={link} x={2.6 + 4.7 * i} y={4.6} width={4.3}>
          <Face card={link} {...props} />
        </At>
      ))}
      <Arrow from={[2.6, 8.8]} to={[21.6, 8.8]} />
      {LINKS.slice(5).map((link, i) => (
        <At key={link} x={12.6 + 5.4 * i} y={13.6} width={5}>
          <Face card={link} {...props} />
        </At>
      ))}
      <At x={4.6} y={13.4} width={7.6}>
        <ShopSign open words={TABLE_WORDS[props.language].shops.open} />
      </At>
    </>
  );
}

export function OneForYou(props: Props) {
  return (
    <>
      <At x={5} y={7.6} width={6.2}>
        <Back />
      </At>
      <Arrow from={[8.6, 9.4]} to={[12, 13.4]} bend={-0.2} />
      <Arrow from={[8.6, 6]} to={[14.6, 5.6]} bend={0.2} />
      <At x={14.6} y={14} width={4.4} turn={-8}>
        <Back />
      </At>
      <At x={18.6} y={6.8} width={6.4} turn={3}>
        <Face card="factory" {...props} />
      </At>
    </>
  );
}

export function OpenAuction(props: Props) {
  return (
    <>
      <At x={6.4} y={8.6} width={8}>
        <Face card="factory" {...props} />
      </At>
      <At x={14.4} y={5} width={5.4}>
        <Hammer />
      </At>
      <At x={18.6} y={12.4} width={5.4}>
        <Purse />
      </At>
      <Label x={20.4} y={5.4} kind="good">
        4
      </Label>
      <Label x={13.6} y={13} size={2}>
        −4 <Token />
      </Label>
    </>
  );
}

export function ClosedFists(props: Props) {
  const bids = [5, 4, 2];
  return (
    <>
      <At x={12} y={5} width={6}>
        <Face card="egypt" {...props} />
      </At>
      {bids.map((bid, seat) => (
        <At key={seat} x={4 + 8 * seat} y={13.4} class="panel-fist">
          <Fist seat={seat} holds={bid} label="" />
        </At>
      ))}
      <Mark x={2.8} y={8.8} is="good" />
      <Arrow from={[5.6, 10.2]} to={[8.6, 7]} bend={0.2} />
      {[1, 2].map(i => (
        <Label key={i} x={1.6 + 8 * i + 4.6} y={9.2} kind="bad" size={1.9}>
          −{bids[i]}
        </Label>
      ))}
    </>
  );
}

export function Challenge(props: Props) {
  const shown = ['flowers-3', 'flowers-2', 'flowers-1'] as const;
  return (
    <>
      {shown.map((card, i) => (
        <At key={card} x={4.2 + 7.8 * i} y={6.2} width={6.4} turn={4 * (i - 1)}>
          <Face card={card} {...props} />
        </At>
      ))}
      <Label x={6} y={14.8}>
        6 <Flower />
      </Label>
      <Arrow from={[9.6, 14.8]} to={[13.2, 14.8]} />
      <Label x={17.4} y={14.8} kind="good">
        +6 <Token />
      </Label>
    </>
  );
}

export function RivalsPay(props: Props) {
  const { shopIncome, exportIncome } = props.edition;
  return (
    <>
      <At x={4.6} y={7.4} width={7}>
        <Face card="shop" {...props} />
      </At>
      <At x={19.4} y={7.4} width={7}>
        <Face card="export" {...props} />
      </At>
      <At x={12} y={4.8} width={5}>
        <Purse />
      </At>
      <Arrow from={[11, 8.4]} to={[8.6, 11]} bend={-0.2} />
      <Arrow from={[13, 8.4]} to={[15.4, 11]} bend={0.2} />
      <Label x={4.6} y={15.2}>
        +{shopIncome.value} <Token />
      </Label>
      <Label x={19.4} y={15.2}>
        +{exportIncome.value} <Token />
      </Label>
    </>
  );
}

export function Specials(props: Props) {
  return (
    <>
      <At x={4.4} y={6.6} width={6.2} turn={-4}>
        <Face card="fire" {...props} />
      </At>
      <At x={8.8} y={12} width={5.4} faded>
        <Face card="factory" {...props} />
      </At>
      <Mark x={8.8} y={12} is="bad" />
      <At x={15.4} y={6.6} width={6.2} turn={4}>
        <Face card="fashion" {...props} />
      </At>
      {[0, 1].map(i => (
        <At key={i} x={18.6 + 2.6 * i} y={13 - 0.5 * i} width={4} turn={6 * i}>
          <Back />
        </At>
      ))}
    </>
  );
}

export function Won(props: Props) {
  return (
    <>
      <At x={3} y={5.4} width={5}>
        <Face card="greece" {...props} />
      </At>
      {STEPS.map((step, i) => (
        <At key={step} x={8.4 + 4.3 * (i % 4)} y={i < 4 ? 4.6 : 11.4} width={4.1}>
          <Face card={LINKS[i] ?? 'seed'} {...props} />
        </At>
      ))}
      <Mark x={21.4} y={13.6} is="good" />
    </>
  );
}
