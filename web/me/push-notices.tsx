import { useEffect, useState } from 'preact/hooks';
import type { Call } from './call.ts';
import type { PushState, TellHouse } from './push.ts';
import { presentSubscription, pushState, switchPushOff, switchPushOn } from './push.ts';
import { Switch } from './switch.tsx';
import { FaultNote } from '../kit/fault-note.tsx';
import { useMeWords } from './words.ts';

interface PushNoticesProps {
  /** Whether the house thinks that this person wants pushes, on whichever device. */
  readonly wanted: boolean;
  readonly pushKey: string;
  readonly call: Call;
  readonly onChange: (wanted: boolean) => void;
}

/** Messages of the browser, on this device; or why they cannot be had here. */
export function PushNotices({ wanted, pushKey, call, onChange }: PushNoticesProps) {
  const { notices } = useMeWords();
  const [state, setState] = useState<PushState>('off');
  const [failed, setFailed] = useState(false);

  const subscribe: TellHouse = async ({ endpoint, keys }) =>
    (await call('POST', '/api/me/push', { endpoint, keys })).ok;
  const unsubscribe: TellHouse = async ({ endpoint }) =>
    (await call('DELETE', '/api/me/push', { endpoint })).ok;

  useEffect(() => {
    const look = async () => {
      const present = await pushState();
      setState(present === 'on' && !wanted ? 'off' : present);
      // Told again, in case the house has lost it or knew this device as somebody else's.
      const subscription = present === 'on' && wanted ? await presentSubscription() : null;
      if (subscription) await subscribe(subscription.toJSON());
    };
    look().catch(() => setState('unsupported'));
  }, []);

  const toggle = async (on: boolean) => {
    setFailed(false);
    try {
      const next = on ? await switchPushOn(pushKey, subscribe) : await switchPushOff(unsubscribe);
      setState(next);
      if (next === 'on') onChange(true);
    } catch {
      setFailed(true);
    }
  };

  if (state !== 'on' && state !== 'off')
    return (
      <div class="field">
        <span>{notices.push}</span>
        <p>{notices.pushTroubles[state]}</p>
      </div>
    );
  return (
    <div>
      <Switch legend={notices.push} on={state === 'on'} onChange={on => void toggle(on)} />
      <p class="hint">{notices.pushHint}</p>
      {failed && <FaultNote>{notices.pushFailed}</FaultNote>}
    </div>
  );
}
