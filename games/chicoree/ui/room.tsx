import { type MutableRef, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { watchSize } from '../../../web/kit/frame/watch-size.ts';
import { HangingLamp, Tins } from './art/furniture.tsx';
import { EARTH } from './art/palette.ts';
import { steady } from '../../../web/kit/steady.tsx';
import { elementOf } from '../../../web/kit/element-of.ts';

/** Where the board lies on the table, in pixels: the furniture stands where the card for sale does. */
interface Place {
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
}

const LIGHT = '#fff0b8';

/** What is hardly seen by day must be drawn more firmly to be seen at all by night. */
const GRAIN = { strokeOpacity: 'calc(0.5 + 0.5 * var(--dark, 0))' };

/** How much of the board's height is the top of the counter. */
const COUNTER = 0.3;

/**
 * The grocer's back room: papered wall, two shelves of tins, a lamp, an oak counter. Drawn in pixels of the table, for
 * the counter must run under the card wherever the frame has put it.
 */
export const Room = steady(function Room({ field }: { readonly field: MutableRef<HTMLElement | null> }) {
  const { unit, isPhone } = useRoom();
  const ground = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState<Place>({ middle: 0, top: 0, bottom: 0 });
  useLayoutEffect(
    () =>
      watchSize(elementOf(field), () => {
        const { left, top } = elementOf(ground).getBoundingClientRect();
        // The area's own place: the field moves where the area scrolls.
        const box = elementOf(field).parentElement!.getBoundingClientRect();
        setPlace({ middle: box.left + box.width / 2 - left, top: box.top - top, bottom: box.bottom - top });
      }),
    [],
  );
  const { middle, top, bottom } = place;
  const edge = Math.round(bottom - COUNTER * (bottom - top));
  // Below the strip, which is read: two shelves.
  const shelf = (edge - top - 3.5 * unit) / 2;
  return (
    <svg ref={ground} focusable="false" fill="none">
      <Patterns unit={unit} middle={middle} />
      <rect width="100%" height={edge} fill="url(#ch-paper)" />
      <g style={{ opacity: 'calc(0.62 - 0.36 * var(--dark, 0))' }}>
        {[edge - shelf - 0.4 * unit, edge - 0.4 * unit].map((foot, i) => (
          <Shelf key={i} foot={foot} height={shelf * 0.8} from={i * -130} unit={unit} />
        ))}
      </g>
      <rect width="100%" height={edge} fill="url(#ch-dusk)" />
      <Counter edge={edge} foot={bottom} middle={middle} unit={unit} />
      <g transform={`translate(${middle} ${edge})`}>
        <path d={cone(edge - top - 1.2 * unit, unit)} fill="url(#ch-light)" />
        <ellipse cy={0.4 * (bottom - edge)} rx={18 * unit} ry={0.6 * (bottom - edge)} fill="url(#ch-pool)" />
      </g>
      {!isPhone && (
        <g transform={`translate(${middle} ${top + 1.3 * unit}) scale(${unit / 16})`}>
          <HangingLamp />
        </g>
      )}
    </svg>
  );
});

/** What the lamp lights, from its rim down to the counter. */
const cone = (height: number, unit: number): string =>
  `M${-2.4 * unit} ${-height}H${2.4 * unit}L${13 * unit} 0H${-13 * unit}Z`;

function Patterns({ unit, middle }: { readonly unit: number; readonly middle: number }) {
  return (
    <defs>
      <pattern id="ch-paper" x={middle} width={4 * unit} height={4 * unit} patternUnits="userSpaceOnUse">
        <path
          d={`M${unit} 0V${4 * unit}`}
          stroke="var(--ground-deep)"
          stroke-width={1.1 * unit}
          style={GRAIN}
        />
        <path
          d={`M${3 * unit} ${1.7 * unit}v${0.6 * unit}M${2.7 * unit} ${2 * unit}h${0.6 * unit}`}
          stroke="var(--ground-line)"
          stroke-opacity=".65"
          stroke-width={unit / 10}
        />
      </pattern>
      <pattern id="ch-tins" width="420" height="100" patternUnits="userSpaceOnUse">
        <Tins />
      </pattern>
      <pattern
        id="ch-planks"
        x={middle}
        y={1.2 * unit}
        width={11 * unit}
        height={7.5 * unit}
        patternUnits="userSpaceOnUse"
      >
        <Drawer unit={unit} />
      </pattern>
      <linearGradient id="ch-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".3" stop-color="var(--ground-deep)" stop-opacity="0" />
        <stop offset="1" stop-color="var(--ground-deep)" stop-opacity=".75" />
      </linearGradient>
      <linearGradient id="ch-light" x1="0" y1="0" x2="0" y2="1">
        <stop stop-color={LIGHT} stop-opacity=".5" />
        <stop offset="1" stop-color={LIGHT} stop-opacity=".12" />
      </linearGradient>
      <radialGradient id="ch-pool">
        <stop stop-color={LIGHT} stop-opacity=".5" />
        <stop offset="1" stop-color={LIGHT} stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

/** One of the many in the front of the counter, with its frame, its label and its brass knob. */
function Drawer({ unit }: { readonly unit: number }) {
  return (
    <g stroke-width={unit / 6}>
      <path d={`M0 0H${11 * unit}M0 0V${7.5 * unit}`} stroke={EARTH.line} stroke-opacity=".55" />
      <path d={`M0 ${unit / 6}H${11 * unit}M${unit / 6} 0V${7.5 * unit}`} stroke={EARTH.light} />
      <rect
        x={0.9 * unit}
        y={0.9 * unit}
        width={9.2 * unit}
        height={5.7 * unit}
        rx={0.4 * unit}
        fill={EARTH.light}
        fill-opacity=".22"
        stroke={EARTH.shade}
      />
      <path
        d={[1.5, 2.6, 3.9, 5.2]
          .map(y => `M${1.6 * unit} ${y * unit}q${2 * unit} ${0.7 * unit} ${4 * unit} 0t${3.8 * unit} 0`)
          .join('')}
        stroke={EARTH.shade}
        style={GRAIN}
      />
      <path d={`M${1.3 * unit} ${6.3 * unit}V${1.3 * unit}H${9.7 * unit}`} stroke={EARTH.light} />
      <rect
        x={3.6 * unit}
        y={1.9 * unit}
        width={3.8 * unit}
        height={1.7 * unit}
        rx={0.25 * unit}
        fill="#fff3d6"
        fill-opacity=".8"
        stroke="#a9772a"
      />
      <circle cx={5.5 * unit} cy={4.9 * unit} r={0.55 * unit} fill="#e8bf6a" stroke={EARTH.line} />
    </g>
  );
}

interface ShelfProps {
  readonly foot: number;
  readonly height: number;
  /** Where in the row of tins it begins, so that no two shelves are alike. */
  readonly from: number;
  readonly unit: number;
}

function Shelf({ foot, height, from, unit }: ShelfProps) {
  const scale = Math.max(0.2, height / 100);
  return (
    <>
      <g transform={`translate(${from * scale} ${foot - 100 * scale}) scale(${scale})`}>
        <rect width="9999" height="100" fill="url(#ch-tins)" />
      </g>
      <rect y={foot} width="100%" height={0.55 * unit} fill={EARTH.light} />
      <rect y={foot + 0.55 * unit} width="100%" height={0.5 * unit} fill="#20180c" fill-opacity=".12" />
    </>
  );
}

interface CounterProps {
  readonly edge: number;
  readonly foot: number;
  readonly middle: number;
  readonly unit: number;
}

/** Joints of the boards on top of it, in units from the middle at its back edge. */
const JOINTS = [-62, -44, -28, -15, -5, 5, 15, 28, 44, 62];

/** Its top runs away from whoever looks; its front goes down to the near edge of the table. */
function Counter({ edge, foot, middle, unit }: CounterProps) {
  const deep = foot - edge;
  const joints = JOINTS.map(x => `M${x * unit} 0L${1.35 * x * unit} ${deep}`).join('');
  return (
    <g transform={`translate(0 ${edge})`}>
      <rect width="100%" height={deep} fill="#a3744b" />
      <g transform={`translate(${middle} 0)`}>
        <path d={joints} stroke={EARTH.shade} stroke-width={unit / 8} />
        <path
          d={`M${-40 * unit} ${deep * 0.3}q${9 * unit} ${-unit / 2} ${20 * unit} 0M${6 * unit} ${deep * 0.2}q${8 * unit} ${unit / 2} ${16 * unit} 0M${-22 * unit} ${deep * 0.72}q${10 * unit} ${unit / 2} ${15 * unit} 0M${14 * unit} ${deep * 0.66}q${9 * unit} ${-unit / 2} ${24 * unit} 0M${-62 * unit} ${deep * 0.6}q${8 * unit} ${unit / 2} ${18 * unit} 0`}
          stroke={EARTH.line}
          stroke-width={unit / 8}
          style={GRAIN}
        />
      </g>
      <rect width="100%" height={unit / 6} fill={EARTH.light} />
      <rect y={deep} width="100%" height={0.7 * unit} fill={EARTH.light} />
      <rect y={deep + 0.5 * unit} width="100%" height={0.2 * unit} fill="#a3744b" />
      <g transform={`translate(0 ${deep + 0.7 * unit})`}>
        <rect width="100%" height="4000" fill={EARTH.fill} />
        <rect width="100%" height="4000" fill="url(#ch-planks)" />
        <rect width="100%" height={0.9 * unit} fill="#20180c" fill-opacity=".28" />
      </g>
      <rect
        width="100%"
        height="4000"
        fill="var(--ground-deep)"
        style={{ opacity: 'calc(0.54 * var(--dark, 0))' }}
      />
    </g>
  );
}
