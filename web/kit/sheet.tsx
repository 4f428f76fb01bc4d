import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { canFocus } from './can-focus.ts';
import { Icon } from './icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** A drawer comes in from the side (from below on a phone), a dialog stands in the middle, a ledger is a wide one. */
  readonly kind?: 'drawer' | 'dialog' | 'ledger';
  /** What stays in sight however long the sheet is: its buttons. */
  readonly footer?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A modal on the browser's own dialog: focus is kept inside, Escape closes, the page behind is inert. */
export function Sheet({ title, closeLabel, onClose, kind = 'drawer', footer, children }: SheetProps) {
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
      ref={dialog}
      class={`sheet sheet-${kind}`}
      aria-label={title}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="round" aria-label={closeLabel} onClick={onClose}>
            <Icon of="close" />
          </button>
        </header>
        {children}
      </div>
      {footer && <footer class="sheet-foot">{footer}</footer>}
    </dialog>
  );
}
