import type { Deck } from '../data/deck.ts';
import type { CardId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import { PaddyCard } from './card-face.tsx';
import type { Carry } from './use-carry.ts';

/** What a card of the hand or the row is to the player now. */
export type CardRole = 'placing' | 'sending' | null;

interface CardsProps {
  readonly cards: readonly CardId[];
  readonly deck: Deck;
  readonly words: TableWords;
  readonly role: (card: CardId) => CardRole;
  /** Null when nothing can be done with these cards now. */
  readonly onCard: ((card: CardId) => void) | null;
  /** Which cards may be dragged to the landscape. */
  readonly carry: Carry | null;
  readonly fresh?: ReadonlySet<CardId>;
  /** Where a card that is new here comes from. */
  readonly from: (card: CardId) => string;
}

/** Paddy sides in a line, to tap or to drag. */
export function Cards({ cards, deck, words, role, onCard, carry, fresh, from }: CardsProps) {
  return (
    <ul class="sr-cards">
      {cards.map(card => {
        const now = role(card);
        const said = words.cardSaid(card, featuresOf(deck, card));
        return (
          <li key={card} class={now ? `sr-card sr-card-${now}` : 'sr-card'}>
            <button
              type="button"
              data-glide={card}
              data-glide-from={from(card)}
              aria-label={said}
              aria-pressed={onCard ? now !== null : undefined}
              title={said}
              disabled={!onCard}
              onPointerDown={({ clientX: x, clientY: y }) => carry?.begin(card, { x, y })}
              onClick={() => {
                if (!carry?.wasCarried()) onCard?.(card);
              }}
            >
              <PaddyCard deck={deck} card={card} />
              <span class="sr-card-name">{now ? words.role[now] : card}</span>
            </button>
            {fresh?.has(card) && <span class="sr-card-new">{words.newInRow}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function featuresOf(deck: Deck, card: CardId) {
  const { stands } = deck.cards[deck.cardNumber.get(card)!]!.faces[0]!;
  const count = (kind: string) => stands.filter(stand => stand.kind === kind).length;
  return { farmers: count('farmer'), buffaloes: count('buffalo'), houses: count('house') };
}
