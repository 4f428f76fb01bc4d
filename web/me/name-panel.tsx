import { LIMITS } from '../../wire/limits.ts';
import { rename } from '../net/people.ts';
import type { Myself } from '../net/person.ts';
import { useNaming } from '../use-naming.tsx';
import { useMeWords } from './words.ts';

export function NamePanel({ me }: { me: Myself }) {
  const { me: mine } = useMeWords();
  const { name, setName, state, setState, submit, fault } = useNaming(me.name, async given => {
    const renamed = await rename(given);
    return renamed.ok ? 'saved' : renamed.error;
  });
  return (
    <form class="panel" onSubmit={submit}>
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
      {fault}
    </form>
  );
}
