import { useState } from 'preact/hooks';
import type { HostState } from '../host/host.ts';
import { type Store, useStore } from '../kit/store.ts';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';

/** A bot broke down: what was done instead, and what to do about it. */
export function StumbledNotice({ around }: { readonly around: Store<HostState> }) {
  const words = useWords();
  const { stumbled, holders } = useStore(around);
  const [read, setRead] = useState<HostState['stumbled']>(null);
  if (stumbled === null || read === stumbled) return null;
  return (
    <Notice kind="trouble" onClose={() => setRead(stumbled)}>
      {words.table.stumbled(holders[stumbled.seat]?.name ?? '')}
    </Notice>
  );
}
