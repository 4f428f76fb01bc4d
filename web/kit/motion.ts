import { useLayoutEffect, useRef } from 'preact/hooks';

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
  useLayoutEffect(() => {
    const root = container.current;
    if (!root) return;
    // Scrolling and resizing move everything at once; that is not a journey.
    const { left, top, width } = root.getBoundingClientRect();
    const steady = ground.current === [left, top, width].join();
    ground.current = [left, top, width].join();

    const before = places.current;
    const now = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-glide]')) {
      const seen = interrupt(element);
      const rest = placeOf(element);
      const key = element.dataset['glide']!;
      now.set(key, rest);
      const source = seen ?? before.get(key) ?? before.get(`@${element.dataset['glideFrom']}`);
      if (source && steady && moves()) glide(element, source, rest);
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]:not(svg [data-place])'))
      for (const name of element.dataset['place']!.split(' ')) now.set(`@${name}`, placeOf(element));
    places.current = now;
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

/** Ends a journey under way and tells where the element was seen at that moment. */
function interrupt(element: HTMLElement): DOMRect | null {
  const journey = journeys.get(element);
  if (journey?.playState !== 'running') return null;
  const seen = placeOf(element);
  journey.cancel();
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
