import type { ComponentChildren } from 'preact';
import { type Card, flowersOf, isSoldByFists, kindOf, stepOf, targetStep } from '../data/cards.ts';
import type { Edition } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import type { TableWords } from '../texts/table.en.ts';
import { CardPicture } from './art/cards.tsx';
import { Fist, Flower, Stop, Token } from './art/things.tsx';

interface CardFaceProps {
  readonly card: Card;
  readonly words: TableWords;
  readonly edition: Edition;
  /** More than one of the same. */
  readonly count?: number;
}

/** A card as it is printed: corner, picture, name. Its kind shows in corner and border, not in colour alone. */
export function CardFace({ card, words, edition, count = 1 }: CardFaceProps) {
  return (
    <span class={count > 1 ? 'ch-card ch-card-several' : 'ch-card'} data-kind={kindOf(card)}>
      <span class="ch-card-corner">{cornerOf(card, edition)}</span>
      {isSoldByFists(card) && <Fist class="ch-card-hand" />}
      <CardPicture card={card} class="ch-card-picture" />
      <span class="ch-card-name">{words.short(card)}</span>
      {count > 1 && <b class="ch-card-count">×{count}</b>}
    </span>
  );
}

function cornerOf(card: Card, edition: Edition): ComponentChildren {
  const { income, boost } = tablesOf(edition);
  switch (kindOf(card)) {
    case 'start':
      return (
        <>
          {income[card]}
          <Token class="ch-icon" />
        </>
      );
    case 'link':
      return stepOf(card);
    case 'joker':
      return '1–7';
    case 'destroyer':
      return `✕${targetStep(card)}`;
    case 'blocker':
      return <Stop class="ch-icon" />;
    case 'booster':
      return `+${boost}`;
    case 'challenge':
      return (
        <>
          {flowersOf(card)}
          <Flower class="ch-icon" />
        </>
      );
  }
}
