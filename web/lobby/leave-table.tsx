import { useState } from 'preact/hooks';
import type { TableCard } from '../../wire/tells.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { takeFocus } from '../keep-focus.ts';
import { api, type Trouble } from '../net/api.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';

interface LeaveTableProps {
  readonly card: TableCard;
  readonly me: string;
  readonly title: string;
  readonly onLeft: () => void;
}

/** Takes a table off my list, asked twice: what is not yet dealt is given up, a bot plays on, what is over is put away. */
export function LeaveTable({ card, me, title, onLeft }: LeaveTableProps) {
  const words = useWords();
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const cancels = card.status === 'gathering' && card.owner === me;
  const { leaving } = words.net;
  const said = leaving[cancels ? 'cancel' : card.status === 'closed' ? 'over' : card.status];
  const leave = async () => {
    const left = await (cancels ? api.deleteTable(card.id) : api.leaveTable(card.id));
    if (left.ok) onLeft();
    else setTrouble(left.error);
  };
  if (!sure)
    return (
      <button
        type="button"
        class="button button-quiet"
        aria-label={said.ask + words.colon + title}
        onClick={() => setSure(true)}
      >
        {said.ask}
      </button>
    );
  return (
    <>
      <span role="status">{said.hint}</span>
      <button type="button" class="button button-danger" onClick={() => void leave()}>
        {said.sure}
      </button>
      <button ref={takeFocus} type="button" class="button" onClick={() => setSure(false)}>
        {said.keep}
      </button>
      {trouble && <FaultNote>{sayTrouble(trouble, words)}</FaultNote>}
    </>
  );
}
