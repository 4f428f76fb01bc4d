import { useState } from 'preact/hooks';
import type { About } from '../../games/about.ts';
import { Segments } from '../kit/segments.tsx';
import { useStore } from '../kit/store.ts';
import { LearnButton } from '../lesson/learn-button.tsx';
import { Link } from '../link.tsx';
import { LocalForm } from '../new-game/local-form.tsx';
import { NetworkForm } from '../new-game/network-form.tsx';
import { settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { usePlayable } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { Fetching } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { Page } from './page.tsx';
import { useOpeningWords } from '../new-game/words.ts';

export function NewGamePage({ id }: { id: string }) {
  const words = useWords();
  const { language } = useStore(settings);
  const game = onShelf(id);
  if (!game) return <LostPage />;
  return (
    <Page title={words.newGame.title + words.colon + game.title[language]} game={game}>
      <NewGame game={game} />
    </Page>
  );
}

const WHERES = ['device', 'network'] as const;

function NewGame({ game }: { game: About }) {
  const { id } = game;
  const words = useWords();
  const { where, wheres } = useOpeningWords();
  const fetched = usePlayable(id);
  const [place, setPlace] = useState<(typeof WHERES)[number]>('device');
  if (typeof fetched === 'string') return <Fetching state={fetched} />;
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
    <div class="page new-game-page">
      <div class="row new-game-learn">
        {game.editor && (
          <Link to={`/position/${id}`} class="button">
            {words.shelf.position}
          </Link>
        )}
        <LearnButton game={game} class="button-learn" />
      </div>
      <Form {...fetched} where={segments} />
    </div>
  );
}
