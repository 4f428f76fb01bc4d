import { useState } from 'preact/hooks';
import { Gate } from '../art/emptiness.tsx';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import type { Trouble } from '../net/api.ts';
import { moveHere } from '../net/people.ts';
import { type Myself, myself } from '../net/person.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { Page } from './page.tsx';
import { useMeWords } from '../me/words.ts';

/** Where the personal link leads: this device becomes mine too. */
export function MovePage({ code }: { code: string | null }) {
  const words = useWords();
  const { move } = useMeWords();
  const before = useStore(myself);
  const [state, setState] = useState<'ready' | 'busy' | Trouble | Myself>('ready');
  const bring = async () => {
    if (code === null || state === 'busy') return;
    setState('busy');
    const moved = await moveHere(code);
    setState(moved.ok ? moved.value : moved.error);
    // The code is spent; nobody needs it in the history.
    if (moved.ok) history.replaceState(null, '', '/move');
  };
  const arrived = typeof state === 'object' && 'key' in state;
  return (
    <Page title={move.title}>
      <div class="page trouble">
        <Gate />
        {arrived ? (
          <>
            <p role="status">{move.done(state.name)}</p>
            <Link to="/" class="button button-main">
              {words.end.home}
            </Link>
          </>
        ) : code === null ? (
          <p>{move.noCode}</p>
        ) : (
          <>
            <p>{move.text}</p>
            {before && <p>{move.replaces(before.name)}</p>}
            <button
              type="button"
              class="button button-main"
              aria-disabled={state === 'busy'}
              onClick={() => void bring()}
            >
              {move.go}
            </button>
            {typeof state === 'object' && (
              <FaultNote>
                {state.code === 'unknown-key' || state.code === 'bad-request'
                  ? move.spent
                  : sayTrouble(state, words)}
              </FaultNote>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
