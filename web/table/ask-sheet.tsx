import type { ComponentChildren } from 'preact';
import { Dialog } from '../dialog.tsx';

interface AskSheetProps {
  readonly title: string;
  /** What is at stake. */
  readonly children: ComponentChildren;
  readonly go: string;
  readonly onGo: () => void;
  readonly not: string;
  readonly onNot: () => void;
}

/** Asks before something that cannot be undone. */
export function AskSheet({ title, children, go, onGo, not, onNot }: AskSheetProps) {
  return (
    <Dialog title={title} onClose={onNot}>
      <div class="ask-sheet">
        {children}
        <p class="row">
          <button type="button" class="button button-main" onClick={onGo}>
            {go}
          </button>
          <button type="button" class="button" onClick={onNot}>
            {not}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
