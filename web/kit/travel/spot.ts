/** The name of an element (`data-place`), or several names: the first that is on the screen counts. */
export type Place = string | readonly string[];

/** A point of the table, and how wide is what lies there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where a place is seen: of several with the same name the last, which is the viewer's own. */
export function spotOf(table: HTMLElement, place: Place): Spot | null {
  for (const element of elementsAt(table, place)) {
    const spot = seenAt(element, table);
    if (spot) return spot;
  }
  return null;
}

/** All that bear these names, the likeliest first. */
export function elementsAt(table: ParentNode, place: Place): Element[] {
  const names = typeof place === 'string' ? [place] : place;
  return names.flatMap(name => [...table.querySelectorAll(named(name))].toReversed());
}

/** A copy that is only to be looked at, such as under a magnifying glass, is not the place. */
const named = (name: string) => `[data-place~="${name}"]:not([aria-hidden="true"] *)`;

function seenAt(element: Element, table: HTMLElement): Spot | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const ground = table.getBoundingClientRect();
  // What is scrolled or panned out of sight lies beyond the edge of its area.
  const frame = element.closest('.area')?.getBoundingClientRect() ?? ground;
  return {
    x: within(box.left + box.width / 2, frame.left, frame.right) - ground.left,
    y: within(box.top + box.height / 2, frame.top, frame.bottom) - ground.top,
    width: Math.max(box.width, box.height),
  };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
