import { useState } from 'preact/hooks';
import { ExampleTable } from '../primer/example-table.tsx';
import { usePrimerWords } from '../primer/use-primer-words.ts';
import { usePrimed } from '../use-game.ts';
import { FetchingPage } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import '../style/primer.css';

interface ExamplePageProps {
  /** The game. */
  readonly id: string;
  readonly name: string;
}

/** An example of the rules, to try things on. */
export function ExamplePage({ id, name }: ExamplePageProps) {
  const words = usePrimerWords();
  const [attempt, setAttempt] = useState(0);
  const fetched = usePrimed(id);
  if (fetched === 'unknown') return <LostPage />;
  if (typeof fetched === 'string') return <FetchingPage state={fetched} />;
  const { rules, screen, primer } = fetched;
  const all = primer.chapters.flatMap(({ examples = [] }) => examples);
  const at = all.findIndex(found => found.name === name);
  const example = all[at];
  if (!example) return <LostPage why={words.noExample} />;
  return (
    <ExampleTable
      key={attempt}
      box={rules.box}
      screen={screen}
      example={example}
      next={all[at + 1]?.name ?? null}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}
