import { type Card, cardName } from '../data/cards.ts';
import { CardFace } from './card-face.tsx';
import { isAsked, isLegal, type Part } from './part.ts';

/** My cards, those of one face together; what can be played now stands out. */
export function Hand(part: Part & { hand: readonly Card[] }) {
  const { frame, words, edition, focus, point, answer, hand } = part;
  const staked = frame.view.staked ?? [];
  const inHand = [...new Set(hand)]
    .map(card => ({ card, count: countOf(hand, card) - countOf(staked, card) }))
    .filter(({ count }) => count > 0);
  const staking = isAsked(part, 'stake') || isAsked(part, 'close-hand');
  if (hand.length === 0) return <p class="ch-hand-empty">{words.emptyHand}</p>;
  return (
    <ul class="ch-hand" aria-label={words.hand} data-glide-source="hand">
      {inHand.map(({ card, count }) => (
        <li key={card} data-glide={`hand-${card}`} data-glide-from="pile">
          <button
            type="button"
            class="ch-hand-card"
            aria-pressed={focus === card}
            aria-label={count > 1 ? `${words.card(card)} (×${count})` : words.card(card)}
            title={words.effects[cardName(card)]}
            data-open={isLegal(part, move => 'card' in move && move.card === card && move.type !== 'unstake')}
            onClick={() => (staking ? answer({ type: 'stake', card }) : point(card))}
            onKeyDown={walk}
          >
            <CardFace card={card} words={words} edition={edition} count={count} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const countOf = (list: readonly Card[], card: Card) => list.filter(one => one === card).length;

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' } as const;
  const way = step[event.key as keyof typeof step];
  if (!way || !(event.currentTarget instanceof HTMLElement)) return;
  event.currentTarget.parentElement?.[way]?.querySelector('button')?.focus();
  event.preventDefault();
}
