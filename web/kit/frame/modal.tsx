import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { elementOf } from '../element-of.ts';
import { canFocus } from '../can-focus.ts';
import { onCloseAsked } from './close-asked.ts';
import { focusFirst, holdFocus } from './hold-focus.ts';
import { hideOthers } from './hide-others.ts';
import { useSteady } from '../steady.tsx';

interface ModalProps {
  readonly class: string;
  readonly label: string;
  readonly onClose: () => void;
  /** Whether a tap beside it closes it. */
  readonly closesOutside?: boolean;
  readonly children: ComponentChildren;
  readonly [data: `data-${string}`]: string | number | undefined;
}

/**
 * A dialog above everything: the focus is kept inside, Escape closes it, and what is behind can neither be touched nor heard. Not the browser's
 * own modal dialog: that makes everything behind it inert, and each element of a table would be styled anew whenever a sheet opens or closes.
 */
export function Modal({ class: name, label, onClose, closesOutside = false, children, ...data }: ModalProps) {
  const veil = useRef<HTMLDivElement>(null);
  const close = useSteady(onClose);
  // Before the effects of what is inside, which may want to scroll to a place that must be visible by then.
  useLayoutEffect(() => {
    const element = elementOf(veil);
    const opener = document.activeElement;
    // The top layer: notes lie there, too.
    element.showPopover?.();
    focusFirst(element);
    const undo = [holdFocus(element), hideOthers(element), onCloseAsked(close)];
    return () => {
      for (const one of undo) one();
      // What opened it may be gone, or have been a key.
      const back = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
      if (canFocus(back)) back.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y: a tap beside the dialog is one way to close it; Escape and its own button are others
    <div
      ref={veil}
      class="veil"
      popover="manual"
      onClick={event => {
        if (closesOutside && event.target === veil.current) onClose();
      }}
    >
      <dialog {...data} class={name} open tabIndex={-1} aria-modal="true" aria-label={label}>
        {children}
      </dialog>
    </div>
  );
}
