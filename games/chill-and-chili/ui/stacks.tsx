import type { Viewer } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { ACCESSORY_CARDS, accessoryName } from '../data/cards.ts';
import { aboutOf } from './about.ts';
import { AccessoryCard } from './accessory-card.tsx';
import type { FieldLayout } from './field-layouts.ts';
import { isLegal } from './focus.ts';
import type { Part } from './part.ts';
import { stackPlace } from './places.ts';

/** Stacks side by side, and the shape of one. */
const SHAPES: { readonly [L in FieldLayout]: { '--columns': number; '--card-ratio': number } } = {
  wide: { '--columns': 1, '--card-ratio': 1.16 },
  nook: { '--columns': 4, '--card-ratio': 1 },
  flat: { '--columns': 2, '--card-ratio': 1 },
  strip: { '--columns': 2, '--card-ratio': 1 },
  side: { '--columns': 1, '--card-ratio': 1 },
  shore: { '--columns': 1, '--card-ratio': 1 },
  short: { '--columns': 4, '--card-ratio': 1 },
  low: { '--columns': 4, '--card-ratio': 1 },
  tall: { '--columns': 4, '--card-ratio': 1 },
  grand: { '--columns': 4, '--card-ratio': 1 },
};

/** In units: narrower cards have no room for their name, and their picture comes down into it. */
const NAMED = 4.6;
const NAMELESS = { '--picture-top': '30cqw', '--picture-high': '64cqw' };

interface StacksProps extends Part {
  readonly viewer: Viewer;
  readonly layout: FieldLayout;
  /** How wide a stack is: never narrower than a thumb, even where the stall must be. */
  readonly card: number;
}

/** The four stacks of accessories on their board. */
export function Stacks({ viewer, layout, card: width, ...part }: StacksProps) {
  const { view, choices, words, focus, point } = part;
  const { unit } = useRoom();
  const owned = (card: number) =>
    viewer !== 'spectator' && (nth(view.players, viewer).laidOut.includes(card) || view.hand!.includes(card));
  return (
    <div
      class="cc-stacks"
      style={{ ...SHAPES[layout], ...(width < NAMED * unit && NAMELESS), '--card': `${width}px` }}
      role="group"
      aria-label={words.stacks}
    >
      {ACCESSORY_CARDS.map((card, i) => {
        const { name } = words.accessories[accessoryName(card)];
        const { price, left } = nth(view.stacks, i);
        const mine = owned(card);
        return (
          <Piece
            key={card}
            class={mine ? 'cc-stack cc-owned' : 'cc-stack'}
            label={`${name}, ${words.price(price)}, ${mine ? words.owned : words.left(left)}`}
            about={aboutOf({ on: 'stack', card }, part)}
            open={
              choices.length === 0
                ? null
                : isLegal(choices, move => move.type === 'buy-accessory' && move.card === card)
            }
            place={stackPlace(card)}
            pointed={focus?.on === 'stack' && focus.card === card}
            onPick={() => point({ on: 'stack', card })}
          >
            <AccessoryCard card={card} price={price} name={name} />
          </Piece>
        );
      })}
    </div>
  );
}
