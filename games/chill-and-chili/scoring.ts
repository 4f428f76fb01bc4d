import type { Outcome, Read } from '../../core/game.ts';
import { ranking } from '../../core/ranking.ts';
import { COINS_PER_POINT } from './data/cards.ts';
import { type Tables, thirst } from './data/tables.ts';
import { handSize } from '../../core/hand.ts';
import type { Bed, ChillAndChili, Player, Score, State } from './vocabulary.ts';

export function freeSuns(bed: Read<Bed>): number {
  return thirst(bed.cards) - bed.drops;
}

/** CC-100 to CC-104 */
export function scoreOf({ points }: Tables, player: Read<Player>): Score {
  let watered = 0;
  let unwatered = 0;
  for (const bed of player.beds) {
    if (freeSuns(bed) === 0) watered += 2 * points(bed.cards);
    else unwatered += points(bed.cards);
  }
  return { watered, unwatered, hand: handSize(player), coins: Math.floor(player.coins / COINS_PER_POINT) };
}

export function totalOf({ watered, unwatered, hand, coins }: Score): number {
  return watered + unwatered + hand + coins;
}

/** CC-105 to CC-107: most points, then most beds, then a shared victory. */
export function outcome(tables: Tables, state: Read<State>): Outcome<ChillAndChili> | null {
  if (state.agenda.length > 0) return null;
  const scores = state.players.map(player => scoreOf(tables, player));
  const keys = state.players.map((player, seat) => [totalOf(scores[seat]!), player.beds.length]);
  return { places: ranking(keys), scores };
}
