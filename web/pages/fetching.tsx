import type { Loading } from '../use-game.ts';
import { useWords } from '../words/index.ts';

/** While something is on its way from the house, or when it did not arrive. */
export function Fetching({ state }: { state: Loading }) {
  const words = useWords();
  if (state !== 'failed') return <p class="page">{words.trouble.loading}</p>;
  return (
    <div class="page trouble" role="alert">
      <p>{words.net.troubles.unreachable}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {words.trouble.reload}
      </button>
    </div>
  );
}
