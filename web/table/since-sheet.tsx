import type { Vocabulary } from '../../core/game.ts';
import { Dialog } from '../dialog.tsx';
import { useWords } from '../words/index.ts';
import type { Line } from './log.ts';
import { Log, type Told } from './log-list.tsx';

interface SinceProps<V extends Vocabulary> extends Told<V> {
  readonly lines: readonly Line<V>[];
  /** The step of the reader's last turn. */
  readonly after: number;
  /** Plays it as scenes. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** What happened since the reader's turn: for who comes back to the table, and for who asks. */
export function SinceSheet<V extends Vocabulary>({ onShow, onClose, ...told }: SinceProps<V>) {
  const words = useWords();
  const { title, nothing, show, go } = words.table.since;
  const isSomething = told.lines.some(({ step }) => step > told.after);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="button" class="button button-main" onClick={onClose}>
            {go}
          </button>
          {isSomething && (
            <button type="button" class="button" onClick={onShow}>
              {show}
            </button>
          )}
        </>
      }
    >
      <div class="since">{isSomething ? <Log {...told} /> : <p>{nothing}</p>}</div>
    </Dialog>
  );
}
