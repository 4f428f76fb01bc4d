import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { TableCard } from '../../wire/tells.ts';
import { EmptyChair } from '../art/emptiness.tsx';
import { useStore } from '../kit/store.ts';
import { api } from '../net/api.ts';
import { myself } from '../net/person.ts';
import { useWords } from '../words/index.ts';
import { NetCard } from './net-card.tsx';
import { inOrder } from './order.ts';
import { useFetched } from './use-fetched.ts';

/** More would hide the shelf below. */
const SHOWN = 4;

/** My tables, those of the house before those of this device, and of many only the first. */
export function MyTables({ local }: { local: readonly VNode[] }) {
  const words = useWords();
  const me = useStore(myself);
  const [all, setAll] = useState(false);
  const { latest, refresh } = useFetched(me ? api.me : null, me?.key ?? '');
  const cards = inOrder(latest?.tables ?? [], me?.id ?? null).map(card => (
    <NetCard key={card.id} card={card} me={me?.id ?? null} onLeft={refresh} />
  ));
  const tables = [...cards, ...local];
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{words.tables.title}</h2>
      <ul class="tables">{all ? tables : tables.slice(0, SHOWN)}</ul>
      {!all && tables.length > SHOWN && (
        <button type="button" class="button button-quiet" onClick={() => setAll(true)}>
          {words.tables.all(tables.length)}
        </button>
      )}
    </section>
  );
}

/** Tables that everybody may join or watch, but the reader's own; null before they are known. */
export function useOpenTables(): { readonly cards: readonly TableCard[] | null; readonly lost: boolean } {
  const me = useStore(myself);
  const { latest, trouble } = useFetched(api.tables, 'tables');
  const isMine = ({ seats }: TableCard) => seats.some(({ person }) => person !== null && person === me?.id);
  return { cards: latest?.tables.filter(card => !isMine(card)) ?? null, lost: trouble !== null };
}

export function OpenTables({ cards, lost }: ReturnType<typeof useOpenTables>) {
  const { lobby } = useWords().net;
  const me = useStore(myself);
  const isEmpty = cards?.length === 0;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{lobby.open}</h2>
      {(lost || isEmpty) && (
        <div class="emptiness">
          <EmptyChair />
          <p>{lost ? lobby.unreachable : lobby.none}</p>
        </div>
      )}
      <ul class="tables">
        {cards?.map(card => (
          <NetCard key={card.id} card={card} me={me?.id ?? null} />
        ))}
      </ul>
    </section>
  );
}
