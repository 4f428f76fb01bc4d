import { useState } from 'preact/hooks';
import type { Trouble } from '../net/api.ts';
import { forgetMe } from '../net/people.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';

/** Asks twice: what is forgotten does not come back. */
export function ForgetPanel() {
  const words = useWords();
  const { me } = words.net;
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
      <p class="row">
        {sure ? (
          <>
            <button type="button" class="button button-danger" onClick={() => void forget()}>
              {me.forgetReally}
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {me.keep}
            </button>
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
