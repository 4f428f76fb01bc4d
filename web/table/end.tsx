import type { ComponentType } from 'preact';
import type { Vocabulary } from '../../core/game.ts';
import type { Ending } from '../kit/ending/ending.ts';
import { Sheet } from '../kit/sheet.tsx';
import { bothOf, useWanted } from '../wanted.ts';
import { useWords } from '../words/index.ts';
import type { EndProps } from './ending/ending.tsx';

type Pages<V extends Vocabulary> = ComponentType<EndProps<V> & { readonly ending: Ending<V> }>;

export const fetchEnding = async () => (await import('./ending/ending.tsx')).EndingPages;

/** The end of a game. Poster and chart are fetched now; without them there is the bare score sheet. */
export function End<V extends Vocabulary>(props: EndProps<V>) {
  const both = bothOf(useWanted<Pages<V>>(fetchEnding), useWanted(props.screen.ending));
  if (both.is === 'failed') return <BareSheet {...props} />;
  if (both.is !== 'here') return null;
  const [Shown, ending] = both.part;
  return <Shown {...props} ending={ending} />;
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
