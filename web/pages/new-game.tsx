import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Rules } from '../../games/about.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Segments } from '../kit/segments.tsx';
import { useStore } from '../kit/store.ts';
import { LocalForm } from '../opening/local-form.tsx';
import { NetworkForm } from '../opening/network-form.tsx';
import { settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { useRules, useScreen } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { Band } from './band.tsx';
import { Fetching } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

export function NewGamePage({ id }: { id: string }) {
  const screen = useScreen(id);
  const rules = useRules(id);
  if (screen === 'unknown' || rules === 'unknown') return <LostPage />;
  return (
    <>
      <PageHead />
      {typeof screen === 'string' ? (
        <Fetching state={screen} />
      ) : typeof rules === 'string' ? (
        <Fetching state={rules} />
      ) : (
        <NewGame rules={rules} screen={screen} />
      )}
    </>
  );
}

const WHERES = ['device', 'network'] as const;

function NewGame({ rules, screen }: { rules: Rules<Vocabulary>; screen: GameScreen<Vocabulary> }) {
  const words = useWords();
  const { language } = useStore(settings);
  const { where, wheres } = words.net.opening;
  const [place, setPlace] = useState<(typeof WHERES)[number]>('device');
  const Form = place === 'device' ? LocalForm : NetworkForm;
  const segments = (
    <Segments
      legend={where}
      value={place}
      options={WHERES.map(value => ({ value, label: wheres[value] }))}
      onChange={setPlace}
    />
  );
  return (
    <main>
      <Band game={onShelf(rules.box.id)}>
        <PageTitle>{words.newGame.title + words.colon + screen.texts[language].title}</PageTitle>
      </Band>
      <div class="page new-game-page">
        <Form rules={rules} screen={screen} where={segments} />
      </div>
    </main>
  );
}
