import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { canFocus } from '../can-focus.ts';

export interface Picker {
  /** What it is open for; another one has another button. */
  readonly at: string | null;
  readonly close: () => void;
}

/** Escape closes what a button has opened. However it closes, the focus goes back to that button if it would be lost. */
export function usePicker(picker: RefObject<HTMLElement>, { at, close }: Picker): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!picker.current?.contains(activeElement)) opener.current = activeElement;
  }, [at]);
  useLayoutEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body && canFocus(opener.current)) opener.current.focus();
      });
    },
    [],
  );
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
