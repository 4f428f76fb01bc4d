import { useLayoutEffect, useRef } from 'preact/hooks';
import { moves } from './motion.ts';

/** With a true minus. */
export const figure = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

/** A number that is seen to change: it hops, and what it changed by stands beside it for a moment. */
export function Count({ value, label }: { value: number; label?: string }) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change === 0 || !moves()) return;
    return tell(element.current!, change);
  }, [value]);
  return (
    <b class="count" ref={element} aria-label={label}>
      {figure(value)}
    </b>
  );
}

/** Only for the eye: whoever listens is told by the log. Gives what ends it early. */
function tell(number: HTMLElement, change: number): () => void {
  const lift = change > 0 ? '-0.45em' : '0.45em';
  number.animate(
    [{ transform: 'none' }, { transform: `translateY(${lift}) scale(1.25)` }, { transform: 'none' }],
    { duration: 240, easing: 'ease-out' },
  );
  number.dataset['change'] = change > 0 ? `+${change}` : `−${-change}`;
  const remark = number.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
    duration: 1200,
    pseudoElement: '::after',
  });
  const forget = () => delete number.dataset['change'];
  remark.onfinish = forget;
  return () => {
    remark.cancel();
    forget();
  };
}
