import { type MutableRef, useEffect, useRef } from 'preact/hooks';
import { listen } from '../listen.ts';
import { moves } from '../motion.ts';

/**
 * What the question is about carries `data-asked`. When that changes it is brought into view, unless enough of it is
 * seen already or a finger is on the screen. What is asked about may be drawn last: it is looked for when everything is.
 */
export function useAttention(areas: MutableRef<HTMLElement | null>, isWhole: () => boolean): void {
  const last = useRef<Element | null>(null);
  const finger = useFingerDown();
  useEffect(() => {
    if (!isWhole()) return;
    const asked = areas.current?.querySelector('[data-asked]') ?? null;
    if (asked === last.current || finger.current) return;
    last.current = asked;
    if (asked && shareSeen(asked) < 0.5)
      asked.scrollIntoView({ block: 'center', inline: 'center', behavior: moves() ? 'smooth' : 'auto' });
  });
}

function useFingerDown(): MutableRef<boolean> {
  const down = useRef(false);
  useEffect(() => {
    const press = () => (down.current = true);
    const lift = () => (down.current = false);
    return listen(window, { pointerdown: press, pointerup: lift, pointercancel: lift });
  }, []);
  return down;
}

/** How much of an element its area shows, from 0 to 1. */
function shareSeen(element: Element): number {
  const area = element.closest('.area');
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const window = area?.getBoundingClientRect();
  if (!window || width * height === 0) return 1;
  const across = Math.max(0, Math.min(right, window.right) - Math.max(left, window.left));
  const down = Math.max(0, Math.min(bottom, window.bottom) - Math.max(top, window.top));
  return (across * down) / (width * height);
}
