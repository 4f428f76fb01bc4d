import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../words/index.ts';
import type { Line } from './log.ts';
import { Log } from './log-list.tsx';

/** What happened while the reader was away. */
export function DigestSheet({ lines, onClose }: { lines: readonly Line[]; onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet title={words.net.digest.title} closeLabel={words.close} onClose={onClose} kind="dialog">
      <div class="digest">
        <Log lines={lines} />
        <button type="button" class="button button-main" onClick={onClose}>
          {words.net.digest.go}
        </button>
      </div>
    </Sheet>
  );
}
