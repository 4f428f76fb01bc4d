import { useMemo, useRef } from 'preact/hooks';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Icon } from '../../../web/kit/icon.tsx';
import { useSteady } from '../../../web/kit/steady.tsx';
import { River, StreetLamps } from './art/riverside.tsx';
import { Drawing } from './drawing.tsx';
import { placedTiles } from './geometry.ts';
import { LEAST_SCALE } from './house.tsx';
import { MAP_BOX, useLens, usePixels } from './lens.ts';
import { Loupe } from './loupe.tsx';
import type { Focus, Part } from './part.ts';
import { TownSign } from './town-sign.tsx';
import { useViewport } from './use-viewport.ts';

/** The town as one map: every neighbourhood's state at a glance, every house with what it costs me. */
export function Town(part: Part) {
  const { view, words, town, focus } = part;
  const window = useRef<HTMLDivElement>(null);
  const pixels = usePixels(window);
  const viewport = useViewport(window);
  const lens = useLens(pixels * viewport.scale);
  const size = `${100 * viewport.scale}%`;
  const { arrangement, isPhone } = useRoom();
  const tiles = useMemo(() => placedTiles(town.edition, view.arrangement), [town, view.arrangement]);
  const point = useSteady<[Focus], void>(thing => {
    if (!viewport.dragged()) part.point(thing);
  });
  const drawing = useMemo(
    () => <Drawing {...part} point={point} tiles={tiles} lens={lens} reachable />,
    [view, part.choices, words, part.names, focus, tiles, lens.scale, lens.least],
  );
  const pointed =
    focus?.on === 'place' &&
    tiles.flatMap(({ neighbourhoods }) => neighbourhoods).find(({ id }) => id === focus.neighbourhood);
  return (
    <div class="ec-town">
      <div ref={window} class="ec-window">
        {/* biome-ignore lint/a11y: the map is a group of buttons, one for each neighbourhood */}
        <svg
          class="ec-map by-day"
          data-marks
          style={{ width: size, height: size }}
          viewBox={MAP_BOX}
          role="group"
          aria-label={words.areas.board}
        >
          <River />
          {drawing}
          <StreetLamps />
        </svg>
      </div>
      {arrangement !== 'television' && (
        <div class="ec-zoom">
          <button type="button" class="round" aria-label={words.zoomIn} onClick={() => viewport.zoom(1.5)}>
            <Icon of="plus" />
          </button>
          {viewport.scale > 1 && (
            <>
              <button
                type="button"
                class="round"
                aria-label={words.zoomOut}
                onClick={() => viewport.zoom(1 / 1.5)}
              >
                <Icon of="minus" />
              </button>
              <button type="button" class="round" aria-label={words.whole} onClick={viewport.whole}>
                <Icon of="fit" />
              </button>
            </>
          )}
        </div>
      )}
      {pointed && isPhone && lens.scale < LEAST_SCALE ? (
        <Loupe {...part} tiles={tiles} placed={pointed} lens={{ ...lens, scale: 1 }} />
      ) : (
        <TownSign {...part} />
      )}
    </div>
  );
}
