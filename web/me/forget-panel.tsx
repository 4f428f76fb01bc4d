import { useState } from 'preact/hooks';
import { SureButtons } from '../sure-buttons.tsx';
import type { Trouble } from '../net/api.ts';
import { forgetMe } from '../net/people.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useMeWords } from './words.ts';

/** Asks twice, and says what goes and what stays: what is forgotten does not come back. */
export function ForgetPanel() {
  const words = useWords();
  const { me } = useMeWords();
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const forget = async () => {
    const forgotten = await forgetMe();
    if (!forgotten.ok) setTrouble(forgotten.error);
  };
  return (
    <section class="panel" aria-labelledby="forget-me">
      <h2 id="forget-me">{me.forget}</h2>
      <p>{me.forgetText}</p>
      {sure && (
        <div class="forget-lists">
          <List title={me.goes} items={me.goesList} />
          <List title={me.stays} items={me.staysList} />
        </div>
      )}
      <p class="row">
        {sure ? (
          <>
            <SureButtons
              sure={me.forgetReally}
              keep={me.keep}
              onSure={() => void forget()}
              onKeep={() => setSure(false)}
            />
          </>
        ) : (
          <button type="button" class="button" onClick={() => setSure(true)}>
            {me.forgetSure}
          </button>
        )}
      </p>
      {trouble && <FaultNote>{sayTrouble(trouble, words)}</FaultNote>}
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
