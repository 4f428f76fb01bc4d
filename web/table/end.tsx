import type { ComponentType } from 'preact';
import type { Vocabulary } from '../../core/game.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Fetching } from '../pages/fetching.tsx';
import { bothOf, useWanted, type Wanted } from '../wanted.ts';
import { useWords } from '../words/index.ts';
import type { EndProps, Fetched } from './ending/ending.tsx';

type Pages<V extends Vocabulary> = ComponentType<EndProps<V> & Fetched<V>>;

export const fetchEnding = async () => (await import('./ending/ending.tsx')).EndingPages;

/** The end of a game. Poster and chart are fetched now; without them there is the bare score sheet. */
export function End<V extends Vocabulary>(props: EndProps<V>) {
  const { screen } = props;
  const sheet = useWanted(screen.scoreSheet);
  const rest = bothOf(useWanted<Pages<V>>(fetchEnding), useWanted(screen.ending));
  const all = bothOf(sheet, rest);
  if (all.is === 'here') {
    const [ScoreSheet, [Shown, ending]] = all.part;
    return <Shown {...props} ending={ending} ScoreSheet={ScoreSheet} />;
  }
  return all.is === 'failed' && sheet.is !== 'loading' && <BareSheet {...props} sheet={sheet} />;
}

type BareSheetProps<V extends Vocabulary> = EndProps<V> & {
  readonly sheet: Wanted<Fetched<V>['ScoreSheet']>;
};

function BareSheet<V extends Vocabulary>(props: BareSheetProps<V>) {
  const { sheet, finished, names, won, clause, ...ways } = props;
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
      {sheet.is === 'here' ? (
        <sheet.part {...finished} names={names} clause={clause} />
      ) : (
        <Fetching state={sheet.is} />
      )}
    </Sheet>
  );
}
