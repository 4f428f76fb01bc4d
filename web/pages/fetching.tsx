import type { Loading } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { PageTitle } from './page-title.tsx';

/** While something is on its way from the house, or when it did not arrive. */
export function Fetching({ state }: { state: Loading }) {
  const words = useWords();
  if (state !== 'failed') return <p class="page">{words.trouble.loading}</p>;
  return (
    <main class="page trouble" role="alert">
      <PageTitle>{words.net.closedDoors.unreachable.title}</PageTitle>
      <p>{words.trouble.offline}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {words.trouble.reload}
      </button>
    </main>
  );
}
