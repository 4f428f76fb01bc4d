import type { ComponentChildren } from 'preact';
import { Icon } from '../kit/icon.tsx';
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
          <Icon of="close" />
        </button>
      )}
    </div>
  );
}
