import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Ending } from '../kit/ending/ending.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../words/index.ts';
import type { EndProps } from './ending/ending.tsx';

type Pages<V extends Vocabulary> = ComponentType<EndProps<V> & { readonly ending: Ending<V> }>;
type Fetched<V extends Vocabulary> = { readonly Pages: Pages<V>; readonly ending: Ending<V> };

const fetchPages = async () => (await import('./ending/ending.tsx')).EndingPages;

/** The end of a game. Poster and chart are fetched now; without them there is the bare score sheet. */
export function End<V extends Vocabulary>(props: EndProps<V>) {
  const { screen } = props;
  const [fetched, setFetched] = useState<Fetched<V> | 'failed' | null>(null);
  useEffect(() => {
    Promise.all([fetchPages(), screen.ending()]).then(
      ([Pages, ending]) => setFetched({ Pages, ending }),
      () => setFetched('failed'),
    );
  }, []);
  if (fetched === null) return null;
  return fetched === 'failed' ? (
    <BareSheet {...props} />
  ) : (
    <fetched.Pages {...props} ending={fetched.ending} />
  );
}

function BareSheet<V extends Vocabulary>({ screen, finished, names, won, clause, ...ways }: EndProps<V>) {
  const words = useWords();
  return (
    <Sheet
      title={words.end.sheet}
      closeLabel={words.end.look}
      onClose={ways.onLook}
      kind="ledger"
      footer={<div class="row end-buttons">{ways.afterwards}</div>}
    >
      <p class="end-winners">{won}</p>
      <screen.ScoreSheet {...finished} names={names} clause={clause} />
    </Sheet>
  );
}
