import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Frame } from '../../core/frame.ts';
import type { Seat, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import type { Refused } from '../../wire/tells.ts';
import { Note } from '../kit/frame/note.tsx';
import { Fetching } from '../pages/fetching.tsx';
import { useWords } from '../words/index.ts';

interface HintProps<V extends Vocabulary> {
  readonly table: { readonly game: string; readonly edition: V['Edition']; readonly seats: number };
  readonly asked: {
    readonly frame: Frame<V>;
    readonly viewer: Seat;
    readonly texts: Texts<V>;
    readonly names: Names;
  };
  /** Says that a hint is wanted, and why there is none; null where it is given. */
  readonly announce: () => Promise<Refused | null>;
  /** How many hints the others know of; null where nobody counts. */
  readonly hinted: number | null;
  readonly onChoose: (move: V['Move']) => void;
  readonly onClose: () => void;
}

export interface HintListProps<V extends Vocabulary> extends HintProps<V> {
  /** It has become another size. */
  readonly onGrown: () => void;
}

const fetchHints = async () => (await import('./hint-list.tsx')).HintList;

/** A slip at the button that asked for it. What gives the hint is fetched now. */
export function Hint<V extends Vocabulary>(props: HintProps<V>) {
  const words = useWords();
  const [List, setList] = useState<ComponentType<HintListProps<V>> | null>(null);
  const [failed, setFailed] = useState(false);
  // Drawn anew, the slip finds its place anew.
  const [grown, setGrown] = useState(0);
  useEffect(() => {
    fetchHints().then(
      fetched => setList(() => fetched),
      () => setFailed(true),
    );
  }, []);
  return (
    <Note
      label={words.table.hint}
      about={() => document.querySelector('.prompt-hint')}
      onClose={props.onClose}
    >
      {List ? (
        <List {...props} onGrown={() => setGrown(grown + 1)} />
      ) : (
        <Fetching state={failed ? 'failed' : 'loading'} />
      )}
    </Note>
  );
}
