import type { Deck } from '../data/deck.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { FieldView, PlayerView } from '../vocabulary.ts';
import { ancestorNumber } from './ancestor-card.tsx';
import { FieldSum } from './field-sum.tsx';

interface FieldNoteProps {
  readonly field: FieldView;
  readonly player: PlayerView;
  readonly deck: Deck;
  readonly words: TableWords;
  readonly onClose: () => void;
}

/** What is to be known of the field pointed at. */
export function FieldNote({ field, player, deck, words, onClose }: FieldNoteProps) {
  const hole = touchesHole(field, player);
  return (
    <div class="sr-note" role="status">
      <p>
        {field.status === 'closed' && words.field.closed(field.at! + 1)}
        {field.status === 'open' && words.field.open(field.missing.length / 2)}
        {field.status === 'spoiled' && words.field.spoiled}
        {hole && ` ${words.field.hole}`}
      </p>
      {field.status === 'open' && (
        <p>
          {words.sizeOf(field.squares.length / 2, field.houses, field.size)}, {contentsOf(field, words)}
          <b class="sr-total">{words.makes(field.worth)}</b>
        </p>
      )}
      {field.points && (
        <FieldSum
          field={{ ...field, points: field.points }}
          words={words}
          ancestor={player.ancestor && ancestorNumber(deck, player.ancestor.id)}
        />
      )}
      <button type="button" class="round" aria-label={words.closeNote} onClick={onClose}>
        <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}

const contentsOf = ({ farmers, buffaloes }: FieldView, words: TableWords): string =>
  [...(farmers > 0 ? [words.farmers(farmers)] : []), ...(buffaloes > 0 ? [words.buffaloes(buffaloes)] : [])]
    .map(word => `${word}, `)
    .join('');

function touchesHole({ missing }: FieldView, { holes }: PlayerView): boolean {
  for (let i = 0; i < missing.length; i += 2)
    for (let h = 0; h < holes.length; h += 2)
      if (missing[i] === holes[h] && missing[i + 1] === holes[h + 1]) return true;
  return false;
}
