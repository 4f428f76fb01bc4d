import type { Size } from './arrangement.ts';
import { beforePaint } from './before-paint.ts';

type Tell = (size: Size) => void;

const watchers = new Map<Element, Tell>();

/** One ResizeObserver for all tables and areas: their sizes arrive together, before the next paint. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver(entries => {
        for (const { target, contentRect } of entries) watchers.get(target)?.(contentRect);
      });

/** Tells the inner size of an element: once after rendering, and whenever it changes. */
export function watchSize(element: Element, tell: Tell): () => void {
  watchers.set(element, tell);
  const callOff = beforePaint(() => tell(innerSize(element)));
  observer?.observe(element);
  return () => {
    callOff();
    watchers.delete(element);
    observer?.unobserve(element);
  };
}

function innerSize(element: Element): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  return {
    width: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  };
}

/** The first measurement is rounded. */
export const isOtherSize = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1;
