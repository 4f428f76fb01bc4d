import { type Layout, useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { BedView } from '../vocabulary.ts';
import { isLegal } from './focus.ts';
import { Garden, gardenWidth } from './garden.tsx';
import type { Part } from './part.ts';

interface MineProps extends Part {
  readonly seat: number;
  readonly onWater: (bed: number, drops: number) => void;
}

/** My own garden, its beds as large as the soil allows. */
export function Mine({ seat, view, words, choices, onWater }: MineProps) {
  const { beds } = view.players[seat]!;
  const { unit } = useRoom();
  const watering = isLegal(choices, move => move.type === 'water');
  // Only a bed to be watered must be large enough for a thumb.
  const { area, card } = useFit<HTMLDivElement, string>(layoutsOf(beds), {
    least: watering ? 44 : 24,
    most: 8.5 * unit,
  });
  return (
    <div ref={area} class="cc-mine" style={{ '--card': `${card}px` }}>
      {beds.length === 0 ? (
        <div class="cc-plan">
          {[2, 2, 3].map((cards, i) => (
            <span key={i} class="cc-fan" aria-hidden="true">
              {Array.from({ length: cards }, (_, n) => (
                <span key={n} class="card-gap" />
              ))}
            </span>
          ))}
          <p>{words.noBeds}</p>
        </div>
      ) : (
        <Garden seat={seat} beds={beds} words={words} choices={choices} onWater={watering ? onWater : null} />
      )}
    </div>
  );
}

/** The beds in one row, or in two or three; a row is a card high with its badge above and its flowers below. */
function layoutsOf(beds: readonly BedView[]): { readonly [name: string]: Layout } {
  // Where there is none, three are drawn with a sentence below.
  if (beds.length === 0) return { plan: { columns: 6.5, rows: 2.6, ratio: 1, gap: 0 } };
  const all = gardenWidth(beds);
  const widest = Math.max(1, ...beds.map(bed => gardenWidth([bed])));
  return Object.fromEntries(
    [1, 2, 3].map(rows => [
      `in ${rows}`,
      {
        columns: Math.max(2, rows === 1 ? all : all / rows + widest / 2),
        rows: 1.85 * rows,
        ratio: 1,
        gap: 0,
      },
    ]),
  );
}
