import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import type { ClockSheet, Tell } from '../../../wire/tells.ts';
import { gather } from '../../server/devices.ts';
import { openLine } from '../line.ts';
import { until } from '../until.ts';

/** Somebody who has been asked something, has half an hour for it, and takes their time. */
export interface Thinker {
  /** Says if more of that time is gone than has passed. */
  lostTime(): Promise<string | null>;
  close(): void;
}

const MINUTES = 30;
/** The time of the house may run a little quicker or slower than ours. */
const LENIENCE = { pace: 1.2, milliseconds: 60_000 };

export async function openThinker({
  port,
  random,
}: {
  readonly port: number;
  readonly random: Random;
}): Promise<Thinker> {
  const clock = { kind: 'live', minutes: MINUTES, increment: 0 } as const;
  const { id, devices, close } = await gather(
    { port, random },
    { game: 'chill-and-chili', seats: 2, clock, late: 'bot-seat' },
  );
  const began = performance.now();
  const seat = devices.findIndex(({ frame }) => frame().choices.length > 0);
  const device = nth(devices, seat);
  const { step } = device.frame();
  let clocks: ClockSheet | null = null;
  const hear = (tell: Tell) => {
    if (tell.type === 'frame') clocks = tell.clocks;
  };
  return {
    async lostTime() {
      clocks = null;
      // Whoever looks anew is told the present time.
      const line = openLine({ port, key: device.key, hear });
      line.watch(id);
      const { now, deadlines } = await until(() => clocks);
      line.close();
      const deadline = deadlines[seat] ?? null;
      if (deadline === null || device.frame().step !== step) return 'somebody was late';
      const spent = MINUTES * 60_000 - (deadline - now);
      const passed = performance.now() - began;
      return spent > passed * LENIENCE.pace + LENIENCE.milliseconds
        ? `somebody lost ${Math.round((spent - passed) / 1000)} seconds`
        : null;
    },
    close,
  };
}
