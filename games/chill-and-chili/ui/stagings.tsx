import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { InTurn, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Stagings } from '../../../web/kit/scene/staging.ts';
import { kindOf } from '../data/cards.ts';
import type { ChillAndChili, Face } from '../vocabulary.ts';
import { Bloom, Burst } from './art/bloom.tsx';
import { CompostHeap } from './art/stall.tsx';
import { Coin, Drop } from './art/tokens.tsx';
import { Supply, Well } from './art/waters.tsx';
import { pictureOfCard } from './pictures.tsx';

/** What happens in the garden, and what of it is a moment. */
export const stagings: Stagings<ChillAndChili> = {
  started: { lasts: 1200, sound: 'turn', picture: ({ seat }) => <PaintedSign seat={seat} /> },
  pushed: {
    lasts: 2400,
    sound: 'last',
    when: ({ supply }) => supply === 0,
    picture: () => (
      <span class="scene-whole">
        <Supply tokens={0} />
      </span>
    ),
  },
  refreshed: 'the row empties and fills on the stall',
  filled: 'the card travels from the pile to the stall',
  drew: 'the card travels from the pile to the hand',
  'bought-vegetable': 'the card travels from the stall to the hand',
  'bought-accessory': 'the card travels from its stack to the hand',
  planted: {
    lasts: 1600,
    sound: 'gain',
    picture: ({ cards, points }) => (
      <>
        <InTurn of={cards.map(pictureOfCard)} />
        <Worth after={cards.length}>{points}</Worth>
      </>
    ),
  },
  'laid-out': { lasts: 1200, sound: 'card', picture: ({ card }) => <InTurn of={[pictureOfCard(card)]} /> },
  withdrew: {
    lasts: 1200,
    sound: 'drop',
    when: ({ tokens }) => tokens > 2,
    picture: ({ tokens, as }) => <InTurn of={tokensOf(tokens, as)} />,
  },
  fetched: {
    lasts: 1200,
    sound: 'drop',
    picture: ({ tokens, as, thanksTo }) => <InTurn of={[pictureOfCard(thanksTo), ...tokensOf(tokens, as)]} />,
  },
  discarded: 'the card leaves the hand',
  watered: {
    lasts: 2000,
    sound: 'bloom',
    when: ({ full }) => full,
    picture: ({ card }) => (
      <>
        <span class="scene-one">
          <Burst />
        </span>
        <span class="scene-one" style={{ '--n': 1 }}>
          {pictureOfCard(card)}
        </span>
        <span class="scene-one" style={{ '--n': 2 }}>
          <Bloom kind={kindOf(card)} />
        </span>
      </>
    ),
  },
  spilled: {
    lasts: 1600,
    sound: 'drop',
    picture: ({ drops }, { view }) => (
      <InTurn of={[...tokensOf(drops, 'drops'), <Well key="well" tokens={view.well} />]} />
    ),
  },
  'stopped-watering': 'the next question says so',
  reshuffled: {
    lasts: 1200,
    sound: 'card',
    picture: () => (
      <span class="scene-whole">
        <CompostHeap />
      </span>
    ),
  },
  ended: {
    lasts: 1600,
    sound: 'over',
    picture: () => (
      <span class="scene-whole">
        <Supply tokens={0} />
      </span>
    ),
  },
};

/** More of them say no more. */
const MANY = 6;
const tokensOf = (n: number, as: Face) =>
  Array.from({ length: Math.min(n, MANY) }, (_, i) => (as === 'coins' ? <Coin key={i} /> : <Drop key={i} />));
