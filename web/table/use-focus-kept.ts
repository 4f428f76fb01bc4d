import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { inTurn } from '../kit/frame/in-turn.ts';

const PROMPT = '.prompt-words';

/** The focus is nowhere, or where this has put it. */
const isIdle = () =>
  document.activeElement === document.body || (document.activeElement?.matches(PROMPT) ?? true);

/** A move often takes away the very button it was made with. Whoever plays by keyboard then goes on at what is asked next,
 * and not at the top of the page; first at what a guide wants to be read. */
export function useFocusKept(table: RefObject<HTMLElement>, step: number): void {
  useLayoutEffect(() => {
    const keep = () => {
      if (!isIdle()) return;
      const next = ['[data-lesson=go-on]', PROMPT, '.table-board']
        .map(place => table.current?.querySelector<HTMLElement>(place))
        .find(found => found);
      next?.focus({ preventScroll: true });
    };
    const frame = requestAnimationFrame(keep);
    // It may go with an area that is drawn later.
    const callOff = inTurn(keep);
    return () => {
      cancelAnimationFrame(frame);
      callOff();
    };
  }, [step]);
}
