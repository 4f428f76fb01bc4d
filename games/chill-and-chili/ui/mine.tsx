import { nth } from '../../../core/sure.ts';
import { type Layout, useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { BED_SIZES, type Card, isAccessory, kindName, kindOf } from '../data/cards.ts';
import { aboutOf } from './about.ts';
import { SeedStick } from './art/bloom.tsx';
import { concerns, type Focus, isLegal } from './focus.ts';
import { Garden, gardenWidth } from './garden.tsx';
import type { Part } from './part.ts';
import { pictureOfCard } from './pictures.tsx';

interface MineProps extends Part {
  readonly seat: number;
  readonly onWater: (bed: number, drops: number) => void;
}

/** Pixels of a card below which all that its badge could say would hide it. */
const LEGIBLE = 36;

/** My own garden, its beds as large as the soil allows. */
export function Mine({ seat, onWater, ...part }: MineProps) {
  const { view, words, choices } = part;
  const { beds } = nth(view.players, seat);
  const { unit, isPhone } = useRoom();
  const watering = isLegal(choices, move => move.type === 'water');
  // On a phone the room is for the beds.
  const ready = isPhone ? [] : readyIn(view.hand ?? []);
  // Only a bed to be watered must be large enough for a thumb, though it be a single card.
  const { area, card } = useFit<HTMLDivElement, string>(
    layoutsOf([
      ...beds.map(({ cards }) => Math.max(cards.length, watering ? 1.6 : 1)),
      ...ready.map(() => 1),
    ]),
    { least: watering ? 32 : 24, most: 8.5 * unit },
  );
  return (
    <div
      ref={area}
      class="cc-mine"
      style={{ '--card': `${card}px`, '--badge': card < LEGIBLE ? 'var(--t1)' : undefined }}
    >
      {beds.length + ready.length === 0 ? (
        <div class="cc-garden">
          {(isPhone ? [] : [2, 2, 3]).map((cards, i) => (
            <span key={i} class="cc-fan" aria-hidden="true">
              {Array.from({ length: cards }, (_, n) => (
                <span key={n} class="card-gap" />
              ))}
            </span>
          ))}
          <p class="label cc-sign on-wood">{words.noBeds}</p>
        </div>
      ) : (
        <Garden
          {...{ seat, beds, words, choices }}
          onWater={watering ? onWater : null}
          brief={card < LEGIBLE}
        >
          {ready.map(held => (
            <Ready key={held[0]} held={held} {...part} />
          ))}
        </Garden>
      )}
    </div>
  );
}

/** The kinds of which a hand holds enough for a bed. */
function readyIn(hand: readonly Card[]): readonly (readonly Card[])[] {
  return BED_SIZES.map(([needed], kind) => {
    const held = hand.filter(card => !isAccessory(card) && kindOf(card) === kind);
    return held.length >= needed ? held : [];
  }).filter(held => held.length > 0);
}

/** Where a bed could be planted: a seed stick in the soil. */
function Ready({ held, ...part }: Part & { held: readonly Card[] }) {
  const { words, choices, point } = part;
  const focus: Focus = { on: 'hand', card: nth(held, 0) };
  return (
    <li>
      <Piece
        class="cc-ready"
        label={words.ready(kindName(nth(held, 0)), held.length)}
        about={aboutOf(focus, part)}
        open={choices.length === 0 ? null : isLegal(choices, move => concerns(focus, move))}
        pointed={false}
        onPick={() => point(focus)}
      >
        <span class="card-gap" />
        <SeedStick class="behind">{pictureOfCard(nth(held, 0))}</SeedStick>
        <span class="cc-badge num">×{held.length}</span>
      </Piece>
    </li>
  );
}

/** Beds of so many cards in one row, or in two or three; above the first is room for a badge, below the last for flowers. */
function layoutsOf(beds: readonly number[]): { readonly [name: string]: Layout } {
  // Where there is none, three are drawn with a sentence below.
  if (beds.length === 0) return { plan: { columns: 6.5, rows: 2.6, ratio: 1, gap: 0 } };
  const all = gardenWidth(beds);
  const widest = Math.max(1, ...beds.map(cards => gardenWidth([cards])));
  return Object.fromEntries(
    [1, 2, 3].map(rows => [
      `in ${rows}`,
      {
        columns: Math.max(2, rows === 1 ? all : all / rows + widest / 2),
        rows: 1.8 * rows + 0.15,
        ratio: 1,
        gap: 0,
      },
    ]),
  );
}
