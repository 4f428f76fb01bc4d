import type { Wave } from './journey.tsx';
import type { Place, Spot } from './spot.ts';

/** A wave that waits for its moment. */
export interface Held {
  readonly wave: Wave;
  /** Where its places were before it happened. */
  readonly before: ReadonlyMap<Place, Spot>;
  /** Its moment has been seen in the queue: when it is there no longer, nobody waits for it. */
  readonly isAwaited: boolean;
}

/** Waves join the line: those without a moment of their own do not overtake what is still to be shown, and set out with the last of it. */
export function behind(wave: Wave, awaited: readonly string[]): Pick<Held, 'wave' | 'isAwaited'> {
  const last = awaited.at(-1);
  if (wave.moment !== null || last === undefined) return { wave, isAwaited: false };
  return { wave: { ...wave, moment: last }, isAwaited: true };
}

/** Who sets out now, and who waits for the stage. `awaited` are the moments in the queue, the first one on the stage. */
export function sortOut(
  held: readonly Held[],
  awaited: readonly string[],
): { readonly goes: readonly Held[]; readonly waits: readonly Held[] } {
  const [shown] = awaited;
  const isDue = ({ moment }: Wave) => moment === null || moment === shown;
  const waits = held.flatMap((one): Held[] => {
    const { moment } = one.wave;
    if (moment === null || isDue(one.wave)) return [];
    if (awaited.includes(moment)) return [{ ...one, isAwaited: true }];
    return one.isAwaited ? [] : [one];
  });
  return { goes: held.filter(({ wave }) => isDue(wave)), waits };
}
