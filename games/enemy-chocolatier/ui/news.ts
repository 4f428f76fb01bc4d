import type { Viewer } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import type { HouseId } from '../data/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';

/** Houses that changed hands since the viewer's last move. */
export function boughtSince(log: readonly News<EnemyChocolatier>[], viewer: Viewer): ReadonlySet<HouseId> {
  const lastMine = log.findLastIndex(({ seat }) => seat === viewer);
  if (lastMine === -1) return new Set();
  return new Set(
    log
      .slice(lastMine + 1)
      .flatMap(({ events }) => events)
      .flatMap(event => (event.type === 'bought' ? [event.house] : [])),
  );
}
