import { keyed, nth } from '../../../core/sure.ts';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Action, Actions } from '../../../web/kit/actions.tsx';
import type { Move } from '../vocabulary.ts';
import { FactoryTile, Street } from './drawing.tsx';
import { River, StreetLamps } from './art/riverside.tsx';
import { CREAM, INGREDIENT_FILL } from './art/palette.ts';
import { House } from './house.tsx';
import { BonusBadge } from './bonus-badge.tsx';
import { type PlacedNeighbourhood, placedTiles } from './geometry.ts';
import { type Lens, MAP_BOX, useLens, usePixels } from './lens.ts';
import type { Part } from './part.ts';
import { tilePlace } from './places.ts';
import { TownSign } from './town-sign.tsx';
import { useTileMotion } from './use-tile-motion.ts';

export interface Arranging extends Part {
  /** The place of the tile that is picked. */
  readonly picked: number | null;
  readonly onPick: (place: number | null) => void;
  readonly answer: (...moves: readonly Move[]) => void;
}

/** Before the game: swap tiles by picking or dragging, with everything printed on them in sight. */
export function Arranger({ picked, onPick, answer, ...part }: Arranging) {
  const { view, words, choices, town } = part;
  const held = useRef<number | null>(null);
  const tiles = useMemo(() => placedTiles(town.edition, view.arrangement), [town, view.arrangement]);
  const moving = useTileMotion(view.arrangement);
  const mine = choices.length > 0;
  const window = useRef<HTMLDivElement>(null);
  const lens = useLens(usePixels(window));
  useEffect(() => {
    const drop = () => {
      held.current = null;
    };
    addEventListener('pointerup', drop);
    return () => removeEventListener('pointerup', drop);
  }, []);
  const swap = (a: number, b: number) => {
    onPick(null);
    answer({ type: 'swap-tiles', places: [Math.min(a, b), Math.max(a, b)] });
  };
  const pick = (place: number) => {
    if (picked === null) onPick(place);
    else if (picked === place) onPick(null);
    else swap(picked, place);
  };
  return (
    <div ref={window} class="ec-town">
      {/* biome-ignore lint/a11y: a group of buttons, one a tile */}
      <svg class="ec-map" data-marks viewBox={MAP_BOX} role="group" aria-label={words.areas.board}>
        <River />
        <FactoryTile />
        {tiles.map(({ place, tile, hexagon, neighbourhoods, centre }) => (
          <g
            key={tile}
            ref={moving(tile)}
            class={picked === place ? 'ec-tile ec-tile-picked' : 'ec-tile'}
            data-place={tilePlace(place)}
            role="button"
            tabindex={mine ? 0 : -1}
            aria-pressed={picked === place}
            aria-label={words.arrange.tile(words.tile(tile))}
            onPointerDown={({ target, pointerId }) => {
              // A finger holds on to what it touched first, unless told to let go: the tile it is lifted over must hear of it.
              if (target instanceof Element) target.releasePointerCapture(pointerId);
              held.current = mine ? place : null;
            }}
            onPointerUp={() => {
              const from = held.current;
              held.current = null;
              if (from === null) return;
              if (from === place) pick(place);
              else swap(from, place);
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              pick(place);
            }}
          >
            <Street hexagon={hexagon} />
            {neighbourhoods.map(placed => (
              <Print key={placed.id} placed={placed} view={view} town={town} lens={lens} />
            ))}
            <text
              class="ec-tile-name"
              x={centre[0]}
              y={centre[1]}
              font-size="26"
              paint-order="stroke"
              stroke={CREAM.light}
              stroke-width="6"
            >
              {tile}
            </text>
          </g>
        ))}
        <StreetLamps />
      </svg>
      <TownSign {...part} />
    </div>
  );
}

interface PrintProps extends Pick<Part, 'view' | 'town'> {
  readonly placed: PlacedNeighbourhood;
  readonly lens: Lens;
}

/** What is printed on the tile: prices and bonuses. */
function Print({ placed, view, town, lens }: PrintProps) {
  const { ingredient, bonus, houses } = nth(town.neighbourhoods, keyed(town.neighbourhoodNumber, placed.id));
  return (
    <g style={INGREDIENT_FILL[ingredient]}>
      <polygon class="ec-plaza" points={placed.plaza.outline} />
      <BonusBadge plaza={placed.plaza} ingredient={ingredient} bonus={bonus} lit={false} lens={lens} />
      {placed.lots.map((lot, i) => (
        <House key={lot.id} lot={lot} house={nth(view.houses, nth(houses, i))} forSale={false} lens={lens} />
      ))}
    </g>
  );
}

/** Turning comes first while a tile is picked; else the beginning. */
export function ArrangeActions({ picked, answer, words, choices }: Arranging) {
  if (choices.length === 0) return null;
  const { arrange, place } = words;
  const turn = (way: 'clockwise' | 'anticlockwise') => () =>
    picked !== null && answer({ type: 'turn-tile', place: picked, way });
  const turns: Omit<Action, 'rank'>[] = [
    { key: 'turn-right', label: `↻ ${arrange.turnRight}`, onTake: turn('clockwise') },
    { key: 'turn-left', label: `↺ ${arrange.turnLeft}`, onTake: turn('anticlockwise') },
  ];
  const others: Omit<Action, 'rank'>[] = [
    { key: 'begin', label: arrange.begin, onTake: () => answer({ type: 'begin' }) },
    { key: 'shuffle', label: arrange.shuffle, onTake: () => answer({ type: 'shuffle-tiles' }) },
  ];
  const all = picked === null ? others : [...turns, ...others];
  return (
    <Actions
      more={place.moreActions}
      actions={all.map((action, i) => ({ ...action, rank: i === 0 ? 'main' : 'second' }))}
    />
  );
}

/** What the town laid so far is like. */
export function ArrangeFacts({ view, words }: Pick<Part, 'view' | 'words'>) {
  const contacts = view.neighbourhoods.filter(({ besideFactory }) => besideFactory).length;
  return (
    <div class="ec-mine">
      <p>
        {words.arrange.hint} <b>{words.arrange.contacts(contacts)}</b>
        {view.phase.name === 'arranging' && ` · ${words.arrange.left(view.phase.changesLeft)}`}
      </p>
    </div>
  );
}
