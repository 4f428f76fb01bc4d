import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import { type Clause, parseRules, searchRules } from './parse.ts';

interface RulesTextProps {
  readonly markdown: string;
  /** The clause to show and light up. */
  readonly clause?: string | null;
}

/** The rules, searchable, every clause with its id and where it comes from. */
export function RulesText({ markdown, clause = null }: RulesTextProps) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const [lit, setLit] = useState(clause);
  const rules = useMemo(() => parseRules(markdown), [markdown]);
  const found = searchRules(rules, wanted);
  return (
    <div class="rules">
      <label class="rules-search">
        <span class="only-heard">{words.rulesPage.search}</span>
        <input
          type="search"
          placeholder={words.rulesPage.search}
          value={wanted}
          onInput={event => setWanted(event.currentTarget.value)}
        />
      </label>
      {wanted === '' && <p class="rules-intro">{rules.intro}</p>}
      {found.sections.length === 0 && <p role="status">{words.rulesPage.nothing(wanted)}</p>}
      {found.sections.map(section => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ul class="clauses">
            {section.clauses.map(item => (
              <ClauseItem key={item.id} clause={item} lit={item.id === lit} onFollow={setLit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ClauseItemProps {
  readonly clause: Clause;
  readonly lit: boolean;
  readonly onFollow: (id: string) => void;
}

function ClauseItem({ clause, lit, onFollow }: ClauseItemProps) {
  const words = useWords();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lit) item.current?.scrollIntoView({ block: 'center' });
  }, [lit]);
  return (
    <li ref={item} id={clause.id} class={lit ? 'clause clause-lit' : 'clause'}>
      <span class="clause-id">{clause.id}</span>
      <span>
        <Prose text={clause.text} onFollow={onFollow} />{' '}
        {clause.sources.map(source => (
          <small key={source} class="clause-source">
            {words.rulesPage.sources(source)}
          </small>
        ))}
      </span>
    </li>
  );
}

/** Plain text with *emphasis*, **strength** and references to other clauses that can be followed. */
function Prose({ text, onFollow }: { text: string; onFollow: (id: string) => void }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2,3}-A?\d+\b)/);
  return (
    <>
      {parts.map((part, i) => {
        if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
        if (part.startsWith('*')) return <em key={i}>{part.slice(1, -1)}</em>;
        if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>;
        return (
          <a
            key={i}
            href={`#${part}`}
            onClick={event => {
              event.preventDefault();
              onFollow(part);
            }}
          >
            {part}
          </a>
        );
      })}
    </>
  );
}
