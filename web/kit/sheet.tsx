import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';
import { Modal } from './frame/modal.tsx';

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

/** A slip of paper above the page, with its title and a way to close it. */
export function Sheet({ title, closeLabel, onClose, kind = 'drawer', footer, children }: SheetProps) {
  return (
    <Modal class={`sheet sheet-${kind}`} label={title} onClose={onClose} closesOutside>
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
    </Modal>
  );
}
