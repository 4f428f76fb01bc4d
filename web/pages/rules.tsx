import { useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { RulesText } from '../rules/rules-text.tsx';
import { settings } from '../settings.ts';
import { useScreen } from '../use-screen.ts';
import { useWords } from '../words/index.ts';
import { LostPage } from './lost.tsx';
import { PageHead } from './page-head.tsx';

export function RulesPage({ id, clause }: { id: string; clause: string | null }) {
  const words = useWords();
  const { language } = useStore(settings);
  const screen = useScreen(id);
  const [tab, setTab] = useState<'rules' | 'values'>('rules');
  if (screen === 'unknown') return <LostPage />;
  if (screen === 'loading') return <p class="page">{words.trouble.loading}</p>;
  const { texts, rules, Reference } = screen;
  return (
    <>
      <PageHead />
      <main class="page rules-page">
        <h1>{texts[language].title}</h1>
        <div class="row" role="group">
          {(['rules', 'values'] as const).map(name => (
            <button
              key={name}
              type="button"
              class={tab === name ? 'button button-main' : 'button'}
              aria-pressed={tab === name}
              onClick={() => setTab(name)}
            >
              {name === 'rules' ? words.table.rules : words.table.values}
            </button>
          ))}
          <Link to={`/new/${id}`} class="button">
            {words.shelf.newGame}
          </Link>
        </div>
        {tab === 'rules' ? (
          <RulesText markdown={rules[language]} clause={clause} />
        ) : (
          <Reference edition={GAMES[id]!.box.edition} language={language} />
        )}
      </main>
    </>
  );
}
