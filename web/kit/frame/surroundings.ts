import type { Box } from './box.ts';
import { overlap, type Surroundings } from './place.ts';

/** What is asked, what can be done, what was said last, and the tools of bar and board. */
const NEVER = '.bar, .prompt, .dock-actions, .area .round';
/** What else is selected, as a glass over it, or what a note speaks of. */
const SELECTED = '.area :is([data-pointed], [data-spared])';
const PLAYERS = '.area-seats [data-seat]';
/** What the question is about. Where that is many things some of them may be covered: they are taken ground. */
const ASKED = '.area [data-asked]';
/** Whatever is read, touched or looked at. */
const TAKEN = '.area :is(button, li, p, td, .card, .explained, .map-piece, .num, .seat-panel, g[data-place])';

/** What lies around a thing of the table, for a note about it that leaves these in sight. */
export function surroundingsOf(thing: Element, clearOf: readonly Element[]): Surroundings {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const table = thing.closest('.table');
  const about = thing.getBoundingClientRect();
  const others = (selector: string) =>
    [...(table?.querySelectorAll(selector) ?? [])].filter(
      one => !thing.contains(one) && !one.closest('.note'),
    );
  const beside = (selector: string) =>
    others(selector).filter(one => !isUnder(one.getBoundingClientRect(), about));
  const asked = beside(ASKED);
  return {
    screen: { width, height },
    never: shown(others(NEVER)),
    clearOf: shown([...clearOf, ...beside(SELECTED), ...(asked.length > 1 ? [] : asked)]),
    read: shown(beside(PLAYERS)),
    taken: shown(outermost(beside(TAKEN))),
  };
}

/** As much of them as their areas show. */
function shown(elements: readonly Element[]): readonly Box[] {
  const areas = new Map<Element, DOMRect>();
  return elements
    .map(element => {
      const box = element.getBoundingClientRect();
      const area = element.closest('.area');
      if (!area) return box;
      const window = areas.get(area) ?? area.getBoundingClientRect();
      areas.set(area, window);
      const [left, top] = [Math.max(box.left, window.left), Math.max(box.top, window.top)];
      const [right, bottom] = [Math.min(box.right, window.right), Math.min(box.bottom, window.bottom)];
      return { left, top, width: right - left, height: bottom - top };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** A piece on a piece covers no more ground. */
function outermost(elements: readonly Element[]): readonly Element[] {
  const all = new Set(elements);
  const isInside = (element: Element): boolean => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (all.has(outer)) return true;
    return false;
  };
  return elements.filter(element => !isInside(element));
}

/** Whether the thing stands on the other, as a house on its map: so may the note about it. */
const isUnder = (box: Box, thing: Box): boolean =>
  box.width * box.height > thing.width * thing.height && overlap(box, thing) >= thing.width * thing.height;
