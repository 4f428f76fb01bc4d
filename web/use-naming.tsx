import { useState } from 'preact/hooks';
import { FaultNote } from './kit/fault-note.tsx';
import type { Trouble } from './net/api.ts';
import { useWords } from './words/index.ts';
import { sayTrouble } from './words/say-refused.ts';

type Naming = 'ready' | 'busy' | 'saved' | 'nameless' | Trouble;

/**
 * A form that needs a name before the house is asked for anything. `send` answers what comes next: `busy` where the form goes
 * away, so that nothing is sent twice.
 */
export function useNaming(first: string, send: (name: string) => Promise<Naming>) {
  const words = useWords();
  const [name, setName] = useState(first);
  const [state, setState] = useState<Naming>('ready');
  const submit = async (event: Event) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim() === '') return setState('nameless');
    setState('busy');
    setState(await send(name.trim()));
  };
  const fault = state === 'nameless' ? words.net.name.missing : null;
  const trouble = typeof state === 'object' ? sayTrouble(state, words) : fault;
  return {
    name,
    setName,
    state,
    setState,
    submit: (event: Event) => void submit(event),
    fault: trouble && <FaultNote>{trouble}</FaultNote>,
  };
}
