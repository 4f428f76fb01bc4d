import { useState } from 'preact/hooks';
import type { Call } from './call.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useMeWords } from './words.ts';

interface MailNoticesProps {
  /** The address its owner has confirmed; null for none. */
  readonly address: string | null;
  /** Whether this house can send mail at all. */
  readonly possible: boolean;
  readonly call: Call;
  readonly onStop: () => void;
}

/** An address to write to, which must say yes first. */
export function MailNotices({ address, possible, call, onStop }: MailNoticesProps) {
  const { notices } = useMeWords();
  const [typed, setTyped] = useState('');
  /** The address last asked, once the house has agreed to ask it. */
  const [asked, setAsked] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const ask = async (event: Event) => {
    event.preventDefault();
    const { ok } = await call('POST', '/api/me/mail', { address: typed.trim() });
    setFailed(!ok);
    setAsked(ok ? typed.trim() : null);
  };

  if (address !== null)
    return (
      <div class="field">
        <span>{notices.mail}</span>
        <p class="row">
          {notices.mailConfirmed(address)}
          <button type="button" class="button" onClick={onStop}>
            {notices.mailStop}
          </button>
        </p>
      </div>
    );
  if (!possible)
    return (
      <div class="field">
        <span>{notices.mail}</span>
        <p>{notices.noMail}</p>
      </div>
    );
  return (
    <form class="notices-mail" onSubmit={event => void ask(event)}>
      <label class="field">
        <span>{notices.mail}</span>
        <input
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          value={typed}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {notices.mailAsk}
      </button>
      <p class="hint" role="status">
        {asked === null ? notices.mailHint : notices.mailAsked(asked)}
      </p>
      {failed && <FaultNote>{notices.failed}</FaultNote>}
    </form>
  );
}
