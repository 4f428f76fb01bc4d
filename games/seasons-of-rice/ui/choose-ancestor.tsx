import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { Deck } from '../data/deck.ts';
import type { CardId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { AncestorFace } from './ancestor-card.tsx';
import { PaddyCard } from './card-face.tsx';

interface ChooseAncestorProps extends Pick<BoardProps<SeasonsOfRice>, 'frame' | 'answer'> {
  readonly deck: Deck;
  readonly words: TableWords;
}

/** The two cards dealt, each with both its sides: one is followed as ancestor, the other becomes the first paddy. */
export function ChooseAncestor({ frame, deck, words, answer }: ChooseAncestorProps) {
  const { own } = frame.view;
  const [turn, setTurn] = useState<0 | 1>(0);
  const [leaning, setLeaning] = useState<CardId | null>(null);
  if (!own)
    return (
      <section class="sr-choose" aria-label={words.choose.title}>
        <p class="sr-choose-hint">{words.choose.hint}</p>
      </section>
    );
  const { dealt, choice } = own;
  const chosen = choice?.card ?? leaning;
  const shownTurn = choice?.turn ?? turn;
  return (
    <section class="sr-choose" aria-label={words.choose.title}>
      <p class="sr-choose-hint">{words.choose.hint}</p>
      <ul class="sr-choose-cards">
        {dealt.map(({ card }) => {
          const other = dealt.find(one => one.card !== card)!.card;
          const number = deck.cards[deck.cardNumber.get(card)!]!.ancestor;
          const { name } = deck.ancestors[number]!;
          return (
            <li key={card} class={chosen === card ? 'sr-offer sr-offer-chosen' : 'sr-offer'}>
              <button
                type="button"
                class="sr-offer-pick"
                aria-pressed={chosen === card}
                disabled={choice !== null}
                onClick={() => setLeaning(card)}
              >
                <AncestorFace number={number} deck={deck} words={words} />
                <span class="sr-offer-start">
                  <span class="sr-offer-paddy">
                    <PaddyCard deck={deck} card={other} turn={shownTurn} />
                  </span>
                  <span>{words.choose.start(other)}</span>
                </span>
              </button>
              {chosen === card && choice === null && (
                <div class="sr-offer-buttons">
                  <button type="button" class="button" onClick={() => setTurn(turn === 0 ? 1 : 0)}>
                    {turn === 0 ? words.choose.sideways : words.choose.upright}
                  </button>
                  <button
                    type="button"
                    class="button button-main"
                    onClick={() => answer({ type: 'choose-ancestor', card, turn })}
                  >
                    {words.choose.follow(name)}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
