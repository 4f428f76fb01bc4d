import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { canFocus } from '../can-focus.ts';

interface ModalProps {
  readonly class: string;
  readonly label: string;
  readonly onClose: () => void;
  /** Whether a tap beside it closes it. */
  readonly closesOutside?: boolean;
  readonly children: ComponentChildren;
  readonly [data: `data-${string}`]: string | number | undefined;
}

/** The browser's own dialog: focus is kept inside, Escape closes, the page behind is inert. */
export function Modal({ class: name, label, onClose, closesOutside = false, children, ...data }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside, which may want to scroll to a place that must be visible by then.
  useLayoutEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // What opened it may be gone, or have been a key.
      const back = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
      if (canFocus(back)) back.focus();
    };
  }, []);
  return (
    <dialog
      {...data}
      ref={dialog}
      class={name}
      aria-label={label}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (closesOutside && event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
