import { useLayoutEffect, useRef } from 'preact/hooks';
import { elementOf } from './element-of.ts';
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
    return tell(elementOf(element), change);
  }, [value]);
  return (
    <b class="count" ref={element} aria-label={label}>
      {figure(value)}
    </b>
  );
}

/** Visual only: screen readers hear the log. Gives what ends it early. The animation is in the style sheet: started
 * by script it would force the browser to recalculate styles at once. */
function tell(number: HTMLElement, change: number): () => void {
  const { dataset } = number;
  dataset['change'] = change > 0 ? `+${change}` : `−${-change}`;
  // Two hops that are alike: the next one begins anew.
  dataset['hop'] = dataset['hop'] === 'left' ? 'right' : 'left';
  number.style.setProperty('--hop', change > 0 ? '-0.45em' : '0.45em');
  const forget = () => delete dataset['change'];
  const ended = ({ pseudoElement }: AnimationEvent) => {
    if (pseudoElement === '::after') forget();
  };
  number.addEventListener('animationend', ended);
  return () => {
    number.removeEventListener('animationend', ended);
    forget();
  };
}
