import type { ComponentChildren } from 'preact';
import type { Viewer } from '../../core/game.ts';
import { Glove } from '../art/glove.tsx';
import { useFit } from './frame/fit.ts';
import { useHeldLabel } from './frame/only-held.ts';
import { useRoom } from './frame/room.ts';

interface HandFanProps {
  readonly label: string;
  readonly cards: readonly { readonly key: string; readonly piece: ComponentChildren }[];
  /** Height of a card by its width. */
  readonly height: number;
  /** Whose it is. */
  readonly seat?: Viewer;
}

/** How much of a card its right neighbour must leave in sight. */
const SHOWN = 0.5;
/** Degrees between the outermost cards. */
const SPREAD = 8;

/** My cards, fanned: as large as the dock allows, overlapping when there are many. */
export function HandFan({ label, cards, height, seat }: HandFanProps) {
  const { unit } = useRoom();
  const called = useHeldLabel(label);
  const { area, card } = useFit<HTMLUListElement, 'fan'>(
    { fan: { columns: 1.6 + SHOWN * (cards.length - 1), rows: height + 0.2, ratio: 1, gap: 0 } },
    { least: 36, most: 7 * unit },
  );
  return (
    // biome-ignore lint/a11y: the cards themselves take the keys; arrows only go from one to the next
    <ul
      ref={area}
      class="hand-fan"
      aria-label={called}
      data-place={`hand hand-${seat}`}
      style={{ '--card': `${card}px` }}
      onKeyDown={walk}
    >
      {cards.length === 0 && (
        <li class="hand-empty">
          <Glove />
        </li>
      )}
      {cards.map(({ key, piece }, i) => {
        const turn = cards.length > 1 ? SPREAD * (i / (cards.length - 1) - 0.5) : 0;
        return (
          <li key={key} style={{ '--turn': `${turn.toFixed(1)}deg` }}>
            {piece}
          </li>
        );
      })}
    </ul>
  );
}

const WAYS: { readonly [key: string]: 'previousElementSibling' | 'nextElementSibling' } = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
};

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const card = event.target instanceof Element && event.target.closest('.hand-fan > li');
  if (!way || !card) return;
  event.preventDefault();
  card[way]?.querySelector<HTMLElement>('button')?.focus();
}
