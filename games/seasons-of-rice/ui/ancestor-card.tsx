import { nth } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { AncestorView } from '../vocabulary.ts';
import { ancestorNumber } from './about.ts';
import { AncestorArt, TimingArt } from './art/ancestor.tsx';

interface AncestorWordsProps {
  readonly ancestor: AncestorView;
  readonly deck: Deck;
  readonly words: TableWords;
  /** Who follows it, if not the reader. */
  readonly other: string | null;
}

/** An ancestor in words: who, when, how much by now, and what for. */
export function AncestorWords({ ancestor, deck, words, other }: AncestorWordsProps) {
  const { name, ability } = nth(deck.ancestors, ancestorNumber(deck, ancestor.id));
  const { timing, atEnd, soFar } = ancestor;
  const worth = timing === 'end' ? atEnd : soFar;
  return (
    <span class="sr-ancestor-words">
      <span class="sr-ancestor-name sr-wrap">
        <b>{name}</b>
        <span class="sr-inline">
          <TimingArt of={timing} class="sr-icon" />
          {worth > 0 && (
            <b class="sr-gain num" title={timing === 'end' ? words.atEnd(worth) : words.soFar(worth)}>
              +{worth}
            </b>
          )}
        </span>
      </span>
      <span>{words.ability(ability, other)}</span>
    </span>
  );
}

/** The ancestor side of a card, large, for the choice at the start. */
export function AncestorFace({ number, deck, words }: { number: number; deck: Deck; words: TableWords }) {
  const { name, timing, ability } = nth(deck.ancestors, number);
  return (
    <span class="sr-face">
      <AncestorArt of={number} class="sr-portrait" />
      <b class="sr-face-name">{name}</b>
      <span class="sr-face-timing">
        <TimingArt of={timing} class="sr-icon" /> {words.timing[timing]}
      </span>
      <span class="sr-face-ability">{words.ability(ability)}</span>
    </span>
  );
}
