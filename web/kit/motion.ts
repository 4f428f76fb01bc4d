import { useRef } from 'preact/hooks';
import { nth } from '../../core/sure.ts';
import { useBeforePaint } from './frame/before-paint.ts';

/** Whether the reader wants things to move at all, and nothing says that they stand still (`data-still`): whoever leafs
 * through a game sees where things are, not how they got there. */
export function moves(): boolean {
  const isStill = document.querySelector('[data-still]') !== null;
  return !isStill && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const GLIDE = { duration: 240, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;

/**
 * Things travel from where they were to where they are. Every element inside the container that carries
 * `data-glide="key"` is followed by its key; one that is new arrives from the element whose `data-place`
 * is its `data-glide-from`. Input is never blocked.
 */
export function useGlide<E extends HTMLElement>(): { current: E | null } {
  const container = useRef<E>(null);
  const places = useRef(new Map<string, DOMRect>());
  const ground = useRef('');
  useBeforePaint(() => {
    const root = container.current;
    if (!root) return;
    // Scrolling and resizing move everything at once; that is not a journey.
    const { left, top, width } = root.getBoundingClientRect();
    const steady = ground.current === [left, top, width].join();
    ground.current = [left, top, width].join();

    const before = places.current;
    const now = new Map<string, DOMRect>();
    const gliders = [...root.querySelectorAll<HTMLElement>('[data-glide]')];
    const seen = interrupted(gliders);
    const rests = gliders.map(placeOf);
    gliders.forEach(({ dataset }, i) => now.set(dataset['glide']!, nth(rests, i)));
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]:not(svg [data-place])'))
      for (const name of element.dataset['place']!.split(' ')) now.set(`@${name}`, placeOf(element));
    places.current = now;
    if (!steady || !moves()) return;
    gliders.forEach((element, i) => {
      const { glide: key, glideFrom } = element.dataset;
      const source = seen.get(element) ?? before.get(key!) ?? before.get(`@${glideFrom}`);
      if (source) glide(element, source, nth(rests, i));
    });
  });
  return container;
}

/** Where an element lies in its area, however far that is scrolled. */
function placeOf(element: HTMLElement): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const area = element.closest('.area');
  return new DOMRect(x + (area?.scrollLeft ?? 0), y + (area?.scrollTop ?? 0), width, height);
}

const journeys = new WeakMap<HTMLElement, Animation>();

/** Ends journeys under way and tells where each was seen at that moment: everything is looked at before anything is changed. */
function interrupted(elements: readonly HTMLElement[]): Map<HTMLElement, DOMRect> {
  const underway = elements.filter(element => journeys.get(element)?.playState === 'running');
  const seen = new Map(underway.map(element => [element, placeOf(element)]));
  for (const element of underway) journeys.get(element)?.cancel();
  return seen;
}

const middle = (start: number, length: number) => start + length / 2;

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [
    middle(from.left, from.width) - middle(to.left, to.width),
    middle(from.top, from.height) - middle(to.top, to.height),
  ];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  journeys.set(
    element,
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], GLIDE),
  );
}
