import { frameFor } from '../../core/frame.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Match, News } from '../../core/match.ts';
import { stepOf } from '../../core/witnessed.ts';
import type { Sight } from './host.ts';

/** Those who look at a match, each with the last of its steps it was told of. */
export function watchersOf<V extends Vocabulary>(match: Match<V>) {
  const watchers = new Set<{
    readonly viewer: Viewer;
    readonly tell: (sight: Sight<V>) => void;
    step: number;
    log: readonly News<V>[];
  }>();
  /** What is known already of the log is not told anew. */
  const sight = (viewer: Viewer, known: readonly News<V>[]): Sight<V> => {
    const frame = frameFor(match, viewer, known.length - 1);
    return { frame, log: [...known, ...frame.news] };
  };
  return {
    watch(viewer: Viewer, tell: (sight: Sight<V>) => void): () => void {
      const seen = sight(viewer, []);
      const watcher = { viewer, tell, step: stepOf(match, viewer), log: seen.log };
      watchers.add(watcher);
      tell(seen);
      return () => void watchers.delete(watcher);
    },
    tell(): void {
      for (const watcher of watchers) {
        const step = stepOf(match, watcher.viewer);
        // A secret decision of somebody else is not even news.
        if (step === watcher.step) continue;
        watcher.step = step;
        const seen = sight(watcher.viewer, watcher.log);
        watcher.log = seen.log;
        watcher.tell(seen);
      }
    },
  };
}
