import { Count } from '../../../web/kit/count.tsx';
import type { Deck } from '../data/deck.ts';
import type { AncestorId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { AncestorView } from '../vocabulary.ts';
import { AncestorArt, TimingArt } from './art/ancestor.tsx';

export const ancestorNumber = (deck: Deck, id: AncestorId): number =>
  deck.ancestors.findIndex(ancestor => ancestor.id === id);

/** An ancestor in a player's panel: who, when, what for, and how much by now. */
export function AncestorLine({
  ancestor,
  deck,
  words,
}: {
  ancestor: AncestorView;
  deck: Deck;
  words: TableWords;
}) {
  const number = ancestorNumber(deck, ancestor.id);
  const { name, ability } = deck.ancestors[number]!;
  const worth = ancestor.timing === 'end' ? ancestor.atEnd : ancestor.soFar;
  const said = ancestor.timing === 'end' ? words.atEnd(worth) : words.soFar(worth);
  return (
    <div class="sr-ancestor-line">
      <AncestorArt of={number} class="sr-portrait" />
      <span class="sr-ancestor-name">
        <strong>{name}</strong>{' '}
        <span class="sr-timing" title={words.timing[ancestor.timing]}>
          <TimingArt of={ancestor.timing} class="sr-icon" />
        </span>
        <span class="sr-progress" title={said}>
          +<Count value={worth} label={said} />
        </span>
      </span>
      <span class="sr-ability">
        {words.ability(ability)} <em>{words.timing[ancestor.timing]}</em>
      </span>
    </div>
  );
}

/** The ancestor side of a card, large: for the choice at the start and the reference. */
export function AncestorFace({ number, deck, words }: { number: number; deck: Deck; words: TableWords }) {
  const { name, timing, ability, card } = deck.ancestors[number]!;
  return (
    <div class="sr-ancestor">
      <AncestorArt of={number} class="sr-ancestor-art" />
      <strong class="sr-ancestor-title">
        {name} <small>{deck.cards[card]!.id}</small>
      </strong>
      <span class="sr-timing">
        <TimingArt of={timing} class="sr-icon" />
        {words.timing[timing]}
      </span>
      <p>{words.ability(ability)}</p>
    </div>
  );
}
