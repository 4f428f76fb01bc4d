import { nth } from '../../../core/sure.ts';
import { Picture } from '../../../web/kit/picture.tsx';
import type { Deck } from '../data/deck.ts';
import { heightOf, type Point, widthOf } from '../data/lattice.ts';
import type { PlayerView } from '../vocabulary.ts';
import { LAND } from './art/land.ts';
import { RIPE, WATER } from './art/palette.ts';
import { Figure } from './card-face.tsx';
import { areaPath, keyOf, pairs, placedCard, rimPath, U } from './geometry.ts';

interface HarvestProps {
  /** Centres of its squares, x and y in turn. */
  readonly squares: readonly number[];
  readonly player: PlayerView;
  readonly deck: Deck;
}

/** How far the squares at its edge reach beyond their centres. */
const EDGE = 1;
/** Seconds from one square to the next. */
const STEP = 0.11;
const isCovered = () => true;

/** A field that has closed, exactly over itself: from the card that closed it outwards it ripples, turns to silver, and to gold. */
export function Harvest({ squares, player, deck }: HarvestProps) {
  const centres = pairs(squares);
  const inside = new Set(centres.map(keyOf));
  const figures = player.landscape
    .flatMap(piece => placedCard(deck, piece).features)
    .filter(({ square }) => inside.has(keyOf(square)));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  const [width, height] = [Math.max(...xs) + EDGE - left, Math.max(...ys) + EDGE - top];
  const from = closing(player) ?? nth(centres, 0);
  const after = ({ x, y }: Point) => STEP * Math.hypot(x - from.x, y - from.y);
  return (
    <Picture viewBox={`${left * U} ${top * U} ${width * U} ${height * U}`}>
      <path fill={LAND.paddies[1]} d={areaPath(centres, isCovered)} />
      {centres.map(centre => {
        const [area, t] = [areaPath([centre], isCovered), after(centre)];
        return (
          <g key={keyOf(centre)}>
            <path class="act act-pop" style={{ '--t': 0.5 + t, '--d': 0.5 }} fill={LAND.ripe} d={area} />
            <path class="act act-flash" style={{ '--t': 0.2 + t, '--d': 0.8 }} fill={WATER.light} d={area} />
            <circle
              class="act act-ring"
              style={{ '--t': t, '--d': 0.7 }}
              cx={centre.x * U}
              cy={centre.y * U}
              r={0.9 * U}
              stroke={WATER.shade}
              stroke-width="2.4"
            />
          </g>
        );
      })}
      <path class="act" style={{ '--t': 1.1 }} fill="url(#sr-ears)" d={areaPath(centres, isCovered)} />
      <path class="sr-line" stroke={LAND.pathEdge} stroke-width="4.4" d={rimPath(centres, isCovered)} />
      <path class="sr-line" stroke={LAND.path} stroke-width="2.9" d={rimPath(centres, isCovered)} />
      {figures.map(figure => (
        <g key={keyOf(figure)} class="act act-wobble" style={{ '--t': 0.4 + after(figure), '--d': 0.8 }}>
          <Figure {...figure} />
        </g>
      ))}
    </Picture>
  );
}

/** The middle of the card that was placed last; null before there is any. */
function closing({ landscape }: PlayerView): Point | null {
  const last = landscape.at(-1);
  return last ? { x: last.x + widthOf(last.turn) / 2, y: last.y + heightOf(last.turn) / 2 } : null;
}

interface SumProps {
  readonly of: readonly number[];
  readonly total: number;
}

/** What a harvest is made of rises term by term and becomes one disc. */
export function Sum({ of, total }: SumProps) {
  return (
    <Picture viewBox="-60 -60 120 120" stroke={RIPE.line}>
      {of.map((worth, i) => (
        <g key={i} transform={`translate(${28 * (i - (of.length - 1) / 2)} -34)`}>
          <g class="act act-flash" style={{ '--t': 0.8 + 0.12 * i, '--d': 1 }}>
            <circle r="13" fill={RIPE.light} stroke-width="2" />
            <text class="scene-figure" y="6" font-size="17" style={{ stroke: 'none' }}>
              {worth}
            </text>
          </g>
        </g>
      ))}
      <g class="act act-pop" style={{ '--t': 1.5, '--d': 0.3 }}>
        <circle r="27" fill={RIPE.fill} />
        <path d="M-19-11Q-11-22 2-22" stroke={RIPE.light} stroke-width="4" />
        <text class="scene-figure" y="10" font-size="29" style={{ stroke: 'none' }}>
          +{total}
        </text>
      </g>
    </Picture>
  );
}
