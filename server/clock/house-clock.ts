import { present } from '../../core/sure.ts';
import type { Log } from '../observe/log.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import { type Hours, hoursOf } from './hours.ts';
import { keepOn, type KeptTime, LAPSE, readTime } from './kept-time.ts';

/** The time of the house, a monotonic logical clock. It follows the calendar, but never goes back: it makes up for
 * small differences by running faster or slower. A jump far forward is followed at once, and the skipped time counts
 * for nobody, like the time in which the house is closed. */
export interface HouseClock {
  readonly now: () => number;
  readonly hours: Hours;
  /**
   * Looks at the clocks, and writes down how far the time has come; says whether it has stood still since the last look.
   * Called every few seconds, on every node.
   */
  keep(): Promise<boolean>;
}

interface Surroundings {
  readonly storage: Pick<Storage, 'keepTime' | 'wall'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** How much quicker or slower the time runs while it makes up for a difference. */
const HASTE = 0.1;
/** Differences in milliseconds that are ignored. */
const CLOSE = 1000;

export async function openHouseClock({ storage, clock, log }: Surroundings): Promise<HouseClock> {
  let kept: KeptTime | null = null;
  let anchor = { house: 0, monotonic: clock.monotonic(), pace: 1 };
  /** Calendar minus steady clock: changes when one of them is set. */
  let offset: number | null = null;

  const now = () =>
    Math.floor(anchor.house + Math.max(0, clock.monotonic() - anchor.monotonic) * anchor.pace);

  async function look(house: () => number | null): Promise<boolean> {
    // Nodes that share a database go by its clock, whatever those of their machines say.
    const wall = (await storage.wall()) ?? clock.wall();
    const jump = offset === null ? null : wall - clock.monotonic() - offset;
    offset = wall - clock.monotonic();
    let known = kept;
    const text = await storage.keepTime(old => {
      const before = readTime(old);
      known ??= before;
      const next = keepOn(before, { wall, house: house() });
      return { kept: JSON.stringify(next), delay: newStandstill(before, next) };
    });
    kept = present(readTime(text), 'time in what was just kept');
    const time = Math.max(kept.time, house() ?? 0);
    const ahead = time - wall;
    anchor = {
      house: time,
      monotonic: clock.monotonic(),
      pace: Math.abs(ahead) < CLOSE ? 1 : 1 - Math.sign(ahead) * HASTE,
    };
    const stood = newStandstill(known, kept);
    report({ ahead, jump, stood });
    return stood > 0;
  }

  /** Said once, when it happens. */
  function report({ ahead, jump, stood }: { ahead: number; jump: number | null; stood: number }): void {
    const seconds = (milliseconds: number) => ({ seconds: Math.round(milliseconds / 1000) });
    if (jump !== null && Math.abs(jump) > LAPSE)
      log.warn(seconds(jump), 'the clock was set, or the machine slept: nobody’s time was spent');
    else if (jump === null && ahead > LAPSE)
      log.warn(
        seconds(ahead),
        'the clock is behind what was stored: the time of the house goes on from there',
      );
    else if (stood > 0 && jump !== null)
      log.warn(seconds(stood), 'the storage kept nothing for a while: nobody’s time was spent');
    else if (stood > 0) log.info(seconds(stood), 'the house was closed: nobody’s time was spent');
  }

  await look(() => null);
  return { now, hours: hoursOf(() => kept?.standstills ?? []), keep: () => look(now) };
}

/** For how long time has stood still since the first of two looks. */
function newStandstill(before: KeptTime | null, after: KeptTime): number {
  const last = after.standstills.at(-1);
  return !last || last.to === before?.standstills.at(-1)?.to ? 0 : last.to - last.from;
}
