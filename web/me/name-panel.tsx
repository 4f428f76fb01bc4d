import { useState } from 'preact/hooks';
import { LIMITS } from '../../wire/limits.ts';
import type { Trouble } from '../net/api.ts';
import { rename } from '../net/people.ts';
import type { Myself } from '../net/person.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';

export function NamePanel({ me }: { me: Myself }) {
  const words = useWords();
  const { me: mine, opening } = words.net;
  const [name, setName] = useState(me.name);
  const [state, setState] = useState<'ready' | 'busy' | 'saved' | 'nameless' | Trouble>('ready');
  const save = async (event: Event) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim() === '') return setState('nameless');
    setState('busy');
    const renamed = await rename(name.trim());
    setState(renamed.ok ? 'saved' : renamed.error);
  };
  return (
    <form class="panel" onSubmit={event => void save(event)}>
      <label class="field">
        <span>{mine.name}</span>
        <input
          type="text"
          maxLength={LIMITS.name}
          autocomplete="nickname"
          aria-invalid={state === 'nameless'}
          value={name}
          onInput={event => {
            setName(event.currentTarget.value);
            setState('ready');
          }}
        />
      </label>
      <p class="row">
        <button type="submit" class="button" aria-disabled={state === 'busy'}>
          {mine.save}
        </button>
        <span role="status" class="hint">
          {state === 'saved' && mine.saved}
        </span>
      </p>
      {(state === 'nameless' || typeof state === 'object') && (
        <FaultNote>{typeof state === 'object' ? sayTrouble(state, words) : opening.nameMissing}</FaultNote>
      )}
    </form>
  );
}
