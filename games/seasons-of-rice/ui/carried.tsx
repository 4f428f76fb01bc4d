import { useLayoutEffect, useRef } from 'preact/hooks';
import { shifting } from '../../../web/kit/shifting.ts';
import { useStore } from '../../../web/kit/store.ts';
import { PaddyCard } from './card-face.tsx';
import type { Part } from './part.ts';
import { usePlacing } from './use-placing.ts';

/** A card under the finger on its way to the landscape; there it is drawn as part of the land. */
export function Carried({ carry, air, deck }: Part) {
  const [card, overLand] = [useStore(carry.card), useStore(carry.overLand)];
  const placing = usePlacing(air);
  const shown = card !== null && !overLand;
  const picture = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = picture;
    if (!current) return;
    const { left, top } = current.offsetParent!.getBoundingClientRect();
    const shift = shifting(current);
    return carry.follow(({ x, y }) => shift.to(`translate(${x - left}px, ${y - top}px)`));
  }, [shown]);
  if (!shown) return null;
  return (
    <span ref={picture} class="sr-carried under-the-finger" aria-hidden="true">
      <PaddyCard deck={deck} card={card} turn={placing?.card === card ? placing.spot.turn : 0} />
    </span>
  );
}
