import type { ComponentChildren } from 'preact';
import type { Choice } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { kindName, kindOf, sunsOf } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { BedView, ChillAndChili } from '../vocabulary.ts';
import { aboutBed } from './about.ts';
import { Bloom, Burst } from './art/bloom.tsx';
import { Drop } from './art/tokens.tsx';
import { bedPlace } from './places.ts';
import { VegetableCard } from './vegetable-card.tsx';

interface GardenProps {
  readonly seat: number;
  readonly beds: readonly BedView[];
  readonly words: TableWords;
  readonly choices: readonly Choice<ChillAndChili>[];
  /** Present while this garden may be watered. */
  readonly onWater: ((bed: number, drops: number) => void) | null;
  /** Their numbers, where they stand in another order than they were planted in. */
  readonly numbers?: readonly number[];
  /** Only the top card of each bed, in one row: a neighbour's garden over the fence. */
  readonly small?: boolean;
  /** Badges say what a bed counts now, not what it could. */
  readonly brief?: boolean;
  /** What else stands in it, each as wide as one card. */
  readonly children?: ComponentChildren;
}

/** How much wider a bed is for every further card of its fan. */
const FAN = 0.62;
const GAP = 0.25;

/** How wide beds with so many cards are in one row, in cards. */
export function gardenWidth(beds: readonly number[]): number {
  return beds.reduce((sum, cards) => sum + 1 + FAN * (cards - 1) + GAP, 0);
}

/** Beds as fanned cards on which every sun is a slot. */
export function Garden(props: GardenProps) {
  const { seat, beds, words, choices, onWater, numbers = [...beds.keys()], small = false, children } = props;
  const { brief = small } = props;
  const most = (bed: number) =>
    choices.reduce(
      (n, { move, refusal }) =>
        move.type === 'water' && move.bed === bed && !refusal ? Math.max(n, move.drops) : n,
      0,
    );
  return (
    <ul class={small ? 'cc-garden cc-garden-small' : 'cc-garden'} data-place={`garden-${seat}`}>
      {beds.map((bed, index) => (
        <li
          key={nth(numbers, index)}
          class={bed.drops === bed.suns ? 'cc-bed cc-bed-full' : 'cc-bed'}
          data-glide={bedPlace(seat, nth(numbers, index))}
          data-place={bedPlace(seat, nth(numbers, index))}
        >
          <Bed
            bed={bed}
            small={small}
            brief={brief}
            words={words}
            onWater={onWater && most(index) > 0 ? () => onWater(index, 1) : null}
          />
          {onWater && most(index) > 1 && (
            <button
              type="button"
              class="cc-fill"
              aria-label={words.fillBed(most(index))}
              onClick={() => onWater(index, most(index))}
            >
              <span class="cc-badge num">
                +{most(index)}
                <Drop />
              </span>
            </button>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}

interface BedProps {
  readonly bed: BedView;
  readonly small: boolean;
  readonly brief: boolean;
  readonly words: TableWords;
  readonly onWater: (() => void) | null;
}

function Bed({ bed, small, brief, words, onWater }: BedProps) {
  const full = bed.drops === bed.suns;
  const label = words.bed({ kind: kindName(nth(bed.cards, 0)), ...bed });
  const about = aboutBed(bed, words);
  const picture = (
    <>
      <span class="cc-fan" aria-hidden="true">
        {dropsByCard(bed)
          .slice(small ? -1 : 0)
          .map(({ card, drops }, i) => (
            <VegetableCard key={i} card={card} drops={drops} />
          ))}
      </span>
      <span class="cc-badge num" aria-hidden="true">
        {full && <Burst class="cc-burst behind" />}
        {full ? 2 * bed.points : bed.points}
        {!full && !brief && <small> → {2 * bed.points}</small>}
      </span>
      {full && <Bloom class="cc-bloom" kind={kindOf(nth(bed.cards, 0))} />}
    </>
  );
  if (!onWater)
    return (
      <Explained class="cc-bed-body" label={label} about={about}>
        {picture}
      </Explained>
    );
  return (
    <Piece class="cc-bed-body" label={label} about={about} open pointed={false} asked onPick={onWater}>
      {picture}
    </Piece>
  );
}

/** Drops fill the suns card by card. */
function dropsByCard(bed: BedView): { card: number; drops: number }[] {
  let left = bed.drops;
  return bed.cards.map(card => {
    const drops = Math.min(left, sunsOf(card));
    left -= drops;
    return { card, drops };
  });
}
