import { keysOf } from '../../../core/keys.ts';
import { type MutableRef, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from './arrangement.ts';
import { watchSize } from './watch-size.ts';

/** What must find room, counted in cards. Whatever is not a card is counted as a part of one. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Width by height of a card. */
  readonly ratio: number;
  /** Between two cards, as a part of a card's width. */
  readonly gap: number;
  /** Horizontal pixels that cards cannot use, such as a button beside them. */
  readonly beside?: number;
  /** Vertical pixels that cards cannot use, such as a line of text above them. */
  readonly above?: number;
  /** How much larger the cards of others must be before it gives way: a layout may have more to show than cards. */
  readonly favour?: number;
}

/** The width of the largest card with which this layout fits. */
export function fit(
  { width, height }: Size,
  { columns, rows, ratio, gap, beside = 0, above = 0 }: Layout,
): number {
  return Math.min(
    (width - beside) / (columns + gap * (columns - 1)),
    (height - above) / (rows / ratio + gap * (rows - 1)),
  );
}

export interface Limits {
  /** Smaller than this the area scrolls instead. */
  readonly least: number;
  readonly most: number;
}

export interface Fitted<L extends string> {
  readonly layout: L;
  /** The width of a card in pixels. */
  readonly card: number;
}

/** Of several layouts the one with the largest cards, favour aside; where all are too large, the one that needs to scroll downwards only. */
export function bestFit<L extends string>(
  size: Size,
  layouts: { readonly [N in L]: Layout },
  { least, most }: Limits,
): Fitted<L> {
  const fitted = keysOf(layouts).map(layout => {
    const wanted = fit(size, layouts[layout]);
    const wide = fit({ ...size, height: Infinity }, layouts[layout]);
    return {
      layout,
      card: Math.floor(Math.max(least, Math.min(most, wanted))),
      rank: wanted < least ? Math.min(least, wide) - least : wanted * (layouts[layout].favour ?? 1),
    };
  });
  const { layout, card } = fitted.reduce((best, other) => (other.rank > best.rank ? other : best));
  return { layout, card };
}

/** Fits an element's cards to the room it has, in both directions, whenever that changes. */
export function useFit<E extends HTMLElement, L extends string>(
  layouts: { readonly [N in L]: Layout },
  limits: Limits,
): Fitted<L> & { readonly area: MutableRef<E | null> } {
  const area = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!area.current) return;
    return watchSize(area.current, ({ width, height }) =>
      setSize(known => (known.width === width && known.height === height ? known : { width, height })),
    );
  }, []);
  return { ...bestFit(size, layouts, limits), area };
}
