import { useRef } from 'preact/hooks';
import { nth } from '../../core/sure.ts';
import { useBeforePaint } from './frame/before-paint.ts';

/** Whether the reader wants things to move at all, and nothing says that they stand still (`data-still`): scrubbing
 * through a replay shows where things are, not how they got there. */
export function moves(): boolean {
  const isStill = document.querySelector('[data-still]') !== null;
  return !isStill && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const GLIDE = { duration: 240, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;

/**
 * Things travel from where they were to where they are. Every element inside the container that carries
 * `data-glide="key"` is followed by its key; one that is new arrives from the element whose `data-place`
 * is its `data-glide-from`. Input is never blocked. What is drawn area by area comes from where it was before the first of them: until
 * all are drawn (`isWhole`), what has gone from one may still arrive in another.
 */
export function useGlide<E extends HTMLElement>(isWhole: () => boolean): { current: E | null } {
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
    const placeOf = placesIn(root);
    // Everything is looked at before anything is changed.
    const seen = gliders.map(placeOf);
    const rests = gliders.map((element, i) => restOf(element, nth(seen, i)));
    gliders.forEach(({ dataset }, i) => now.set(dataset['glide']!, nth(rests, i)));
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]:not(svg [data-place])'))
      for (const name of element.dataset['place']!.split(' ')) now.set(`@${name}`, placeOf(element));
    places.current = isWhole() ? now : new Map([...before, ...now]);
    if (!steady || !moves()) return;
    gliders.forEach((element, i) => {
      const { glide: key, glideFrom } = element.dataset;
      const [rest, underway] = [nth(rests, i), journeyOf(element)];
      // An element already on its way there goes on.
      if (underway && !isApart(underway.to, rest)) return;
      underway?.animation.cancel();
      const source = underway ? nth(seen, i) : (before.get(key!) ?? before.get(`@${glideFrom}`));
      if (source && isApart(source, rest)) glide(element, source, rest);
    });
  });
  return container;
}

/** Tells where an element lies in its area, however far that is scrolled. Areas are asked once, for there are hundreds of elements. */
function placesIn(root: HTMLElement): (element: HTMLElement) => DOMRect {
  const scrolled = new Map(
    [...root.querySelectorAll('.area')].map(area => [area, { x: area.scrollLeft, y: area.scrollTop }]),
  );
  return element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const by = scrolled.get(element.closest('.area') ?? root) ?? { x: 0, y: 0 };
    return new DOMRect(x + by.x, y + by.y, width, height);
  };
}

interface Journey {
  readonly animation: Animation;
  readonly to: DOMRect;
}

const journeys = new WeakMap<HTMLElement, Journey>();

/** Null for an element that is not on its way. */
function journeyOf(element: HTMLElement): Journey | null {
  const journey = journeys.get(element);
  return journey?.animation.playState === 'running' ? journey : null;
}

/** Where it will lie when its journey is over. */
function restOf(element: HTMLElement, { x, y, width, height }: DOMRect): DOMRect {
  const { m41, m42 } = journeyOf(element)
    ? new DOMMatrix(getComputedStyle(element).transform)
    : new DOMMatrix();
  return new DOMRect(x - m41, y - m42, width, height);
}

const middle = (start: number, length: number) => start + length / 2;

const wayBetween = (from: DOMRect, to: DOMRect) => ({
  x: middle(from.left, from.width) - middle(to.left, to.width),
  y: middle(from.top, from.height) - middle(to.top, to.height),
});

function isApart(one: DOMRect, other: DOMRect): boolean {
  const { x, y } = wayBetween(one, other);
  return Math.abs(x) >= 2 || Math.abs(y) >= 2;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const { x, y } = wayBetween(from, to);
  const animation = element.animate(
    [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }],
    GLIDE,
  );
  journeys.set(element, { animation, to });
}
