import type { Read } from '../../../core/game.ts';
import type { Tables } from '../data/tables.ts';
import { prizeOf, rivalsDrawn, shareOf } from '../event-cards.ts';
import type { State } from '../vocabulary.ts';

/** What a seat may expect of the contests its gnomes have entered, in petals, as they stand (GZ-58 to GZ-61). */
export function prizesAhead(tables: Tables, world: Read<State>, seat: number): number {
  const rivals = rivalsDrawn(tables, world);
  if (rivals === 0) return 0;
  let sum = 0;
  for (let at = 0; at < world.contests.length; at++) {
    const { hat: colour, entrants } = world.contests[at]!;
    let top = -1;
    let mine = 0;
    let all = 0;
    for (const entrant of entrants) {
      if (entrant.hat > top) {
        top = entrant.hat;
        mine = all = 0;
      }
      if (entrant.hat < top) continue;
      all++;
      if (entrant.seat === seat) mine++;
    }
    if (mine === 0) continue;
    const prize = prizeOf(tables, world, at);
    for (const { best, gnomes, probability } of tables.rivals(colour, rivals))
      if (best <= top) sum += probability * mine * shareOf(prize, all + (best === top ? gnomes : 0));
  }
  return sum;
}
