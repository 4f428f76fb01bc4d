import { useState } from 'preact/hooks';
import type { TableCard } from '../../wire/tells.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { AskTwice } from '../sure-buttons.tsx';
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
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const cancels = card.status === 'gathering' && card.owner === me;
  const { leaving } = words.net;
  const said = leaving[cancels ? 'cancel' : card.status === 'closed' ? 'over' : card.status];
  const leave = async () => {
    const left = await (cancels ? api.deleteTable(card.id) : api.leaveTable(card.id));
    if (left.ok) onLeft();
    else setTrouble(left.error);
  };
  return (
    <AskTwice
      ask={said.ask}
      label={said.ask + words.colon + title}
      sure={said.sure}
      keep={said.keep}
      onSure={() => void leave()}
    >
      {buttons => (
        <>
          <span role="status">{said.hint}</span>
          {buttons}
          {trouble && <FaultNote>{sayTrouble(trouble, words)}</FaultNote>}
        </>
      )}
    </AskTwice>
  );
}
