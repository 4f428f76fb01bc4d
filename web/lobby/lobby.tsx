import type { ComponentChildren } from 'preact';
import { useStore } from '../kit/store.ts';
import { api } from '../net/api.ts';
import { myself } from '../net/person.ts';
import { useWords } from '../words/index.ts';
import { NetCard } from './net-card.tsx';
import { inOrder } from './order.ts';
import { useFetched } from './use-fetched.ts';

/** My tables, those of the house before those of this device. */
export function MyTables({ local }: { local: ComponentChildren }) {
  const words = useWords();
  const me = useStore(myself);
  const { latest, refresh } = useFetched(me ? api.me : null, me?.key ?? '');
  const cards = inOrder(latest?.tables ?? [], me?.id ?? null);
  if (!local && cards.length === 0) return null;
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{words.tables.title}</h2>
      <ul class="tables">
        {cards.map(card => (
          <NetCard key={card.id} card={card} me={me?.id ?? null} onLeft={refresh} />
        ))}
        {local}
      </ul>
    </section>
  );
}

/** Tables that everybody may join or watch. */
export function OpenTables() {
  const words = useWords();
  const { lobby } = words.net;
  const me = useStore(myself);
  const { latest, trouble } = useFetched(api.tables, 'tables');
  const cards = (latest?.tables ?? []).filter(
    card => !card.seats.some(({ person }) => person !== null && person === me?.id),
  );
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{lobby.open}</h2>
      {trouble ? (
        <p class="hint">{lobby.unreachable}</p>
      ) : (
        latest && cards.length === 0 && <p class="hint">{lobby.none}</p>
      )}
      <ul class="tables">
        {cards.map(card => (
          <NetCard key={card.id} card={card} me={me?.id ?? null} />
        ))}
      </ul>
    </section>
  );
}
