import { add, amount, hasAny } from '../../core/counts.ts';
import type { Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import { BROWN, GOLD, GREEN, GREY, HATS, type Hat } from './data/words.ts';
import type { Player, State } from './vocabulary.ts';

const NO_GNOMES: readonly number[] = HATS.map(() => 0);
export const noGnomes = (): number[] => NO_GNOMES.slice();

/** All a seat's gnomes by hat, wherever they are. */
export function owned({ players, contests }: Read<State>, seat: number): number[] {
  const { free, garden, home, hired } = playerAt(players, seat);
  const counts = noGnomes();
  for (let hat = GREY; hat <= GOLD; hat++)
    counts[hat] = amount(free, hat) + amount(garden, hat) + amount(home, hat) + amount(hired, hat);
  for (const contest of contests)
    for (const entrant of contest.entrants) if (entrant.seat === seat) add(counts, entrant.hat, 1);
  for (let other = 0; other < players.length; other++)
    for (const pair of playerAt(players, other).shack) {
      if (other === seat) add(counts, pair.own, 1);
      if (pair.owner === seat) add(counts, pair.partner, 1);
    }
  return counts;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let hat = GREY; hat <= GOLD; hat++) sum += amount(counts, hat);
  return sum;
}

/** Gnomes without a job that could still do one (GZ-26). */
export function idle({ free }: Read<Player>): number {
  return total(free) - amount(free, GREY);
}

/** Whether the seat has a gnome for a pair: without a job, not grey, of this hat or a better one. */
export function hasPartner({ free }: Read<Player>, atLeast: Hat): boolean {
  for (let hat = Math.max(atLeast, BROWN); hat <= GOLD; hat++) if (hasAny(free, hat)) return true;
  return false;
}

/** GZ-14, GZ-A08: what collections are compared by, best hat first; greys do not count. */
export function collection(counts: readonly number[], best: Hat = GOLD): number[] {
  const key: number[] = [];
  for (let hat = best; hat > GREY; hat--) key.push(amount(counts, hat));
  return key;
}

/** Above 0 when the first key is the better one. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** GZ-A09: remembers the highest hat that ever came into play. */
export function gain(draft: State, seat: number, hat: Hat): void {
  add(playerAt(draft.players, seat).home, hat, 1);
  draft.highest = Math.max(draft.highest, hat);
}

/** GZ-47: what all of them would sell for. */
export function worthOf(counts: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (let hat = GREY; hat <= GREEN; hat++) sum += amount(counts, hat) * values[hat]!;
  return sum;
}
