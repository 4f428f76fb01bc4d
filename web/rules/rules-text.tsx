import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import { Clauses, type Lit } from './clauses.tsx';
import { parseRules, searchRules } from './parse.ts';
import { RulesSearch } from './rules-search.tsx';

interface RulesTextProps {
  readonly game: string;
  readonly markdown: string;
  /** The clause to show and light up. */
  readonly clause?: string | null;
}

/** The rules beside a table, searchable, every clause with its id and where it comes from; pictures and examples are a page of their own. */
export function RulesText({ game, markdown, clause = null }: RulesTextProps) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const [lit, setLit] = useState<Lit | null>(clause === null ? null : { id: clause });
  const rules = useMemo(() => parseRules(markdown), [markdown]);
  const found = searchRules(rules, wanted);
  return (
    <div class="rules">
      <RulesSearch wanted={wanted} onWanted={setWanted} />
      {wanted === '' && (
        <>
          {/* In a tab of its own: nobody loses sight of a game. */}
          <a class="button rules-pictures" href={`/rules/${game}`} target="_blank" rel="noreferrer">
            {words.rulesPage.pictures}
          </a>
          <p class="rules-intro">{rules.intro}</p>
        </>
      )}
      {found.sections.length === 0 && <p role="status">{words.rulesPage.nothing(wanted)}</p>}
      {found.sections.map(section => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <Clauses clauses={section.clauses} lit={lit} onFollow={id => setLit({ id })} />
        </section>
      ))}
    </div>
  );
}
