import type { Random } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { legalMoves } from '../reliability/player.ts';
import { type Device, gather } from './devices.ts';

/** A table of two people, each with a socket of its own, that moves when it is told to. */
export interface LoadedTable {
  readonly id: string;
  /** Of its people, by seat. */
  readonly keys: readonly string[];
  readonly step: () => number;
  readonly isOver: () => boolean;
  /** One move of whoever must decide; gives the milliseconds from sending it to its acknowledgement. */
  move(): Promise<number>;
  /** Makes the game longer without getting nearer to its end, as far as its rules allow. */
  dawdle(): Promise<void>;
  close(): void;
}

export async function openLoadedTable(port: number, game: string, random: Random): Promise<LoadedTable> {
  const { id, devices, nextFrame, close } = await gather({ port, random }, { game, seats: 2 });

  async function mover(): Promise<Device> {
    for (;;) {
      const device = devices.find(({ frame }) => legalMoves(frame()).length > 0);
      if (device) return device;
      await nextFrame();
    }
  }

  async function send(device: Device, wish: object): Promise<number> {
    const { step } = device.frame();
    const began = performance.now();
    const refusal = await device.ask({ ...wish, step });
    const took = performance.now() - began;
    if (refusal) throw new Error(`a move was refused: ${refusal.code}`);
    // Told of its own step: others count theirs, and need not see every move.
    while (device.frame().step <= step) await nextFrame();
    return took;
  }

  /** One move of whoever must decide. What the other's move has made of the question may still be on its way. */
  async function moveOnce(): Promise<{ readonly device: Device; readonly took: number }> {
    for (;;) {
      const device = await mover();
      const frame = device.frame();
      try {
        const took = await send(device, { type: 'answer', moves: [random.pick(legalMoves(frame))] });
        return { device, took };
      } catch (error) {
        if (device.frame() === frame) await nextFrame();
        if (device.frame() === frame) throw error;
      }
    }
  }

  return {
    id,
    keys: devices.map(({ key }) => key),
    step: () => nth(devices, 0).frame().step,
    // Whoever made the last move has been told; the other may not have been yet.
    isOver: () => devices.some(({ frame }) => frame().outcome !== null),
    move: async () => (await moveOnce()).took,
    async dawdle() {
      const { device } = await moveOnce();
      if (device.frame().mayTakeBack) await send(device, { type: 'take-back' });
    },
    close,
  };
}
