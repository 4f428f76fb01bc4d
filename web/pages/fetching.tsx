import type { Loading } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { PageTitle } from './page-title.tsx';

/** In place of something that is on its way from the house, or did not arrive. */
export function Fetching({ state }: { state: Loading }) {
  const { trouble } = useWords();
  if (state !== 'failed') return <p class="page">{trouble.loading}</p>;
  return (
    <div class="page trouble" role="alert">
      <p>{trouble.offline}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {trouble.reload}
      </button>
    </div>
  );
}

/** The same in place of a whole page. */
export function FetchingPage({ state }: { state: Loading }) {
  const { closedDoors } = useWords().net;
  return (
    <main>
      {state === 'failed' && <PageTitle>{closedDoors.unreachable.title}</PageTitle>}
      <Fetching state={state} />
    </main>
  );
}
