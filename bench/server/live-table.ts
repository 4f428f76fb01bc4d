import type { Frame } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { answerTo, NO_MEMORY, notePromise, sealNumber } from '../../fair/device.ts';
import type { TableSheet, Tell } from '../../wire/tells.ts';
import { type Line, openLine } from '../reliability/line.ts';
import { digits, legalMoves } from '../reliability/player.ts';
import { until } from '../reliability/until.ts';
import { newPerson, newTable } from '../reliability/visits.ts';

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

interface Seat {
  readonly line: Line;
  /** Seals a number to sit down with. */
  readonly number: () => Promise<{ readonly commitment: string; readonly seal: string }>;
  frame: Frame<Vocabulary> | null;
}

let asked = 0;

export async function openLoadedTable(port: number, game: string, random: Random): Promise<LoadedTable> {
  const where = () => port;
  const people = [await newPerson(where, 'Load A'), await newPerson(where, 'Load B')];
  const id = await newTable(where, people[0]!.key, { game, seats: 2 });
  let onFrame = () => {};
  const nextFrame = () => new Promise<void>(resolve => (onFrame = resolve));
  const seats = people.map(({ key, person }): Seat => {
    let memory = NO_MEMORY(id);
    const attend = (sheet: TableSheet) => {
      if (sheet.deal.construction === 1) return;
      memory = notePromise(memory, sheet.deal);
      const answer = answerTo(memory, sheet.deal, sheet);
      if (answer) void ask(seat, { type: 'open-number', roster: answer.roster, salt: answer.salt });
    };
    const number = async () => {
      await until(() => memory.promises.length > 0);
      const sealed = sealNumber(memory, { person: person.id, salt: digits(random, 64) })!;
      memory = sealed.memory;
      return { commitment: sealed.commitment, seal: sealed.seal };
    };
    const hear = (tell: Tell) => {
      if (tell.type === 'sheet') attend(tell.sheet);
      if (tell.type !== 'frame') return;
      seat.frame = tell.frame;
      onFrame();
    };
    const seat: Seat = { frame: null, number, line: openLine({ port, key, hear }) };
    seat.line.watch(id);
    return seat;
  });
  /** This seat has been told of its own step: others count theirs, and need not see every move. */
  async function settled(seat: Seat, step: number): Promise<void> {
    while (seat.frame === null || seat.frame.step < step) await nextFrame();
  }
  const ask = (seat: Seat, wish: object) =>
    seat.line.ask({ id: `l${++asked}`, table: id, ...wish } as Parameters<Line['ask']>[0]);
  for (const [n, seat] of seats.entries())
    await ask(seat, { type: 'sit', seat: n, number: await seat.number(), invite: null });
  await ask(seats[0]!, { type: 'deal' });
  for (const seat of seats) await settled(seat, 0);

  async function mover(): Promise<Seat> {
    for (;;) {
      const seat = seats.find(({ frame }) => legalMoves(frame!).length > 0);
      if (seat) return seat;
      await nextFrame();
    }
  }

  async function send(seat: Seat, wish: object): Promise<number> {
    const { step } = seat.frame!;
    const began = performance.now();
    const answer = await ask(seat, { ...wish, step });
    const took = performance.now() - began;
    if (answer !== 'done') throw new Error(`a move was refused: ${answer}`);
    await settled(seat, step + 1);
    return took;
  }

  /** One move of whoever must decide. What the other's move has made of the question may still be on its way. */
  async function moveOnce(): Promise<{ readonly seat: Seat; readonly took: number }> {
    for (;;) {
      const seat = await mover();
      const { frame } = seat;
      try {
        const took = await send(seat, { type: 'answer', moves: [random.pick(legalMoves(frame!))] });
        return { seat, took };
      } catch (error) {
        if (seat.frame === frame) await nextFrame();
        if (seat.frame === frame) throw error;
      }
    }
  }

  return {
    id,
    keys: people.map(({ key }) => key),
    step: () => seats[0]!.frame!.step,
    isOver: () => seats[0]!.frame!.outcome !== null,
    move: async () => (await moveOnce()).took,
    async dawdle() {
      const { seat } = await moveOnce();
      if (seat.frame!.mayTakeBack) await send(seat, { type: 'take-back' });
    },
    close() {
      for (const { line } of seats) line.close();
    },
  };
}
