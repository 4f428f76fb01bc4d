import { useState } from 'preact/hooks';
import { FaultNote } from './kit/fault-note.tsx';
import { go } from './router.ts';
import { useWords } from './words/index.ts';

interface GoButtonProps {
  readonly class: string;
  readonly label: string;
  /** The title of the game it is about. */
  readonly of: string;
  /** Opens a table and gives its address. */
  readonly open: () => Promise<string>;
}

/** One tap to a table that is opened first. */
export function GoButton({ class: name, label, of, open }: GoButtonProps) {
  const words = useWords();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const press = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      go(await open());
    } catch {
      // Something could not be fetched: the house is out of reach, or has been renewed.
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        class={`button ${name}`}
        aria-label={label + words.colon + of}
        aria-disabled={state === 'busy'}
        onClick={() => void press()}
      >
        {label}
      </button>
      {state === 'failed' && <FaultNote>{words.net.troubles.unreachable}</FaultNote>}
    </>
  );
}
