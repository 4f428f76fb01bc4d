import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { keyed, nth } from '../../../core/sure.ts';
import { Field, Group } from '../../../web/kit/editor/field.tsx';
import { usePicker } from '../../../web/kit/editor/use-picker.ts';
import { Segments } from '../../../web/kit/segments.tsx';
import type { HouseId, NeighbourhoodId } from '../data/words.ts';
import { Fronts } from '../ui/art/fronts.tsx';
import { River, StreetLamps } from '../ui/art/riverside.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { placedTiles } from '../ui/geometry.ts';
import { HousePicture } from '../ui/house-row.tsx';
import { MAP_BOX, useLens, usePixels } from '../ui/lens.ts';
import type { Focus } from '../ui/part.ts';
import type { Part } from './part.ts';
import { FIELDS } from './places.ts';
import type { Sketch } from './sketch.ts';
import { TilesField } from './tiles-field.tsx';

const NOBODY = -1;
/** Pixels for a unit of the map from which on a house is large enough to be hit. */
const HIT = 1;

/** The map: a tap shows the houses of a neighbourhood large; where the map is large, a tap on a house gives it to whoever is chosen, or frees it. */
export function TownField(part: Part) {
  const { sketch, change, words, table, names, town, view } = part;
  const [owner, setOwner] = useState<Seat>(sketch.me);
  const [focus, setFocus] = useState<Focus | null>(null);
  const window = useRef<HTMLDivElement>(null);
  const lens = useLens(usePixels(window));
  const tiles = useMemo(() => placedTiles(town.edition, sketch.arrangement), [town, sketch.arrangement]);
  const give = (house: HouseId) => {
    const isTheirs = sketch.players[owner]?.owns.includes(house) === true;
    change(owned(sketch, [house], isTheirs ? NOBODY : owner));
  };
  const point = (next: Focus) => {
    setFocus(next.on === 'place' ? { ...next, house: null } : null);
    if (next.on === 'place' && next.house !== null && lens.scale >= HIT) give(next.house);
  };
  const id = focus?.on === 'place' ? focus.neighbourhood : null;
  return (
    <Field at={FIELDS.town} title={words.town}>
      <TilesField {...part} />
      <Segments
        legend={words.marking}
        value={owner}
        options={[
          ...sketch.players.map((_, seat) => ({ value: seat, label: names(seat) })),
          { value: NOBODY, label: words.nobody },
        ]}
        onChange={setOwner}
      />
      <div ref={window} class="sketch-board" data-game="enemy-chocolatier">
        {/* biome-ignore lint/a11y: the map is a group of buttons, one for each neighbourhood */}
        <svg class="ec-map" viewBox={MAP_BOX} role="group" aria-label={table.areas.board}>
          <Fronts />
          <River />
          <Drawing
            view={view}
            choices={[]}
            words={table}
            names={names}
            town={town}
            buyable={NONE}
            changed={NONE}
            focus={focus}
            point={point}
            tiles={tiles}
            lens={lens}
            reachable
          />
          <StreetLamps />
        </svg>
      </div>
      {id === null ? (
        <p class="hint">{words.pick}</p>
      ) : (
        <Houses
          {...part}
          id={id}
          onGive={give}
          onGiveAll={houses => change(owned(sketch, houses, owner))}
          onClose={() => setFocus(null)}
        />
      )}
    </Field>
  );
}

const NONE: ReadonlySet<HouseId> = new Set();

/** The sketch with these houses in other hands. */
function owned(sketch: Sketch, houses: readonly HouseId[], owner: Seat): Sketch {
  const players = sketch.players.map((tycoon, seat) => {
    const kept = tycoon.owns.filter(house => !houses.includes(house));
    return { ...tycoon, owns: seat === owner ? [...kept, ...houses] : kept };
  });
  return { ...sketch, players };
}

interface HousesProps extends Part {
  readonly id: NeighbourhoodId;
  readonly onGive: (house: HouseId) => void;
  readonly onGiveAll: (houses: readonly HouseId[]) => void;
  readonly onClose: () => void;
}

/** The houses of one neighbourhood, large enough for a thumb. */
function Houses({ id, onGive, onGiveAll, onClose, town, view, words, table, names }: HousesProps) {
  const row = useRef<HTMLDivElement>(null);
  usePicker(row, { at: id, close: onClose });
  const { houses, ingredient } = nth(town.neighbourhoods, keyed(town.neighbourhoodNumber, id));
  const shown = houses.map(house => nth(view.houses, house));
  return (
    <Group title={table.neighbourhood(id)}>
      <div ref={row} class="palette-row">
        {shown.map(({ id: house, owner }, i) => (
          <button
            key={house}
            type="button"
            class="palette-piece"
            aria-label={words.owned(house, owner === null ? null : names(owner))}
            onClick={() => onGive(house)}
          >
            <HousePicture house={house} ingredient={ingredient} seat={owner} lit={owner !== null} />
            <small aria-hidden="true">{table.money(nth(town.houses, nth(houses, i)).price)}</small>
          </button>
        ))}
        <button type="button" class="button" onClick={() => onGiveAll(shown.map(({ id: house }) => house))}>
          {words.whole}
        </button>
      </div>
    </Group>
  );
}
