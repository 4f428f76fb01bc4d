import { add, amount } from '../../core/counts.ts';
import type { Read } from '../../core/game.ts';
import type { Tables } from './data/tables.ts';
import { BROWN, GREEN, GREY, type Hat, ORANGE } from './data/words.ts';
import { type Desk, drawEvent } from './event-cards.ts';
import { collection, compare, noGnomes, owned, total } from './gnomes.ts';
import type { Player, State } from './vocabulary.ts';
import { nth } from '../../core/sure.ts';

/** GZ-13 to GZ-20: everybody has come home; relief, treasurer, contests, event. */
export function startRound(tables: Tables, draft: State, desk: Desk): void {
  draft.round++;
  for (const [seat, player] of draft.players.entries()) wake(draft, { seat, player, desk });
  electTreasurer(draft, desk);
  drawContests(draft, desk);
  drawEvent(tables, draft, desk);
}

/** GZ-A13: everybody is at home (GZ-63) and without a job; whoever has no gnome but greys is given a brown one. */
function wake(
  { options }: State,
  { seat, player, desk }: { seat: number; player: Player; desk: Desk },
): void {
  player.free = player.home;
  player.home = noGnomes();
  player.bonds = [];
  player.passed = false;
  if (options.relief === 'off' || total(player.free) > amount(player.free, GREY)) return;
  add(player.free, BROWN, 1);
  desk.emit?.({ type: 'relieved', seat });
}

/** GZ-13 to GZ-15, GZ-A07: the best collection, then petals, then the nearest to the present treasurer. */
function electTreasurer(draft: State, { emit }: Desk): void {
  const { players, treasurer, round } = draft;
  const keys = players.map(({ petals }, seat) => [...collection(owned(draft, seat)), petals]);
  let seat = treasurer;
  for (let n = 1; n < players.length; n++) {
    const other = (treasurer + n) % players.length;
    if (compare(nth(keys, other), nth(keys, seat)) > 0) seat = other;
  }
  draft.treasurer = seat;
  emit?.({ type: 'elected', seat, round, because: reasonFor(keys, seat) });
}

/** By what the treasurer stands out: the collection, the petals, or only the place at the table. */
function reasonFor(keys: readonly (readonly number[])[], seat: number): 'collection' | 'petals' | 'seat' {
  const gnomes = keys.map(key => key.slice(0, -1));
  const equal = gnomes.filter(key => compare(key, nth(gnomes, seat)) === 0).length;
  if (equal === 1) return 'collection';
  return keys.filter(key => compare(key, nth(keys, seat)) === 0).length === 1 ? 'petals' : 'seat';
}

/** GZ-16, GZ-17, GZ-A09 */
export function poolOf({ highest }: Pick<Read<State>, 'highest'>): Hat[] {
  const pool: Hat[] = [];
  for (let hat = BROWN; hat <= Math.min(GREEN, Math.max(ORANGE, highest)); hat++) pool.push(hat);
  return pool;
}

/** GZ-18 */
function drawContests(draft: State, { random, emit }: Desk): void {
  const pool = poolOf(draft);
  const left = [...pool];
  const draw = (): Hat => nth(left.splice(random.int(left.length), 1), 0);
  const hats = [draw(), draw()];
  hats.sort((a, b) => a - b);
  draft.contests = hats.map(hat => ({ hat, entrants: [] }));
  emit?.({ type: 'contests-drawn', pool, hats });
}
