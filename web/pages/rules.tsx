import type { ComponentChildren } from 'preact';
import type { Vocabulary } from '../../core/game.ts';
import type { About, Rules } from '../../games/about.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Icon } from '../kit/icon.tsx';
import type { Primer } from '../kit/primer/primer.ts';
import { useStore } from '../kit/store.ts';
import { LearnButton } from '../lesson/learn-button.tsx';
import { Link } from '../link.tsx';
import { Chapters } from '../primer/chapters.tsx';
import { Panels } from '../primer/panels.tsx';
import { PrintedClauses } from '../primer/printed-clauses.tsx';
import { useDaylightOnPaper } from '../use-daylight-on-paper.ts';
import { usePrimerWords } from '../primer/use-primer-words.ts';
import { ReferenceOf } from '../rules/reference.tsx';
import { settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { usePrimed } from '../use-game.ts';
import { useWanted } from '../wanted.ts';
import { useWords } from '../words/index.ts';
import { Band } from './band.tsx';
import { Fetching } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';
import '../style/primer.css';

interface RulesPageProps {
  readonly id: string;
  /** A clause to light up, or an example to go to. */
  readonly clause: string | null;
}

export function RulesPage({ id, clause }: RulesPageProps) {
  const words = useWords();
  const { language } = useStore(settings);
  const game = onShelf(id);
  if (!game) return <LostPage />;
  const title = game.title[language];
  return (
    <>
      <PageHead />
      <main class="rules-main">
        <Band game={game}>
          <PageTitle tab={`${title} – ${words.table.rules}`}>{title}</PageTitle>
        </Band>
        <RulesAndValues game={game} target={clause} />
      </main>
    </>
  );
}

/** Pictures first, then chapters with examples and clauses, then the values of the cards. */
function RulesAndValues({ game, target }: { game: About; target: string | null }) {
  const fetched = usePrimed(game.id);
  useDaylightOnPaper('rules');
  if (typeof fetched === 'string') return <Fetching state={fetched} />;
  return <Fetched {...fetched} game={game} target={target} />;
}

interface FetchedProps {
  readonly game: About;
  readonly target: string | null;
  readonly rules: Rules;
  readonly screen: GameScreen<Vocabulary>;
  readonly primer: Primer<Vocabulary>;
}

function Fetched({ game, target, rules, screen, primer }: FetchedProps) {
  const { id } = game;
  const words = useWords();
  const here = usePrimerWords();
  const { language } = useStore(settings);
  const text = useWanted(screen.rules[language]);
  if (text.is !== 'here') return <Fetching state={text.is} />;
  const { edition } = rules.box;
  const markdown = text.part;
  return (
    <div class="page rules-page">
      <div class="row rules-tools">
        <Link to={`/new/${id}`} class="button button-main">
          {words.shelf.newGame}
        </Link>
        <LearnButton game={game} class="button-learn" />
        {game.editor && (
          <Link to={`/position/${id}`} class="button">
            {words.shelf.position}
          </Link>
        )}
        <nav class="rules-jumps" aria-label={words.rulesPage.title}>
          <Jump to="chapters">{here.chapters}</Jump>
          <Jump to="values">{words.table.values}</Jump>
        </nav>
        <button type="button" class="button button-quiet rules-print" onClick={() => print()}>
          <Icon of="print" />
          <span>{here.print}</span>
        </button>
      </div>
      <Section title={here.glance} name="glance">
        <Panels game={id} primer={primer} edition={edition} />
      </Section>
      <Section title={here.chapters} name="chapters">
        <Chapters game={id} primer={primer} markdown={markdown} target={target} />
      </Section>
      <PrintedClauses primer={primer} markdown={markdown} />
      <Section title={words.table.values} name="values">
        <ReferenceOf screen={screen} edition={edition} language={language} />
      </Section>
    </div>
  );
}

interface SectionProps {
  readonly name: 'glance' | 'chapters' | 'values';
  readonly title: string;
  readonly children: ComponentChildren;
}

function Section({ name, title, children }: SectionProps) {
  return (
    <section class={`rules-${name}`}>
      <h2 id={name} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Further down on the same page; the address is left to clauses. */
function Jump({ to, children }: { to: SectionProps['name']; children: string }) {
  return (
    <a
      class="button button-quiet"
      href={`#${to}`}
      onClick={event => {
        event.preventDefault();
        const heading = document.getElementById(to);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
