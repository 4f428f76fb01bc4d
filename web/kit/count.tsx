import { useLayoutEffect, useRef } from 'preact/hooks';
import { moves } from './motion.ts';

/** A number that is seen to change: it hops up or down when it does. */
export function Count({ value, label }: { value: number; label?: string }) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change === 0 || !moves()) return;
    const lift = change > 0 ? '-0.45em' : '0.45em';
    element.current?.animate(
      [{ transform: 'none' }, { transform: `translateY(${lift}) scale(1.25)` }, { transform: 'none' }],
      { duration: 320, easing: 'ease-out' },
    );
  }, [value]);
  return (
    <b class="count" ref={element} aria-label={label}>
      {value}
    </b>
  );
}
