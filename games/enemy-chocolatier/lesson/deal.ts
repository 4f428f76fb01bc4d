import type { Game, Read } from '../../../core/game.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { OPTIONS, SEATS } from '../primer/position.ts';
import type { EnemyChocolatier, State } from '../vocabulary.ts';

/** The town `B2 A0 C5 E2 F3 D2`: Fudge Wharf beside the factory, Treacle Bottom and Lovers’ Walk across its streets. Recipes in their order: R1, R2. */
export function position(game: Game<EnemyChocolatier>): Read<State> {
  return dealt(
    game,
    { options: OPTIONS, seats: SEATS },
    { shuffles: [{ first: ['B', 'A', 'C', 'E', 'F', 'D'] }], numbers: [2, 0, 5, 2, 3, 2] },
  );
}
