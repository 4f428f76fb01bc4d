import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** A move often takes away the very button it was made with. Whoever plays by keyboard then goes on at what is asked next,
 * and not at the top of the page. */
export function useFocusKept(table: RefObject<HTMLElement>, step: number): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const asked = table.current?.querySelector<HTMLElement>('.prompt-words');
      (asked ?? table.current?.querySelector<HTMLElement>('.table-board'))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
}
