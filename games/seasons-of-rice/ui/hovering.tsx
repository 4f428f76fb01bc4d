import type { Frame } from '../../../core/frame.ts';
import type { Deck } from '../data/deck.ts';
import type { Point, Spot } from '../data/lattice.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import type { PlacedFeature } from './geometry.ts';
import { GainSpots, Ghost, Hint, LegalSpots } from './ghost.tsx';
import { sameSpot } from './reach.ts';
import { type InTheAir, usePlacing } from './use-placing.ts';
import { deadEndFor } from './why-not.ts';

interface HoveringProps {
  readonly air: InTheAir;
  readonly frame: Frame<SeasonsOfRice>;
  readonly deck: Deck;
  /** What stands on the land, which no number may cover. */
  readonly figures: readonly PlacedFeature[];
  /** Where numbers stand on the land. */
  readonly numbers: readonly Point[];
  /** The spot a mouse points at. */
  readonly hovered: Spot | null;
}

/** Everything over the land that moves with the card in the air; the land itself is not drawn anew for it. */
export function Hovering({ air, frame, deck, figures, numbers, hovered }: HoveringProps) {
  const placing = usePlacing(air);
  if (!placing) return null;
  const hint = placing.legal.find(spot => sameSpot(spot, hovered) && !sameSpot(spot, placing.spot)) ?? null;
  return (
    <>
      <LegalSpots placing={placing} hint={hint} />
      <Ghost
        placing={placing}
        deck={deck}
        figures={figures}
        numbers={numbers}
        deadEnd={deadEndFor(frame, placing)}
        left={hint !== null}
      />
      {hint && <Hint placing={placing} deck={deck} figures={figures} numbers={numbers} spot={hint} />}
      <GainSpots placing={placing} hint={hint} />
    </>
  );
}
