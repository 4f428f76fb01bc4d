import type { Viewpoint } from '../../core/film.ts';
import type { Source } from './source.ts';
import { useReplayWords } from './use-replay-words.ts';

/** What a viewpoint is called. */
export function useCalled({ names, me }: Pick<Source, 'names' | 'me'>): (viewpoint: Viewpoint) => string {
  const words = useReplayWords();
  return viewpoint => {
    if (viewpoint === 'open' || viewpoint === 'spectator') return words[viewpoint];
    const name = names[viewpoint] ?? words.nobody(viewpoint + 1);
    return viewpoint === me ? `${name} (${words.mine})` : name;
  };
}
