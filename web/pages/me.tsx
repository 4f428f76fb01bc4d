import { useState } from 'preact/hooks';
import { EmptyChair, Gate } from '../art/emptiness.tsx';
import { NameSheet } from '../gathering/name-sheet.tsx';
import { useStore } from '../kit/store.ts';
import { NetCard } from '../lobby/net-card.tsx';
import { inOrder } from '../lobby/order.ts';
import { useFetched } from '../lobby/use-fetched.ts';
import { ForgetPanel } from '../me/forget-panel.tsx';
import { DataPanel } from '../me/data-panel.tsx';
import { DevicePanel } from '../me/device-panel.tsx';
import { NamePanel } from '../me/name-panel.tsx';
import { NoticesPanel } from '../me/notices.tsx';
import { api } from '../net/api.ts';
import { type Myself, myself } from '../net/person.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { Page } from './page.tsx';
import { OpenFileLink } from './open-file-link.tsx';
import { useMeWords } from '../me/words.ts';

/** Everything about the reader: name, tables, other devices, data. */
export function MePage() {
  const words = useMeWords();
  const me = useStore(myself);
  return (
    <Page title={words.me.title}>
      <div class="page me-page">{me ? <Mine me={me} /> : <Nobody />}</div>
    </Page>
  );
}

function Nobody() {
  const { me } = useMeWords();
  const { name } = useWords().net;
  const [asked, setAsked] = useState(false);
  return (
    <section class="panel">
      <Gate />
      <p>{me.nobody}</p>
      <p class="row">
        <button type="button" class="button button-main" onClick={() => setAsked(true)}>
          {name.title}
        </button>
      </p>
      {asked && <NameSheet onNamed={() => setAsked(false)} onClose={() => setAsked(false)} />}
    </section>
  );
}

function Mine({ me }: { me: Myself }) {
  const words = useWords();
  const { me: mine } = useMeWords();
  const { latest, trouble, refresh } = useFetched(api.me, me.key);
  const house = useFetched(api.house, 'house').latest;
  const cards = inOrder(latest?.tables ?? [], me.id);
  return (
    <>
      {trouble && <FaultNote>{sayTrouble(trouble, words)}</FaultNote>}
      <NamePanel me={me} />
      <section aria-labelledby="my-tables">
        <h2 id="my-tables">{mine.tables}</h2>
        {latest && cards.length === 0 && (
          <div class="emptiness">
            <EmptyChair />
            <p>{mine.noTables}</p>
          </div>
        )}
        <ul class="tables">
          {cards.map(card => (
            <NetCard key={card.id} card={card} me={me.id} onLeft={refresh} />
          ))}
        </ul>
        <OpenFileLink />
      </section>
      {latest && house && (
        <NoticesPanel notices={latest.notices} house={house} call={api.call} onChange={refresh} />
      )}
      <DevicePanel />
      <DataPanel />
      <ForgetPanel />
    </>
  );
}
