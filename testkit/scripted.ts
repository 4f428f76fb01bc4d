import { canonical } from '../core/data.ts';
import type { Random } from '../core/random.ts';
import { nth } from '../core/sure.ts';

/** One dictated outcome: the number an `int` gives (for a `pick`, the position), or the order a `shuffle` leaves. */
export type Roll = number | readonly unknown[];

export interface Scripted extends Random {
  /** Throws if chance was asked less often than the test expected. */
  usedUp(): void;
}

/** Loaded dice (a stub): a random source that gives these results, in this order, and nothing else. */
export function scripted(...rolls: readonly Roll[]): Scripted {
  let used = 0;

  const next = (wanted: string): Roll => {
    if (used === rolls.length)
      throw new Error(`Loaded dice: ${wanted} was asked for after all ${rolls.length} rolls`);
    return nth(rolls, used++);
  };
  const complain = (roll: Roll, wanted: string): never => {
    throw new Error(`Loaded dice: roll ${used} is ${JSON.stringify(roll)}, but ${wanted} was asked for`);
  };

  const int = (n: number): number => {
    const wanted = `a whole number from 0 to ${n - 1}`;
    const roll = next(wanted);
    if (typeof roll !== 'number' || !Number.isInteger(roll) || roll < 0 || roll >= n)
      return complain(roll, wanted);
    return roll;
  };

  return {
    int,
    pick: items => nth(items, int(items.length)),
    shuffle: items => {
      const wanted = `an order of ${JSON.stringify(items)}`;
      const roll = next(wanted);
      if (!Array.isArray(roll) || sorted(roll) !== sorted(items)) complain(roll, wanted);
      items.splice(0, items.length, ...(roll as typeof items));
      return items;
    },
    usedUp: () => {
      if (used < rolls.length)
        throw new Error(`Loaded dice: ${rolls.length - used} of ${rolls.length} rolls were never asked for`);
    },
  };
}

function sorted(items: readonly unknown[]): string {
  return items.map(canonical).sort().join();
}
