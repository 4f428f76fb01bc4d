import { PotagerMark } from '../../art/brand.tsx';
import { PAINTED_SIGNS } from '../../art/painted-signs.tsx';
import { nth } from '../../../core/sure.ts';
import { figure } from '../../kit/count.tsx';
import type { PosterScore } from '../../kit/ending/ending.ts';

export interface PictureRow extends PosterScore {
  readonly seat: number;
  readonly place: string;
  readonly name: string;
}

export interface PosterPictureProps {
  readonly shape: PosterShape;
  readonly title: string;
  readonly game: string;
  readonly line: string;
  readonly rows: readonly PictureRow[];
  /** The house's address. */
  readonly address: string;
}

/** Upright for a phone, wide for a page or a message on a large screen. */
export type PosterShape = 'upright' | 'wide';

/** Where things lie in a picture; the slip with the words reaches to its lower right corner. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly scene: { readonly width: number; readonly height: number };
  readonly work: { readonly width: number; readonly height: number };
  readonly slip: { readonly x: number; readonly y: number };
  readonly sign: { readonly y: number; readonly size: number };
  /** Heights and sizes of letters. */
  readonly title: Line;
  readonly score: Line;
  readonly others: Line & { readonly step: number; readonly room: number };
  readonly line: Line;
  readonly foot: Line;
}

interface Line {
  readonly y: number;
  readonly size: number;
}

const SHAPES: { readonly [S in PosterShape]: Shape } = {
  upright: {
    width: 1080,
    height: 1350,
    margin: 64,
    scene: { width: 1080, height: 800 },
    work: { width: 952, height: 620 },
    slip: { x: 0, y: 760 },
    sign: { y: 664, size: 192 },
    title: { y: 928, size: 68 },
    score: { y: 982, size: 40 },
    others: { y: 1040, size: 34, step: 62, room: 210 },
    line: { y: 1254, size: 36 },
    foot: { y: 1312, size: 28 },
  },
  wide: {
    width: 1200,
    height: 630,
    margin: 32,
    scene: { width: 720, height: 630 },
    work: { width: 616, height: 550 },
    slip: { x: 680, y: 0 },
    sign: { y: 30, size: 128 },
    title: { y: 218, size: 44 },
    score: { y: 262, size: 30 },
    others: { y: 314, size: 25, step: 44, room: 196 },
    line: { y: 548, size: 25 },
    foot: { y: 606, size: 20 },
  },
};

/** The poster as one drawing, with room for the place and the work. Words are marked: they are written on it with the house's own letters (`drawing.ts`). */
export function PosterPicture({ shape, title, game, line, rows, address }: PosterPictureProps) {
  const { width, height, margin, scene, work, slip, sign, others: at, ...lines } = SHAPES[shape];
  const others = rows.slice(1, 6);
  const step = Math.min(at.step, at.room / Math.max(1, others.length));
  const [winner] = rows;
  const [left, right] = [slip.x + margin, width - margin];
  const middle = (left + right) / 2;
  const across = { x: middle, most: right - left };
  const sash = slip.x === 0 ? { y: slip.y, width, height: 14 } : { x: slip.x, width: 10, height };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} class="poster-picture" fill="none">
      <rect class="poster-picture-ground" width={width} height={height} />
      <svg class="poster-picture-place" {...scene} />
      <svg class="poster-picture-work" x={margin} y={40} {...work} />
      <rect class="poster-picture-slip" {...slip} width={width} height={height} />
      {winner && (
        <g class="painted-sign" data-seat={winner.seat}>
          <rect class="poster-picture-sash" {...sash} />
          <svg x={middle - sign.size / 2} y={sign.y} width={sign.size} height={sign.size}>
            <Sign seat={winner.seat} />
          </svg>
        </g>
      )}
      <Written {...across} {...lines.title}>
        {title}
      </Written>
      {winner && (
        <Written {...across} {...lines.score}>
          {scoreOf(winner)}
        </Written>
      )}
      {others.map((row, i) => (
        <g key={row.seat} class="painted-sign" data-seat={row.seat}>
          <svg x={left} y={at.y + i * step - at.size} width={1.3 * at.size} height={1.3 * at.size}>
            <Sign seat={row.seat} />
          </svg>
          <Written
            x={left + 1.8 * at.size}
            y={at.y + i * step}
            size={at.size}
            anchor="start"
            most={0.6 * across.most}
          >
            {`${row.place}  ${row.name}`}
          </Written>
          <Written x={right} y={at.y + i * step} size={at.size} anchor="end" most={0.3 * across.most}>
            {scoreOf(row)}
          </Written>
        </g>
      ))}
      <Written {...across} {...lines.line} italic>
        {line}
      </Written>
      <svg
        x={left - 6}
        y={lines.foot.y - 1.3 * lines.foot.size}
        width={1.7 * lines.foot.size}
        height={1.7 * lines.foot.size}
      >
        <PotagerMark />
      </svg>
      <Written x={left + 1.8 * lines.foot.size} {...lines.foot} anchor="start" most={0.45 * across.most}>
        {`Potager · ${game}`}
      </Written>
      <Written x={right} {...lines.foot} anchor="end" most={0.42 * across.most}>
        {address}
      </Written>
    </svg>
  );
}

const scoreOf = ({ value, unit }: PosterScore) =>
  value === null ? unit : `${figure(value)}${unit.startsWith('/') ? '' : ' '}${unit}`;

function Sign({ seat }: { seat: number }) {
  const Painted = nth(PAINTED_SIGNS, seat % PAINTED_SIGNS.length);
  return <Painted />;
}

interface WrittenProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Longer words are written smaller. */
  readonly most: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly italic?: boolean;
  readonly children: string;
}

function Written({ x, y, size, most, anchor = 'middle', italic = false, children }: WrittenProps) {
  return (
    <text
      class="poster-picture-words"
      data-most={most}
      x={x}
      y={y}
      font-size={size}
      font-style={italic ? 'italic' : 'normal'}
      text-anchor={anchor}
    >
      {children}
    </text>
  );
}
