import { useEffect, useRef } from 'preact/hooks';
import { LIMITS } from '../../wire/limits.ts';
import { Dialog } from '../dialog.tsx';
import { introduce } from '../net/people.ts';
import { settings } from '../settings.ts';
import { useNaming } from '../use-naming.tsx';
import { useWords } from '../words/index.ts';

interface NameSheetProps {
  readonly onNamed: () => void;
  readonly onClose: () => void;
}

/** Asks a newcomer for a name, once. */
export function NameSheet({ onNamed, onClose }: NameSheetProps) {
  const words = useWords();
  const { name: asked } = words.net;
  const { name, setName, state, submit, fault } = useNaming(settings.get().name, async given => {
    const known = await introduce(given);
    if (!known.ok) return known.error;
    onNamed();
    return 'busy';
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog title={asked.title} onClose={onClose}>
      <form class="name-form" onSubmit={submit}>
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
        {fault}
        <button type="submit" class="button button-main" aria-disabled={state === 'busy'}>
          {asked.go}
        </button>
      </form>
    </Dialog>
  );
}
