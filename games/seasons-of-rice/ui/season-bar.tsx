import type { Names } from '../../../core/texts.ts';
import { DRY_TURNS, WET_TURNS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { View } from '../vocabulary.ts';
import { SeasonArt } from './art/ancestor.tsx';

/** Both seasons as a row of days: which are gone, which one it is. */
export function SeasonBar({ view, words, names }: { view: View; words: TableWords; names: Names }) {
  const { season, turn, turns, first } = view;
  const said =
    season === 'wet' || season === 'dry'
      ? words.turnOf(words.season[season], turn, turns)
      : words.season[season];
  const gone = (of: 'wet' | 'dry', n: number) =>
    season === of ? n < turn : of === 'wet' ? season === 'dry' || season === 'over' : season === 'over';
  const pips = (of: 'wet' | 'dry', length: number) => (
    <span class={`sr-pips sr-pips-${of}`}>
      <SeasonArt season={of} class="sr-icon" />
      {Array.from({ length }, (_, i) => (
        <i
          key={i}
          class={
            gone(of, i + 1)
              ? 'sr-pip sr-pip-gone'
              : season === of && turn === i + 1
                ? 'sr-pip sr-pip-now'
                : 'sr-pip'
          }
        />
      ))}
    </span>
  );
  return (
    <p class="sr-season">
      <strong>{said}</strong>
      <span class="sr-days" aria-hidden="true">
        {pips('wet', WET_TURNS)}
        {pips('dry', DRY_TURNS)}
      </span>
      {first && season === 'dry' && <small>{words.first(names(first.seat), first.because)}</small>}
    </p>
  );
}
