import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { Note } from '../kit/frame/note.tsx';
import { meant } from '../kit/story/use-pointers.ts';
import { Fetching } from '../pages/fetching.tsx';
import { bothOf, useWanted } from '../wanted.ts';
import { useWords } from '../words/index.ts';
import type { HintListProps, HintProps } from './hint-props.ts';

export const fetchHints = async () => (await import('./hint-list.tsx')).HintList;

/** What the hints are about. */
const inSight = (places: readonly string[]): readonly Element[] =>
  places.flatMap(place => meant(document, place));

/** A slip at the button that asked for it. What gives the hint is fetched now. */
export function Hint<V extends Vocabulary>(props: HintProps<V>) {
  const words = useWords();
  const { advice } = props.reader.screen;
  const both = bothOf(useWanted<ComponentType<HintListProps<V>>>(fetchHints), useWanted(advice));
  const [List, said] = both.is === 'here' ? both.part : [];
  // Drawn anew, the slip finds its place anew.
  const [places, setPlaces] = useState<readonly string[]>([]);
  return (
    <Note
      label={words.table.hint}
      about={() => document.querySelector('.prompt-hint')}
      clearOf={() => inSight(places)}
      onClose={props.onClose}
    >
      {both.is !== 'here' && <Fetching state={both.is} />}
      {List && said && <List {...props} {...said} onGrown={setPlaces} />}
    </Note>
  );
}
