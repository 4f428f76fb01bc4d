import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import type { Clause } from './parse.ts';

/** The clause to show and light up: anew every time it is asked for. */
export interface Lit {
  readonly id: string;
}

interface ClausesProps {
  readonly clauses: readonly Clause[];
  readonly lit: Lit | null;
  readonly onFollow: (id: string) => void;
}

/** Clauses with their ids and where they come from. */
export function Clauses({ clauses, lit, onFollow }: ClausesProps) {
  return (
    <ul class="clauses">
      {clauses.map(item => (
        <ClauseItem key={item.id} clause={item} lit={item.id === lit?.id ? lit : null} onFollow={onFollow} />
      ))}
    </ul>
  );
}

interface ClauseItemProps extends Pick<ClausesProps, 'lit' | 'onFollow'> {
  readonly clause: Clause;
}

function ClauseItem({ clause, lit, onFollow }: ClauseItemProps) {
  const words = useWords();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!lit || !item.current) return;
    item.current.closest('details')?.setAttribute('open', '');
    item.current.scrollIntoView({ block: 'center' });
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

interface ProseProps {
  readonly text: string;
  /** Null on paper, where nothing can be followed. */
  readonly onFollow: ((id: string) => void) | null;
}

/** Plain text with *emphasis*, **strength** and references to other clauses that can be followed. */
export function Prose({ text, onFollow }: ProseProps) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2,3}-[A-Z]?\d+\b)/);
  return (
    <>
      {parts.map((part, i) => {
        if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
        if (part.startsWith('*')) return <em key={i}>{part.slice(1, -1)}</em>;
        if (i % 2 === 0 || !onFollow) return <Fragment key={i}>{part}</Fragment>;
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
