import type { ComponentChildren } from 'preact';

/** A panel is so wide and so high, in its own `em`, whatever its size on the page. */
export const PANEL = { width: 24, height: 18 };

interface AtProps {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  /** Of a card or a drawing; what has a width of its own needs none. */
  readonly width?: number;
  /** How wide a card in it is; as wide as it is itself unless told. */
  readonly card?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly faded?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Puts a piece of the game on a panel, as wide as it is told; `--card` follows. */
export function At({
  x,
  y,
  width,
  card = width,
  turn = 0,
  faded = false,
  class: name = '',
  children,
}: AtProps) {
  const size = {
    ...(width !== undefined && { width: `${width}em` }),
    ...(card !== undefined && { '--card': `${card}em` }),
  };
  return (
    <span
      class={`panel-at ${name}`}
      data-faded={faded || undefined}
      style={{ left: `${x}em`, top: `${y}em`, rotate: `${turn}deg`, ...size }}
    >
      {children}
    </span>
  );
}

type Point = readonly [x: number, y: number];

/** From here to there; it bends to the left of its way. */
export function Arrow({ from, to, bend = 0 }: { from: Point; to: Point; bend?: number }) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const middle: Point = [(x1 + x2) / 2 + bend * (y2 - y1), (y1 + y2) / 2 - bend * (x2 - x1)];
  const [dx, dy] = [x2 - middle[0], y2 - middle[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const barb = (side: number) =>
    `${(x2 - 1.3 * ux + side * 0.9 * uy).toFixed(2)} ${(y2 - 1.3 * uy - side * 0.9 * ux).toFixed(2)}`;
  const way = `M${x1} ${y1}Q${middle[0].toFixed(2)} ${middle[1].toFixed(2)} ${x2} ${y2}`;
  const head = `M${barb(1)}L${x2} ${y2}L${barb(-1)}`;
  return (
    <svg class="panel-arrow" viewBox={`0 0 ${PANEL.width} ${PANEL.height}`} aria-hidden="true">
      <path class="panel-arrow-rim" d={way + head} />
      <path d={way + head} />
    </svg>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  /** `good` and `bad` judge something, `plain` lies on the ground. */
  readonly kind?: 'slip' | 'good' | 'bad' | 'plain';
  readonly size?: number;
  readonly children: ComponentChildren;
}

/** A number or a sign, large enough for the smallest panel. */
export function Label({ x, y, kind = 'slip', size = 2.4, children }: LabelProps) {
  return (
    <At x={x} y={y} class="panel-words num">
      <span data-kind={kind} style={{ fontSize: `${size}em` }}>
        {children}
      </span>
    </At>
  );
}

/** A tick or a cross. */
export function Mark({ x, y, is }: { x: number; y: number; is: 'good' | 'bad' }) {
  return (
    <Label x={x} y={y} kind={is}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={is === 'good' ? 'M1.8 5.4L4.2 7.8L8.4 2.4' : 'M2.3 2.3L7.7 7.7M7.7 2.3L2.3 7.7'} />
      </svg>
    </Label>
  );
}

/** Goes round what is meant. */
export function Ring({
  x,
  y,
  width,
  height = width,
}: {
  x: number;
  y: number;
  width: number;
  height?: number;
}) {
  return (
    <At x={x} y={y} width={width} class="panel-ring">
      <i style={{ height: `${height}em` }} />
    </At>
  );
}
