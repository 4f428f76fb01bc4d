import type { Choice } from '../../../core/play.ts';
import { kindName, kindOf, sunsOf } from '../data/cards.ts';
import type { Edition } from '../data/edition.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { BedView, ChillAndChili, PlayerView } from '../vocabulary.ts';
import { Bloom } from './art/stall.tsx';
import { Drop } from './art/tokens.tsx';
import { VegetableCard } from './vegetable-card.tsx';

interface GardenProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly words: TableWords;
  readonly edition: Edition;
  readonly choices: readonly Choice<ChillAndChili>[];
  /** Present while this garden may be watered. */
  readonly onWater: ((bed: number, drops: number) => void) | null;
}

/** Beds as fanned cards on which every sun is a slot. */
export function Garden({ seat, player, words, choices, onWater }: GardenProps) {
  if (player.beds.length === 0) return <p class="cc-no-beds">{words.noBeds}</p>;
  const most = (bed: number) =>
    choices.reduce(
      (n, { move, refusal }) =>
        move.type === 'water' && move.bed === bed && !refusal ? Math.max(n, move.drops) : n,
      0,
    );
  return (
    <ul class="cc-garden">
      {player.beds.map((bed, index) => (
        <li
          key={index}
          class={bed.drops === bed.suns ? 'cc-bed cc-bed-full' : 'cc-bed'}
          data-glide={`bed-${seat}-${index}`}
        >
          <Bed
            bed={bed}
            words={words}
            onWater={onWater && most(index) > 0 ? () => onWater(index, 1) : null}
          />
          {onWater && most(index) > 1 && (
            <button type="button" class="cc-fill" onClick={() => onWater(index, most(index))}>
              {words.fillBed(most(index))}
              <Drop class="cc-drop" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Bed({ bed, words, onWater }: { bed: BedView; words: TableWords; onWater: (() => void) | null }) {
  const full = bed.drops === bed.suns;
  const label = words.bed({ kind: kindName(bed.cards[0]!), ...bed });
  const picture = (
    <>
      <span class="cc-fan" aria-hidden="true">
        {dropsByCard(bed).map(({ card, drops }, i) => (
          <VegetableCard key={i} card={card} drops={drops} />
        ))}
      </span>
      <span class="cc-badge" aria-hidden="true">
        {full ? (
          <b>{2 * bed.points}</b>
        ) : (
          <>
            {bed.points}
            <small> → {2 * bed.points}</small>
          </>
        )}
      </span>
      {full && <Bloom class="cc-bloom" />}
    </>
  );
  if (!onWater)
    return (
      <span class="cc-bed-body" role="img" aria-label={label} title={label} data-kind={kindOf(bed.cards[0]!)}>
        {picture}
      </span>
    );
  return (
    <button
      type="button"
      class="cc-bed-body cc-bed-thirsty"
      aria-label={label}
      title={label}
      onClick={onWater}
    >
      {picture}
    </button>
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
