import type { Frame } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { nth, present } from '../../core/sure.ts';
import { answerTo, NO_MEMORY, notePromise, sealNumber } from '../../fair/device.ts';
import type { TableAsk, Wish } from '../../wire/asks.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Refused, TableSheet, Tell } from '../../wire/tells.ts';
import { openLine } from '../reliability/line.ts';
import { digits } from '../reliability/numbers.ts';
import { until } from '../reliability/until.ts';
import { newPerson, newTable } from '../reliability/visits.ts';

/** The device of one person at one table: does nothing by itself but open its number. */
export interface Device {
  readonly key: string;
  /** What it was told last. */
  readonly frame: () => Frame<Vocabulary>;
  /** Asks at its table; gives the refusal, or null when it was done. */
  ask(wish: object): Promise<Refused | null>;
  close(): void;
}

/** A dealt table whose people move when they are told to. */
export interface Gathering {
  readonly id: string;
  readonly devices: readonly Device[];
  /** Resolves when any of them is told something new. */
  nextFrame(): Promise<void>;
  close(): void;
}

interface Options {
  readonly port: number;
  readonly random: Random;
  readonly onFrame?: (seat: number, frame: Frame<Vocabulary>) => void;
}

let asked = 0;

export async function gather(
  { port, random, onFrame = () => {} }: Options,
  plan: Pick<Plan, 'game' | 'seats'> & Partial<Plan>,
): Promise<Gathering> {
  const where = () => port;
  const people = [];
  for (let seat = 0; seat < plan.seats; seat++) people.push(await newPerson(where, `Load ${seat}`));
  const id = await newTable(where, nth(people, 0).key, plan);
  let hasHeard = () => {};
  const devices = people.map(({ key, person }, seat) => {
    let memory = NO_MEMORY(id);
    let frame: Frame<Vocabulary> | null = null;
    const refusals = new Map<string, Refused>();
    const line = openLine({ port, key, hear });

    function hear(tell: Tell): void {
      if (tell.type === 'sheet') attend(tell.sheet);
      if (tell.type === 'refused') refusals.set(tell.id, tell.refusal);
      if (tell.type !== 'frame') return;
      frame = tell.frame;
      onFrame(seat, frame);
      hasHeard();
    }

    /** Notes what the house promises, and opens its number for the roster. */
    function attend(sheet: TableSheet): void {
      if (sheet.deal.construction === 1) return;
      memory = notePromise(memory, sheet.deal);
      const answer = answerTo(memory, sheet.deal, sheet);
      if (answer) void ask({ type: 'open-number', roster: answer.roster, salt: answer.salt });
    }

    async function ask(wish: Wish<'id' | 'table'>): Promise<Refused | null> {
      const numbered: TableAsk = { ...wish, id: `l${++asked}`, table: id };
      const answer = await line.ask(numbered);
      const refusal = refusals.get(numbered.id) ?? null;
      refusals.delete(numbered.id);
      if ((answer === 'done') !== (refusal === null))
        throw new Error(`Impossible: ${answer} without a reason`);
      return refusal;
    }

    line.watch(id);
    return {
      key,
      frame: () => present(frame, 'frame before the deal'),
      isDealt: () => frame !== null,
      ask,
      async sit(): Promise<void> {
        await until(() => memory.promises.length > 0);
        const sealed = present(
          sealNumber(memory, { person: person.id, salt: digits(random, 64) }),
          'number to seal',
        );
        memory = sealed.memory;
        const number = { commitment: sealed.commitment, seal: sealed.seal };
        await ask({ type: 'sit', seat, number, invite: null });
      },
      close: line.close,
    };
  });
  const nextFrame = () => new Promise<void>(resolve => (hasHeard = resolve));
  for (const device of devices) await device.sit();
  await nth(devices, 0).ask({ type: 'deal' });
  while (!devices.every(device => device.isDealt())) await nextFrame();
  return {
    id,
    devices,
    nextFrame,
    close() {
      for (const device of devices) device.close();
    },
  };
}
