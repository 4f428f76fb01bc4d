import { useEffect, useState } from 'preact/hooks';
import type { Answers, Notices } from '../../wire/tells.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import '../style/notices.css';
import type { Call } from './call.ts';
import { MailNotices } from './mail-notices.tsx';
import { PushNotices } from './push-notices.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { FaultNote } from '../kit/fault-note.tsx';
import { useMeWords } from './words.ts';

interface NoticesPanelProps {
  readonly notices: Notices;
  readonly house: Pick<Answers['house'], 'pushKey' | 'mail'>;
  readonly call: Call;
  /** What the house now knows. */
  readonly onChange: (notices: Notices) => void;
}

/** How somebody wants to hear that a table waits for them. */
export function NoticesPanel({ notices, house, call, onChange }: NoticesPanelProps) {
  const words = useMeWords().notices;
  const { language } = useStore(settings);
  const [failed, setFailed] = useState(false);

  const change = async (part: Partial<Notices>) => {
    const { ok } = await call('PATCH', '/api/me', { notices: part });
    setFailed(!ok);
    if (ok) onChange({ ...notices, ...part });
  };

  // The house speaks and keeps quiet as the reader's own device does, also after a journey.
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  useEffect(() => {
    if (notices.zone !== zone || notices.language !== language) void change({ zone, language });
  }, [zone, language]);

  return (
    <section class="panel notices" aria-labelledby="notices-title">
      <h2 id="notices-title">{words.title}</h2>
      <PushNotices
        wanted={notices.push}
        pushKey={house.pushKey}
        call={call}
        onChange={push => onChange({ ...notices, push })}
      />
      <MailNotices
        address={notices.mail}
        possible={house.mail}
        call={call}
        onStop={() => void change({ mail: null })}
      />
      <QuietHours quiet={notices.quiet} zone={zone} onChange={quiet => void change({ quiet })} />
      {failed && <FaultNote>{words.failed}</FaultNote>}
    </section>
  );
}
