import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { About } from '../../games/about.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { Segments } from '../kit/segments.tsx';
import { useStore } from '../kit/store.ts';
import { LearnButton } from '../lesson/learn-button.tsx';
import { Link } from '../link.tsx';
import { RulesText } from '../rules/rules-text.tsx';
import { settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { useRules, useScreen } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { Band } from './band.tsx';
import { Fetching } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

interface RulesPageProps {
  readonly id: string;
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
      <main>
        <Band game={game}>
          <PageTitle tab={`${title} – ${words.table.rules}`}>{title}</PageTitle>
        </Band>
        <RulesAndValues game={game} clause={clause} />
      </main>
    </>
  );
}

const TABS = ['rules', 'values'] as const;

function RulesAndValues({ game, clause }: { game: About; clause: string | null }) {
  const { id } = game;
  const words = useWords();
  const { language } = useStore(settings);
  const screen = useScreen(id);
  const [tab, setTab] = useState<(typeof TABS)[number]>('rules');
  if (typeof screen === 'string') return <Fetching state={screen} />;
  return (
    <div class="page rules-page">
      <div class="row">
        <Segments
          legend={words.rulesPage.title}
          value={tab}
          options={TABS.map(value => ({ value, label: words.table[value] }))}
          onChange={setTab}
        />
        <Link to={`/new/${id}`} class="button button-main">
          {words.shelf.newGame}
        </Link>
        <LearnButton game={game} class="button-learn" />
        {game.editor && (
          <Link to={`/position/${id}`} class="button">
            {words.shelf.position}
          </Link>
        )}
      </div>
      <h2 class="only-heard">{words.table[tab]}</h2>
      {tab === 'rules' ? (
        <RulesText markdown={screen.rules[language]} clause={clause} />
      ) : (
        <Values id={id} Reference={screen.Reference} language={language} />
      )}
    </div>
  );
}

function Values({
  id,
  Reference,
  language,
}: { id: string } & Pick<GameScreen<Vocabulary>, 'Reference'> & {
    language: Language;
  }) {
  const rules = useRules(id);
  return typeof rules === 'string' ? (
    <Fetching state={rules} />
  ) : (
    <Reference edition={rules.box.edition} language={language} />
  );
}
