import { nth } from '../../../core/sure.ts';
import { More } from '../../../web/kit/editor/field.tsx';
import { Icon } from '../../../web/kit/icon.tsx';
import { RoundButton } from '../../../web/kit/round-button.tsx';
import { type Placement, TILES } from '../data/words.ts';
import type { Part } from './part.ts';

/** How the tiles lie round the factory: whichever is chosen for a place changes places with what lay there. */
export function TilesField({ sketch, change, words, table }: Part) {
  const { arrangement } = sketch;
  const lay = (next: readonly Placement[]) => change({ ...sketch, arrangement: next });
  const swap = (place: number, tile: string) => {
    const from = arrangement.findIndex(one => one.tile === tile);
    if (from >= 0) lay(arrangement.with(place, nth(arrangement, from)).with(from, nth(arrangement, place)));
  };
  return (
    <More title={words.tiles}>
      <ul class="sketch-selects">
        {arrangement.map(({ tile, rotation }, place) => (
          <li key={place}>
            <label>
              <span>{nth(words.place, place)}</span>
              <select
                aria-label={words.tileAt(nth(words.place, place))}
                value={tile}
                onChange={event => swap(place, event.currentTarget.value)}
              >
                {TILES.map(one => (
                  <option key={one} value={one}>
                    {table.tile(one)}
                  </option>
                ))}
              </select>
            </label>
            <RoundButton
              label={words.turnTile(table.tile(tile))}
              onClick={() => lay(arrangement.with(place, { tile, rotation: (rotation + 1) % 6 }))}
            >
              <Icon of="turnRight" />
            </RoundButton>
          </li>
        ))}
      </ul>
    </More>
  );
}
