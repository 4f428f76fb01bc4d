import { useMemo, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Primer } from '../kit/primer/primer.ts';
import { useStore } from '../kit/store.ts';
import { Clauses, type Lit } from '../rules/clauses.tsx';
import { parseRules, searchRules } from '../rules/parse.ts';
import { RulesSearch } from '../rules/rules-search.tsx';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { chaptersOf, type ChapterOfRules } from './chapters-of.ts';
import { Examples } from './examples.tsx';
import { usePrimerWords } from './use-primer-words.ts';

interface ChaptersProps {
  readonly game: string;
  readonly primer: Primer<Vocabulary>;
  readonly markdown: string;
  /** The clause to show and light up, or the example to go to. */
  readonly target: string | null;
}

/** The rules chapter by chapter: in short, examples to try, and every clause behind them. A search looks through the clauses. */
export function Chapters({ game, primer, markdown, target }: ChaptersProps) {
  const words = useWords();
  const here = usePrimerWords();
  const [wanted, setWanted] = useState('');
  const [lit, setLit] = useState<Lit | null>(target === null ? null : { id: target });
  const rules = useMemo(() => parseRules(markdown), [markdown]);
  const chapters = chaptersOf(primer, rules);
  const found = searchRules(rules, wanted);
  const count = found.sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const isSearch = wanted.trim() !== '';
  const follow = (id: string) => {
    // What was found elsewhere stands in its chapter.
    setWanted('');
    setLit({ id });
  };
  return (
    <div class="rules">
      <RulesSearch wanted={wanted} onWanted={setWanted} />
      {isSearch && (
        <p role="status" class="hint">
          {count === 0 ? words.rulesPage.nothing(wanted) : here.found(count)}
        </p>
      )}
      {isSearch ? (
        found.sections.map(section => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            <Clauses clauses={section.clauses} lit={null} onFollow={follow} />
          </section>
        ))
      ) : (
        <div class="chapters">
          {chapters.map(chapter => (
            <ChapterItem key={chapter.title} game={game} chapter={chapter} lit={lit} onFollow={follow} />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChapterItemProps {
  readonly game: string;
  readonly chapter: ChapterOfRules;
  readonly lit: Lit | null;
  readonly onFollow: (id: string) => void;
}

function ChapterItem({ game, chapter, lit, onFollow }: ChapterItemProps) {
  const here = usePrimerWords();
  const { language } = useStore(settings);
  const { title, clauses, added } = chapter;
  return (
    <section class="chapter">
      <h3>{title}</h3>
      {added && (
        <>
          <p>{added.inShort[language]}</p>
          <Examples game={game} examples={added.examples ?? []} lit={lit} onFollow={onFollow} />
        </>
      )}
      <details>
        <summary>{here.clauses(clauses.length)}</summary>
        <Clauses clauses={clauses} lit={lit} onFollow={onFollow} />
      </details>
    </section>
  );
}
