import { useEffect, useRef, useState } from 'preact/hooks';
import { LIMITS } from '../../wire/limits.ts';
import { Sheet } from '../kit/sheet.tsx';
import type { Trouble } from '../net/api.ts';
import { introduce } from '../net/people.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';

interface NameSheetProps {
  readonly onNamed: () => void;
  readonly onClose: () => void;
}

/** Asks a newcomer for a name, once. */
export function NameSheet({ onNamed, onClose }: NameSheetProps) {
  const words = useWords();
  const { name: asked, opening } = words.net;
  const [name, setName] = useState(settings.get().name);
  const [state, setState] = useState<'ready' | 'busy' | 'nameless' | Trouble>('ready');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim() === '') return setState('nameless');
    setState('busy');
    const known = await introduce(name.trim());
    if (known.ok) onNamed();
    else setState(known.error);
  };
  return (
    <Sheet title={asked.title} closeLabel={words.close} onClose={onClose} kind="dialog">
      <form class="name-form" onSubmit={event => void submit(event)}>
        <label class="field">
          <span>{asked.label}</span>
          <input
            ref={field}
            type="text"
            maxLength={LIMITS.name}
            autocomplete="nickname"
            aria-invalid={state === 'nameless'}
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <p class="hint">{asked.hint}</p>
        {(state === 'nameless' || typeof state === 'object') && (
          <FaultNote>{typeof state === 'object' ? sayTrouble(state, words) : opening.nameMissing}</FaultNote>
        )}
        <button type="submit" class="button button-main" aria-disabled={state === 'busy'}>
          {asked.go}
        </button>
      </form>
    </Sheet>
  );
}
