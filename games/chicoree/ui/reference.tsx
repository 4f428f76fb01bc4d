import type { Sourced } from '../../../core/edition.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { ReferenceSheet } from '../../../web/kit/reference-list.tsx';
import { CARDS, cardCalled, cardName, isLink, NAMED_BY, STARTS, stepOf } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree } from '../vocabulary.ts';
import { CardPicture } from './art/cards.tsx';
import { Token } from './art/things.tsx';
import { TABLE_WORDS } from './words.ts';

/** Every card of the box with its copies, and every number of the game, each with how we know it. */
export function Reference({ edition, language }: ReferenceProps<Chicoree>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const numbers: readonly (readonly [string, Sourced<number>])[] = [
    [reference.tokensFirst, edition.firstTokens],
    ...STARTS.map(start => [words.card(cardCalled(start)), edition.incomes[start]] as const),
    [reference.shopIncome, edition.shopIncome],
    [reference.exportIncome, edition.exportIncome],
    [reference.blockTurns, edition.blockTurns],
    [reference.boost, edition.boost],
  ];
  const cards = CARDS.map((name, card) => ({
    key: name,
    picture: <CardPicture card={card} />,
    title: words.card(card),
    facts: [
      { fact: words.effects[cardName(card)] },
      // The mark follows a word: behind a number it would read as an exponent.
      { fact: reference.copies(edition.copies[name].value), from: edition.copies[name] },
      ...(isLink(card) && NAMED_BY[stepOf(card) - 1] === 'guess'
        ? [{ fact: <em>{reference.guessedName}</em> }]
        : []),
    ],
  }));
  const sums = numbers.map(([term, number]) => ({ term, fact: number.value, from: number }));
  const title = `${reference.cards} (${reference.deck(tablesOf(edition).deck.length)})`;
  return (
    <ReferenceSheet
      intro={reference.intro}
      lists={[
        {
          title: reference.numbers,
          entries: [{ key: 'numbers', picture: <Token />, title: reference.numbers, facts: sums }],
        },
        { title, entries: cards },
      ]}
      edition={edition}
      language={language}
    />
  );
}
