import type { ComponentChildren } from 'preact';
import { useWords } from '../words/index.ts';

interface NoticeProps {
  readonly kind: 'calm' | 'trouble';
  readonly onClose?: () => void;
  readonly children: ComponentChildren;
}

/** One line above the board that says something about the table itself. */
export function Notice({ kind, onClose, children }: NoticeProps) {
  const words = useWords();
  return (
    <div class={`notice notice-${kind}`} role={kind === 'trouble' ? 'alert' : 'status'}>
      <div class="notice-words">{children}</div>
      {onClose && (
        <button type="button" class="round" aria-label={words.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
            <path d="M6 6 18 18M18 6 6 18" />
          </svg>
        </button>
      )}
    </div>
  );
}
