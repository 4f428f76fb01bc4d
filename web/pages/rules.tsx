import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { Segments } from '../kit/segments.tsx';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { RulesText } from '../rules/rules-text.tsx';
import { settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { useRules, useScreen } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { Fetching } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { Band } from './band.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

export function RulesPage({ id, clause }: { id: string; clause: string | null }) {
  const words = useWords();
  const { language } = useStore(settings);
  const screen = useScreen(id);
  const [tab, setTab] = useState<'rules' | 'values'>('rules');
  if (screen === 'unknown') return <LostPage />;
  if (typeof screen === 'string') return <Fetching state={screen} />;
  const { texts, rules, Reference } = screen;
  return (
    <>
      <PageHead />
      <main>
        <Band game={onShelf(id)}>
          <PageTitle tab={`${texts[language].title} – ${words.table.rules}`}>
            {texts[language].title}
          </PageTitle>
        </Band>
        <div class="page rules-page">
          <div class="row">
            <Segments
              legend={words.rulesPage.title}
              value={tab}
              options={[
                { value: 'rules' as const, label: words.table.rules },
                { value: 'values' as const, label: words.table.values },
              ]}
              onChange={setTab}
            />
            <Link to={`/new/${id}`} class="button button-main">
              {words.shelf.newGame}
            </Link>
          </div>
          {tab === 'rules' ? (
            <RulesText markdown={rules[language]} clause={clause} />
          ) : (
            <Values id={id} Reference={Reference} language={language} />
          )}
        </div>
      </main>
    </>
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
