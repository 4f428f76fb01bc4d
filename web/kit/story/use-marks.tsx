import { render } from 'preact';
import { type MutableRef, useLayoutEffect } from 'preact/hooks';
import { inTurn } from '../frame/in-turn.ts';
import { SeatGlyph, SeatSign } from '../seat.tsx';
import { type DrawnPlace, drawnPlace, SVG } from './drawn.ts';
import type { Marks } from './marks.ts';
import { placesIn } from './show-place.ts';

/** Pixels below which a sign cannot be told, and above which it only covers what it is about. */
const LEAST = 11;
const MOST = 20;

/** Keeps a small sign on every place that is marked: that of the player who changed it. Boards draw themselves
 * whenever they like, so what they draw is watched. */
export function useMarks(table: MutableRef<HTMLElement | null>, marks: Marks): void {
  const wanted = [...marks].join();
  useLayoutEffect(() => {
    const board = table.current?.querySelector('main');
    if (!board || marks.size === 0) return;
    const put = new Map<Element, Element>();
    /** Idempotent, since its own changes trigger it again. */
    const update = () => {
      const due = new Map<Element, string>();
      for (const [key, by] of marks) for (const place of placesIn(board, [key])) due.set(place, String(by));
      for (const [place, mark] of put)
        if (due.get(place) !== place.getAttribute('data-marked') || !mark.isConnected) unmark(place, put);
      // First everything is measured, then everything is changed: the browser lays out once.
      const fresh = [...due]
        .filter(([place]) => !put.has(place))
        .map(([place, by]) => ({ place, by, drawn: drawnAt(place) }));
      for (const { place, by, drawn } of fresh) put.set(place, markOn(place, by, drawn));
    };
    // The frames that show the move have enough to do.
    let callOff: (() => void) | null = null;
    const want = () => {
      callOff ??= inTurn(() => {
        callOff = null;
        update();
      });
    };
    want();
    const watcher = new MutationObserver(want);
    watcher.observe(board, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-place'],
    });
    return () => {
      watcher.disconnect();
      callOff?.();
      for (const place of put.keys()) unmark(place, put);
    };
  }, [wanted]);
}

function unmark(place: Element, put: Map<Element, Element>): void {
  put.get(place)?.remove();
  put.delete(place);
  place.removeAttribute('data-marked');
}

/** Null where a place is not part of a drawing. */
const drawnAt = (place: Element) => (place instanceof SVGGraphicsElement ? drawnPlace(place) : null);

function markOn(place: Element, by: string, drawn: DrawnPlace | null): Element {
  place.setAttribute('data-marked', by);
  const mark = drawn ? drawnMark(place, by, drawn) : signMark(place, by);
  mark.setAttribute('aria-hidden', 'true');
  mark.setAttribute('data-marks-place', place.getAttribute('data-place') ?? '');
  return mark;
}

function signMark(place: Element, by: string): Element {
  const mark = document.createElement('span');
  mark.className = 'news-mark';
  if (by !== 'table') render(<SeatSign seat={Number(by)} />, mark);
  place.append(mark);
  return mark;
}

/** In a drawing it lies on the upper right corner of the ground. */
function drawnMark(place: Element, by: string, { layer, transform, box, pixel }: DrawnPlace): Element {
  const size = Math.max(Math.min(0.4 * box.width, 0.4 * box.height, MOST * pixel), LEAST * pixel);
  const [x, y] = [box.x + box.width - 0.2 * size, box.y + 0.2 * size];
  const mark = document.createElementNS(SVG, 'g');
  mark.setAttribute('class', 'news-mark');
  if (layer !== place) mark.setAttribute('transform', transform);
  render(
    <g data-seat={by === 'table' ? undefined : by}>
      <circle cx={x} cy={y} r={0.6 * size} />
      {by !== 'table' && (
        <svg x={x - 0.4 * size} y={y - 0.4 * size} width={0.8 * size} height={0.8 * size}>
          <SeatGlyph seat={Number(by)} />
        </svg>
      )}
    </g>,
    mark,
  );
  layer.append(mark);
  return mark;
}
