import { useMemo, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../../core/play.ts';
import { type Names, sayRefusal, type Texts } from '../../../core/texts.ts';
import type { Edition } from '../data/print.ts';
import { townOf } from '../data/town.ts';
import { type HouseId, INGREDIENTS, type NeighbourhoodId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier, View } from '../vocabulary.ts';
import { Factory } from './art/town.tsx';
import { hexagonAt, placedTiles } from './geometry.ts';
import { Block } from './town-block.tsx';
import { useViewport } from './use-viewport.ts';

interface TownProps {
  readonly view: View;
  readonly edition: Edition;
  readonly choices: readonly Choice<EnemyChocolatier>[];
  readonly words: TableWords;
  readonly texts: Texts<EnemyChocolatier>;
  readonly names: Names;
  readonly pointed: HouseId | null;
  readonly onPoint: (house: HouseId) => void;
}

/** The whole board with a little air around it. */
const SIZE = { width: 516, height: 536 };

/** The town as one map: every neighbourhood's state at a glance, every house with what it costs me. */
export function Town({ view, edition, choices, words, texts, names, pointed, onPoint }: TownProps) {
  const svg = useRef<SVGSVGElement>(null);
  const viewport = useViewport(svg, SIZE);
  const [looked, setLooked] = useState<NeighbourhoodId | null>(null);
  const tiles = useMemo(() => placedTiles(edition, view.arrangement), [edition, view.arrangement]);
  const town = townOf(edition);
  const verdicts = useMemo(() => verdictsOf(choices, texts), [choices, texts]);
  const connected = new Set(view.neighbourhoods.find(({ id }) => id === looked)?.connected ?? []);

  /** On a small screen the first tap looks closer; houses are too small to hit from far away. */
  const tap = (house: HouseId, at: readonly [number, number]) => {
    if (viewport.dragged()) return;
    const tiny = (svg.current?.clientWidth ?? 0) < 560 && viewport.scale < 2;
    if (tiny) viewport.lookAt(...at);
    else onPoint(house);
  };

  return (
    <section class="ec-town" aria-label={words.town}>
      {/* biome-ignore lint/a11y: the map is a group of buttons, one for each house that may be bought */}
      <svg
        ref={svg}
        class="ec-map"
        viewBox={viewport.box}
        role="group"
        aria-label={words.town}
        onPointerLeave={() => setLooked(null)}
      >
        <polygon class="ec-street" points={hexagonAt([0, 0])} />
        <svg x="-96" y="-84" width="192" height="168">
          <Factory />
        </svg>
        {tiles.map(tile => (
          <g key={tile.tile}>
            <polygon class="ec-street" points={tile.hexagon} />
            {tile.neighbourhoods.map(placed => {
              const number = town.neighbourhoodNumber.get(placed.id)!;
              const { ingredient, bonus, houses } = town.neighbourhoods[number]!;
              return (
                <Block
                  key={placed.id}
                  placed={placed}
                  ingredient={INGREDIENTS[ingredient]!}
                  bonus={bonus}
                  state={view.neighbourhoods[number]!}
                  houses={houses.map(house => view.houses[house]!)}
                  verdicts={verdicts}
                  connected={connected.has(placed.id)}
                  looked={looked === placed.id}
                  pointed={pointed}
                  words={words}
                  names={names}
                  onLook={setLooked}
                  onTap={tap}
                  onReach={at => viewport.scale > 1 && viewport.lookAt(...at)}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <div class="ec-zoom">
        <button type="button" class="round" aria-label={words.zoomIn} onClick={() => viewport.zoom(1.5)}>
          +
        </button>
        <button type="button" class="round" aria-label={words.zoomOut} onClick={() => viewport.zoom(1 / 1.5)}>
          −
        </button>
        {viewport.scale > 1 && (
          <button type="button" class="button" onClick={viewport.whole}>
            {words.whole}
          </button>
        )}
      </div>
      {viewport.scale === 1 && <p class="ec-zoom-hint">{words.zoomHint}</p>}
    </section>
  );
}

/** For every house null if it may be bought, or why not. */
function verdictsOf(
  choices: readonly Choice<EnemyChocolatier>[],
  texts: Texts<EnemyChocolatier>,
): Map<HouseId, string | null> {
  const said = (refusal: NonNullable<Choice<EnemyChocolatier>['refusal']>) => sayRefusal(texts, refusal);
  return new Map(
    choices.flatMap(({ move, refusal }) =>
      move.type === 'buy' ? [[move.house, refusal && said(refusal)]] : [],
    ),
  );
}
