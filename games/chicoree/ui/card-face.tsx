import type { ComponentChildren } from 'preact';
import { Card } from '../../../web/kit/card.tsx';
import type { Card as CardId, Kind } from '../data/cards.ts';
import { flowersOf, isSoldByFists, kindOf, stepOf, targetStep } from '../data/cards.ts';
import type { Edition } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import type { TableWords } from '../texts/table.en.ts';
import { CardPicture } from './art/cards.tsx';
import { Paper } from './art/papers.tsx';
import { Back, Fist, Flower, Stop, Token } from './art/things.tsx';

/** The paper of each kind; its frame is the same colour, deeper. */
export const TINTS: { readonly [K in Kind]: string } = {
  start: '#fbdf9a',
  link: '#fff3d6',
  joker: '#dfe4fb',
  destroyer: '#f8d3c0',
  blocker: '#f8d3c0',
  booster: '#fae0a6',
  challenge: '#d3e1f7',
};

interface CardFaceProps {
  readonly card: CardId;
  readonly words: TableWords;
  readonly edition: Edition;
  /** More than one of the same. */
  readonly count?: number;
}

/** A card as it is printed: corner, picture, name. Its kind shows in corner and frame, not in colour alone. */
export function CardFace({ card, words, edition, count = 1 }: CardFaceProps) {
  return (
    <Card
      class="ch-card"
      tint={TINTS[kindOf(card)]}
      index={cornerOf(card, edition)}
      need={isSoldByFists(card) ? <Fist /> : undefined}
      picture={
        <>
          <Paper kind={kindOf(card)} />
          <CardPicture card={card} class="card-picture" />
        </>
      }
      name={words.short(card)}
      foot={count > 1 ? <Times count={count} /> : undefined}
    />
  );
}

/** So many cards of one face, one under the other. */
export function Times({ count }: { readonly count: number }) {
  return (
    <b class="ch-tag ch-times num">
      {count}
      <Back />
    </b>
  );
}

function cornerOf(card: CardId, edition: Edition): ComponentChildren {
  const { income, boost } = tablesOf(edition);
  switch (kindOf(card)) {
    case 'start':
      return (
        <>
          {income[card]}
          <Token />
        </>
      );
    case 'link':
      return stepOf(card);
    case 'joker':
      return '1–7';
    case 'destroyer':
      return `✕${targetStep(card)}`;
    case 'blocker':
      return <Stop />;
    case 'booster':
      return `+${boost}`;
    case 'challenge':
      return (
        <>
          {flowersOf(card)}
          <Flower />
        </>
      );
  }
}
