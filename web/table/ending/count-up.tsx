import { useEffect, useRef } from 'preact/hooks';
import { elementOf } from '../../kit/element-of.ts';
import { figure } from '../../kit/count.tsx';

interface CountUpProps {
  readonly value: number;
  /** Milliseconds it takes; at 0 it is simply there. */
  readonly within: number;
}

/** A final number that is seen to come about; whoever listens hears it at once. */
export function CountUp({ value, within }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (within === 0) return;
    let wanted = 0;
    let began: number | null = null;
    const draw = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / within);
      elementOf(shown).textContent = figure(Math.round(value * share));
      if (share < 1) wanted = requestAnimationFrame(draw);
    };
    wanted = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(wanted);
      if (shown.current) shown.current.textContent = figure(value);
    };
  }, [value, within]);
  return (
    <b class="num">
      <span class="only-heard">{figure(value)}</span>
      <span ref={shown} aria-hidden="true">
        {figure(value)}
      </span>
    </b>
  );
}
