import { useLayoutEffect, useRef } from 'preact/hooks';
import { PaddyCard } from './card-face.tsx';
import type { Part } from './part.ts';

/** A card under the finger on its way to the landscape; there it is drawn as part of the land. */
export function Carried({
  carry: { card, at, overLand },
  placing,
  deck,
}: Pick<Part, 'carry' | 'placing' | 'deck'>) {
  const picture = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = picture;
    if (!current || !at) return;
    const { left, top } = current.offsetParent!.getBoundingClientRect();
    current.style.left = `${at.x - left}px`;
    current.style.top = `${at.y - top}px`;
  });
  if (!card || !at || overLand) return null;
  return (
    <span ref={picture} class="sr-carried" aria-hidden="true">
      <PaddyCard deck={deck} card={card} turn={placing?.card === card ? placing.spot.turn : 0} />
    </span>
  );
}
