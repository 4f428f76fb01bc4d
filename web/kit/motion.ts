import { useLayoutEffect, useRef } from 'preact/hooks';

/** Whether the reader wants things to move at all. */
export function moves(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const GLIDE = { duration: 240, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;

/**
 * Things travel from where they were to where they are. Every element inside the container that carries
 * `data-glide="key"` is followed by its key; one that is new arrives from the element named by
 * `data-glide-from`. Input is never blocked.
 */
export function useGlide<E extends HTMLElement>(): { current: E | null } {
  const container = useRef<E>(null);
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const root = container.current;
    if (!root) return;
    for (const element of root.querySelectorAll<HTMLElement>('[data-glide]')) {
      const rect = element.getBoundingClientRect();
      const key = element.dataset['glide']!;
      now.set(key, rect);
      if (before.size === 0 || !moves()) continue;
      const source = before.get(key) ?? before.get(`@${element.dataset['glideFrom']}`);
      if (source) glide(element, source, rect);
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-glide-source]'))
      now.set(`@${element.dataset['glideSource']}`, element.getBoundingClientRect());
    places.current = now;
  });
  return container;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], GLIDE);
}
