import type { Game, Read } from '../../../core/game.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { BROWN, GREEN, ORANGE } from '../data/words.ts';
import { noGnomes } from '../gnomes.ts';
import { counted, OPTIONS, SEATS } from '../primer/position.ts';
import type { GartenZwerge, State } from '../vocabulary.ts';

/** The true start; the market is closed on the first day, then visitors come, then strawberries ripen. */
export function start(game: Game<GartenZwerge>): Read<State> {
  return dealt(game, { options: OPTIONS, seats: SEATS }, { shuffles: [{ top: ['G3', 'G6', 'G4'] }] });
}

/** The last minute of a game: two green hats, and everybody else has been given a job. */
export function lastMinute(game: Game<GartenZwerge>): Read<State> {
  const { players, ...rest } = start(game);
  return {
    ...rest,
    round: 9,
    highest: GREEN,
    players: players.map((player, seat) =>
      seat === 0
        ? { ...player, petals: 1000, free: counted([GREEN, GREEN]) }
        : { ...player, free: noGnomes(), garden: counted([ORANGE, BROWN]) },
    ),
  };
}
