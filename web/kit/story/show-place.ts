import { canFocus } from '../can-focus.ts';
import { moves } from '../motion.ts';
import { drawnPlace, SVG } from './drawn.ts';

/** Milliseconds that a place stays ringed. */
const RINGS = 1800;

/** All elements that are one of these places, in the order of the keys. */
export function placesIn(table: ParentNode, keys: readonly string[]): Element[] {
  return keys.flatMap(key => [...table.querySelectorAll(`.areas [data-place~="${CSS.escape(key)}"]`)]);
}

/** Brings the place where something happened into view and rings it once. If it was asked for by key, the focus goes
 * there. */
export function showPlace(table: ParentNode, keys: readonly string[], byKey: boolean): void {
  const place = placesIn(table, keys).find(element => element.getClientRects().length > 0);
  if (!place) return;
  place.scrollIntoView({ block: 'center', inline: 'center', behavior: moves() ? 'smooth' : 'auto' });
  const unring = ringOn(place);
  setTimeout(unring, RINGS);
  if (byKey && canFocus(place)) place.focus({ preventScroll: true });
}

/** Rings a place. Gives how to remove the ring. */
export function ringOn(place: Element, how: 'once' | 'stays' = 'once'): () => void {
  place.setAttribute('data-rung', how);
  const drawn = place instanceof SVGGraphicsElement ? drawnRing(place, how) : null;
  return () => {
    place.removeAttribute('data-rung');
    drawn?.remove();
  };
}

/** Browsers draw no outline around a part of a drawing that others cover. Ground that is one shape is ringed along its own edge. */
function drawnRing(place: SVGGraphicsElement, how: string): Element {
  const { layer, transform, box } = drawnPlace(place);
  const drawn = document.createElementNS(SVG, 'g');
  if (layer !== place) drawn.setAttribute('transform', transform);
  const edge = shapeOf(place) ?? document.createElementNS(SVG, 'rect');
  if (edge.localName === 'rect')
    for (const side of ['x', 'y', 'width', 'height'] as const) edge.setAttribute(side, String(box[side]));
  // A pale line below it parts it from ground of its own colour.
  for (const line of ['rung-edge', 'rung-ring']) {
    const ring = edge.cloneNode() as Element;
    ring.setAttribute('class', line);
    ring.setAttribute('data-ring', how);
    drawn.append(ring);
  }
  layer.append(drawn);
  return drawn;
}

/** What says which shape a part of a drawing has. */
const SHAPE = ['d', 'points', 'cx', 'cy', 'r', 'rx', 'ry', 'transform'];

/** The shape of a place's ground and nothing else of it; null where several things make it up. */
function shapeOf({ firstElementChild: ground }: Element): Element | null {
  if (!(ground instanceof SVGGeometryElement)) return null;
  const shape = document.createElementNS(SVG, ground.localName);
  for (const name of SHAPE) {
    const value = ground.getAttribute(name);
    if (value !== null) shape.setAttribute(name, value);
  }
  return shape;
}
