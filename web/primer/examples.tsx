import { useEffect, useRef } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Example } from '../kit/primer/primer.ts';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import type { Lit } from '../rules/clauses.tsx';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { usePrimerWords } from './use-primer-words.ts';

interface ExamplesProps {
  readonly game: string;
  readonly examples: readonly Example<Vocabulary>[];
  /** The example to go to, if its name is lit. */
  readonly lit: Lit | null;
  readonly onFollow: (clause: string) => void;
}

/** What a chapter lets one try. */
export function Examples({ game, examples, lit, onFollow }: ExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <ul class="examples">
      {examples.map(example => (
        <ExampleItem
          key={example.name}
          game={game}
          example={example}
          lit={example.name === lit?.id ? lit : null}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}

interface ExampleItemProps extends Omit<ExamplesProps, 'examples'> {
  readonly example: Example<Vocabulary>;
}

function ExampleItem({ game, example, lit, onFollow }: ExampleItemProps) {
  const { colon, rulesPage } = useWords();
  const words = usePrimerWords();
  const { language } = useStore(settings);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lit) item.current?.scrollIntoView({ block: 'center' });
  }, [lit]);
  const title = example.title[language];
  return (
    <li ref={item} id={example.name} class="example" data-lit={lit !== null || undefined}>
      <div>
        <h4>{title}</h4>
        <p>{example.ask[language]}</p>
        <p class="example-clauses">
          {example.clauses.map(id => (
            <a
              key={id}
              href={`#${id}`}
              aria-label={rulesPage.clause(id)}
              onClick={event => {
                event.preventDefault();
                onFollow(id);
              }}
            >
              {id}
            </a>
          ))}
        </p>
      </div>
      <Link to={`/rules/${game}/${example.name}`} class="button button-main">
        <Icon of="play" />
        {words.tryIt}
        <span class="only-heard">{colon + title}</span>
      </Link>
    </li>
  );
}
