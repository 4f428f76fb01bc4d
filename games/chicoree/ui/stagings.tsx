import { Fist } from '../../../web/kit/fist.tsx';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { InTurn, Small, Struck, Theirs, Towards, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Scenery, Stagings } from '../../../web/kit/scene/staging.ts';
import { nth } from '../../../core/sure.ts';
import { type Card, HARVEST_STEP, linkOf, STEPS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree, View } from '../vocabulary.ts';
import { Apron, Easel, Tin } from './art/furniture.tsx';
import { Back, Flower, Hammer, Purse, ShopSign, Stop, Token } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { TABLE_WORDS } from './words.ts';

/** From here on the chain is nearly closed. */
const MUCH = 5;

/** What happens in the back room, and what of it is a moment. */
export const stagings: Stagings<Chicoree> = {
  started: { lasts: 1200, sound: 'turn', picture: ({ seat }) => <PaintedSign seat={seat} /> },
  'turn-began': 'the ring around a seat goes on to the next',
  earned: 'the tokens travel from the bank to the purse',
  'went-without': {
    lasts: 1600,
    hits: ({ seat }) => [seat],
    picture: ({ seat, income, charge }, { view }) => (
      <>
        <Struck>
          <Tokens n={income + charge * othersThan(seat, view).length} />
        </Struck>
        <Towards after={1} />
        <Theirs seat={seat} after={2}>
          <Stop />
        </Theirs>
      </>
    ),
  },
  paid: {
    lasts: 1000,
    sound: 'coin',
    when: ({ tokens }) => tokens > 1,
    picture: ({ from, to, tokens }) => <Payment from={from} to={to} tokens={tokens} />,
  },
  collected: 'the tokens travel from purse to purse as they are paid',
  'fell-short': {
    lasts: 2200,
    hits: ({ seat }) => [seat],
    picture: ({ seat, to, owed, tokens }) => (
      <>
        <Theirs seat={seat}>
          <Purse />
          <Tokens n={`${tokens} / ${owed}`} after={1} />
        </Theirs>
        <Towards after={2} />
        <PaintedSign seat={to} />
      </>
    ),
  },
  'put-up': 'the card goes up on the easel',
  'went-bankrupt': {
    lasts: 2600,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    picture: ({ seat, to, tokens }) => (
      <>
        <Theirs seat={seat}>
          <Apron />
        </Theirs>
        <Towards after={1} />
        <Theirs seat={to} after={2}>
          <Tokens n={`+${tokens}`} />
        </Theirs>
      </>
    ),
  },
  'shop-opened': {
    lasts: 1400,
    sound: 'gain',
    picture: ({ seat, card }, scenery) => (
      <>
        <Small>
          <InTurn
            of={othersThan(seat, scenery.view).map(other => <PaintedSign key={other} seat={other} />)}
          />
        </Small>
        <Tokens n={tablesOf(scenery.edition).shopIncome} after={1} />
        <Towards after={2} />
        <Theirs seat={seat} after={3}>
          <Face card={card} {...scenery} />
        </Theirs>
      </>
    ),
  },
  'link-laid': {
    lasts: 1800,
    sound: 'lamps',
    when: ({ step }) => step >= MUCH,
    picture: ({ seat, card, step }, scenery) => (
      <>
        <Small>
          <InTurn of={laidBefore(seat, step, scenery)} />
        </Small>
        <Theirs seat={seat} state="won" after={STEPS.length}>
          <Face card={card} {...scenery} />
        </Theirs>
      </>
    ),
  },
  'shops-allowed': {
    lasts: 2000,
    sound: 'bloom',
    picture: ({ seat }, scenery) => (
      <>
        <Theirs seat={seat}>
          <Face card={linkOf(HARVEST_STEP)} {...scenery} />
        </Theirs>
        <Towards after={1} />
        <span class="scene-one" style={{ '--n': 2 }}>
          <ShopSign open words={TABLE_WORDS[scenery.language].shops.open} />
        </span>
      </>
    ),
  },
  'start-laid': {
    lasts: 1400,
    sound: 'card',
    picture: ({ seat, card }, scenery) => (
      <>
        <Theirs seat={seat}>
          <Face card={card} {...scenery} />
        </Theirs>
        <Tokens n={`+${nth(tablesOf(scenery.edition).income, card)}`} after={1} />
      </>
    ),
  },
  destroyed: {
    lasts: 2600,
    sound: 'storm',
    hits: ({ target }) => [target],
    picture: ({ seat, target, card, lost }, scenery) => (
      <>
        <Theirs seat={seat}>
          <Face card={card} {...scenery} />
        </Theirs>
        <Towards after={1} />
        <Theirs seat={target} after={2}>
          <Struck after={4}>
            <Face card={lost} {...scenery} />
          </Struck>
        </Theirs>
      </>
    ),
  },
  blocked: {
    lasts: 2400,
    sound: 'storm',
    hits: ({ target }) => [target],
    picture: ({ seat, target, card, turns }, scenery) => (
      <>
        <Theirs seat={seat}>
          <Face card={card} {...scenery} />
        </Theirs>
        <Towards after={1} />
        <Theirs seat={target} after={2}>
          <Stop />
          <Worth after={3}>×{turns}</Worth>
        </Theirs>
      </>
    ),
  },
  boosted: {
    lasts: 1200,
    sound: 'card',
    picture: ({ seat, card }, scenery) => (
      <>
        <Theirs seat={seat}>
          <Face card={card} {...scenery} />
        </Theirs>
        <Towards after={1} />
        <InTurn of={Array.from({ length: tablesOf(scenery.edition).boost }, (_, i) => <Back key={i} />)} />
      </>
    ),
  },
  drew: 'the card travels from the pile to the hand',
  'turned-up': 'the card travels from the pile to the easel',
  took: 'the card stays on the easel, and the notice beside it says who took it',
  'no-card': 'the pile is empty',
  reshuffled: 'the pile is high again',
  called: 'the number stands on their paddle',
  passed: 'their paddle sinks',
  sold: {
    lasts: 1800,
    sound: 'coin',
    picture: ({ seat, card, tokens, seller }, scenery) => (
      <>
        {seller !== null && <PaintedSign seat={seller} />}
        <span class="scene-one">
          <Face card={card} {...scenery} />
        </span>
        <span class="scene-one" style={{ '--n': 1 }}>
          <Hammer />
        </span>
        <Theirs seat={seat} state="won" after={2}>
          <Tokens n={tokens} />
        </Theirs>
      </>
    ),
  },
  unsold: {
    lasts: 1200,
    sound: 'card',
    picture: ({ card }, scenery) => (
      <>
        <span class="scene-one">
          <Hammer />
        </span>
        <Struck after={1}>
          <Face card={card} {...scenery} />
        </Struck>
      </>
    ),
  },
  'fist-closed': 'a secret: their purse becomes a fist at the counter',
  'fists-opened': {
    lasts: 3000,
    sound: 'fists',
    picture: ({ card, bids, winner }, scenery) => {
      const shown = bids.flatMap((bid, seat) => (bid === null ? [] : [{ bid, seat }]));
      const face = <Face card={card} {...scenery} />;
      return (
        <>
          {winner === null ? <Struck after={shown.length + 1}>{face}</Struck> : <InTurn of={[face]} />}
          {shown.map(({ bid, seat }, i) => (
            <Theirs key={seat} seat={seat} state={seat === winner ? 'won' : 'lost'} after={i + 1}>
              <Fist seat={seat} holds={bid} label={scenery.names(seat)} />
              {seat === winner && <Hammer />}
            </Theirs>
          ))}
        </>
      );
    },
  },
  'hand-closed': 'a secret: their cards lie face down at the counter',
  'challenge-shown': {
    lasts: 3000,
    sound: 'fists',
    picture: ({ plays, flowers, winners, unpaid, prize }, scenery) => (
      <>
        {plays.map(
          (play, seat) =>
            play.length > 0 && (
              <Theirs key={seat} seat={seat} state={winners.includes(seat) ? 'won' : 'lost'} after={seat}>
                <Small>
                  {play.map((card, i) => (
                    <Face key={i} card={card} {...scenery} />
                  ))}
                </Small>
                <Worth>
                  {flowers[seat]}
                  <Flower />
                </Worth>
                {unpaid.includes(seat) && <Stop />}
              </Theirs>
            ),
        )}
        {winners.length > unpaid.length && <Tokens n={`+${prize}`} after={plays.length} />}
      </>
    ),
  },
  'block-ended': {
    lasts: 1000,
    picture: ({ seat }) => (
      <>
        <Struck>
          <Stop />
        </Struck>
        <PaintedSign seat={seat} />
      </>
    ),
  },
  won: {
    lasts: 3000,
    sound: 'win',
    picture: ({ seat, because }) => (
      <>
        <PaintedSign seat={seat} />
        <span class="scene-one" style={{ '--n': 1 }}>
          {because === 'chain' ? <Tin /> : <Purse />}
        </span>
      </>
    ),
  },
  stalled: {
    lasts: 2000,
    sound: 'over',
    picture: () => (
      <span class="scene-whole">
        <Easel />
      </span>
    ),
  },
};

function Face({ card, edition, language }: Scenery<Chicoree> & { readonly card: Card }) {
  return <CardFace card={card} edition={edition} words={TABLE_WORDS[language]} />;
}

function Tokens({ n, after = 0 }: { readonly n: number | string; readonly after?: number }) {
  return (
    <Worth after={after}>
      {n}
      <Token />
    </Worth>
  );
}

interface PaymentProps {
  readonly from: number;
  readonly to: number;
  readonly tokens: number;
}

function Payment({ from, to, tokens }: PaymentProps) {
  return (
    <>
      <PaintedSign seat={from} />
      <Tokens n={tokens} />
      <Towards after={1} />
      <PaintedSign seat={to} />
    </>
  );
}

const othersThan = (seat: number, { players }: View): readonly number[] =>
  players.flatMap(({ out }, other) => (out === null && other !== seat ? [other] : []));

/** What lies in this chain before a step. */
const laidBefore = (seat: number, step: number, scenery: Scenery<Chicoree>) =>
  nth(scenery.view.players, seat)
    .chain.slice(0, step - 1)
    .flatMap(([card]) => (card === undefined ? [] : [<Face key={card} card={card} {...scenery} />]));
