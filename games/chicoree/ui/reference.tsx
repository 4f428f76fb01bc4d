import type { Sourced } from '../../../core/edition.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceLegend, SourceMark } from '../../../web/kit/provenance.tsx';
import { CARDS, cardCalled, cardName, isLink, NAMED_BY, STARTS, stepOf } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree } from '../vocabulary.ts';
import { CardPicture } from './art/cards.tsx';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** Every card of the box with its copies, and every number of the game, each with how we know it. */
export function Reference({ edition, language }: ReferenceProps<Chicoree>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const mark = (of: Sourced<unknown>) => <SourceMark of={of} language={language} />;
  const numbers: readonly (readonly [string, Sourced<number>])[] = [
    [reference.tokensFirst, edition.firstTokens],
    ...STARTS.map(start => [words.card(cardCalled(start)), edition.incomes[start]] as const),
    [reference.shopIncome, edition.shopIncome],
    [reference.exportIncome, edition.exportIncome],
    [reference.blockTurns, edition.blockTurns],
    [reference.boost, edition.boost],
  ];
  const all = [...CARDS.map(card => edition.copies[card]), ...numbers.map(([, number]) => number)];
  return (
    <div class="ch-reference">
      <p>{reference.intro}</p>
      <h3>{reference.numbers}</h3>
      <dl class="ch-numbers">
        {numbers.map(([term, number]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {number.value}
              {mark(number)}
            </dd>
          </div>
        ))}
      </dl>
      <h3>
        {reference.cards} <small>({reference.deck(tablesOf(edition).deck.length)})</small>
      </h3>
      <ul class="ch-reference-cards">
        {CARDS.map((name, card) => (
          <li key={name}>
            <CardPicture card={card} class="ch-reference-picture" />
            <div>
              <strong>{words.card(card)}</strong>
              {isLink(card) && NAMED_BY[stepOf(card) - 1] === 'guess' && (
                <em class="ch-guessed"> {reference.guessedName}</em>
              )}
              <p>{words.effects[cardName(card)]}</p>
            </div>
            <span class="ch-copies" title={reference.copies}>
              <span class="only-heard">{reference.copies}: </span>×{edition.copies[name].value}
              {mark(edition.copies[name])}
            </span>
          </li>
        ))}
      </ul>
      <SourceLegend of={all} language={language} />
      <p class="hint">{reference.edition(edition.name)}</p>
    </div>
  );
}
