import { useMemo } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Primer } from '../kit/primer/primer.ts';
import { Prose } from '../rules/clauses.tsx';
import { parseRules, type Section } from '../rules/parse.ts';
import { chaptersOf } from './chapters-of.ts';
import { usePrimerWords } from './use-primer-words.ts';

/** For the second page on paper: of every chapter the clauses one looks up most. */
export function PrintedClauses({ primer, markdown }: { primer: Primer<Vocabulary>; markdown: string }) {
  const words = usePrimerWords();
  const chapters = useMemo(() => chaptersOf(primer, parseRules(markdown)), [primer, markdown]);
  return (
    <section class="printed-clauses" aria-hidden="true">
      <h2>{words.printed}</h2>
      <div>
        {chapters.map(({ title, clauses, added }) => (
          <PrintedChapter
            key={title}
            title={title}
            clauses={clauses.filter(({ id }) => added?.printed?.includes(id))}
          />
        ))}
      </div>
    </section>
  );
}

function PrintedChapter({ title, clauses }: Section) {
  if (clauses.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {clauses.map(({ id, text }) => (
          <li key={id}>
            <b>{id}</b> <Prose text={text} onFollow={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
