import { add, hasAny } from '../../core/counts.ts';
import type { Read } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Board } from './data/board.ts';
import type { Town } from './data/town.ts';
import type { State, Status } from './vocabulary.ts';

/** EC-13 to EC-15; EC-A05: a closed one is never open, not even beside the factory. */
export function statusOf({ controllers, access }: Read<State>, neighbourhood: number): Status {
  if (controllers[neighbourhood] !== null) return 'closed';
  return hasAny(access, neighbourhood) ? 'open' : 'unavailable';
}

/** EC-13: by neighbourhood, the seat that owns all its houses. */
export function controllersOf(
  { neighbourhoods }: Town,
  owners: readonly (number | null)[],
): (number | null)[] {
  return neighbourhoods.map(({ houses }) => {
    const [first = null, ...others] = houses.map(house => nth(owners, house));
    return others.every(owner => owner === first) ? first : null;
  });
}

/** EC-14: how many closed neighbourhoods, and the factory, each one lies beside. */
export function accessBy(
  { besideFactory, connected }: Board,
  controllers: readonly (number | null)[],
): number[] {
  return connected.map(
    (around, n) =>
      around.filter(other => controllers[other] !== null).length + Number(besideFactory.includes(n)),
  );
}

export interface Holding {
  readonly neighbourhood: number;
  readonly seat: number;
}

/** How many houses of a neighbourhood are not this seat's. */
export function missingHouses(
  { neighbourhoods }: Town,
  owners: readonly (number | null)[],
  { neighbourhood, seat }: Holding,
): number {
  const { houses } = neighbourhoods[neighbourhood]!;
  let missing = 0;
  for (let i = 0; i < houses.length; i++) if (owners[houses[i]!] !== seat) missing++;
  return missing;
}

/** EC-13: the neighbourhoods a seat has closed. */
export function controlled({ controllers }: Read<State>, seat: number): number[] {
  const own: number[] = [];
  for (let n = 0; n < controllers.length; n++) if (controllers[n] === seat) own.push(n);
  return own;
}

/** EC-57, EC-58: how many of the neighbourhoods with an ability give it to this seat now. */
export function active(
  withAbility: readonly number[],
  { controllers, turn }: Read<State>,
  seat: number,
): number {
  let count = 0;
  for (let i = 0; i < withAbility.length; i++)
    if (controllers[withAbility[i]!] === seat && !turn.gained.includes(withAbility[i]!)) count++;
  return count;
}

/** EC-13, EC-61: one seat owns it all now; those connected to it notice at once. */
export function close(draft: State, { connected }: Board, { neighbourhood, seat }: Holding): void {
  draft.controllers[neighbourhood] = seat;
  // EC-57: its ability does not work yet.
  draft.turn.gained.push(neighbourhood);
  const around = connected[neighbourhood]!;
  for (let i = 0; i < around.length; i++) add(draft.access, around[i]!, 1);
}

/** EC-62: nobody owns it all any more. */
export function breakUp(draft: State, { connected }: Board, neighbourhood: number): void {
  draft.controllers[neighbourhood] = null;
  const around = connected[neighbourhood]!;
  for (let i = 0; i < around.length; i++) add(draft.access, around[i]!, -1);
}

/** EC-60, EC-61: those that closing a neighbourhood opens, among all connected to it. */
export function opening({ controllers, access }: Read<State>, around: readonly number[]): number[] {
  return around.filter(n => controllers[n] === null && access[n] === 0);
}

/** EC-60, EC-62: those that breaking one up makes unavailable. */
export function shutting({ controllers, access }: Read<State>, around: readonly number[]): number[] {
  return around.filter(n => controllers[n] === null && access[n] === 1);
}
