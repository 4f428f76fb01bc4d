import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from '../../core/data.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { Frame } from '../../core/frame.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { nth, present } from '../../core/sure.ts';
import type { TableAsk, Wish } from '../../wire/asks.ts';
import type { Person, TableSheet, Tell } from '../../wire/tells.ts';
import { type Diary, noteAnswer, noteAsk, noteSight } from './diary.ts';
import { isWatch, type Line, openLine } from './line.ts';
import { numbersOf, type Seating } from './numbers.ts';

/** How often, in a thousand, a player does what real ones do besides moving. */
export interface Habits {
  /** Milliseconds before a move, at most. */
  readonly thinks: number;
  readonly takesBack: number;
  readonly speaks: number;
  /** Sends the same ask twice, at once. */
  readonly stutters: number;
  /** Sends an ask again that was answered long ago. */
  readonly repeats: number;
  /** Answers the same question in two ways, from two devices. */
  readonly quarrels: number;
  /** Decides nothing from this step on. */
  readonly stopsAt: number;
}

export const HABITS: Habits = {
  thinks: 120,
  takesBack: 60,
  speaks: 50,
  stutters: 80,
  repeats: 40,
  quarrels: 0,
  stopsAt: Infinity,
};

/** A scripted person: plays legal moves at random at every table it sits at, and writes down all that happens. */
export interface Player {
  readonly person: Person;
  readonly key: string;
  /** Asks on their way, to one port or to all. */
  readonly unanswered: (port?: number) => number;
  /** How far it has seen a table go; -1 before the first frame. */
  readonly stepOf: (table: string) => number;
  readonly isOver: (table: string) => boolean;
  readonly sheetOf: (table: string) => TableSheet | undefined;
  watch(table: string): void;
  /** Looks no longer. */
  leave(table: string): void;
  /** Every device uses its own port again. */
  goHome(): void;
  /** Asks, once the table's earlier ask is answered; resolves with the answer. */
  ask(wish: Wish): Promise<string>;
  /** Takes a seat with a number of its own, which it opens when dealing begins. */
  sit(where: Seating): Promise<string>;
  quit(): void;
}

interface Start {
  readonly person: Person;
  readonly key: string;
  /** One for each device: all of them ask and hear the same. */
  readonly ports: readonly number[];
  readonly seed: string;
  readonly diary: Diary;
  readonly habits: Habits;
  /** The port to try when a line has broken; the same one if absent. */
  readonly onBroken?: () => number;
}

export function player({ person, key, ports, seed, diary, habits, onBroken }: Start): Player {
  const random = randomOf(seedRng(seed));
  const frames = new Map<string, Frame<Vocabulary>>();
  const sheets = new Map<string, TableSheet>();
  /** The last step at which it moved, by table. */
  const acted = new Map<string, number>();
  const queues = new Map<string, Promise<unknown>>();
  const remembered: TableAsk[] = [];
  const often = (habit: number) => random.int(1000) < habit;
  let asked = 0;
  let gone = false;

  const lines = ports.map(port => openLine({ port, key, hear, onBroken }));
  const numbers = numbersOf({ person, random, ask });

  function hear(tell: Tell): void {
    if (tell.type === 'sheet') {
      sheets.set(tell.sheet.id, tell.sheet);
      numbers.attend(tell.sheet);
    }
    if (tell.type === 'refused' && isWatch(tell.id))
      diary.violations.push(`${person.name} may not watch: ${tell.refusal.code}`);
    if (tell.type !== 'frame') return;
    const { table, viewer, frame } = tell;
    noteSight(diary, table, { viewer, step: frame.step, print: fingerprint(frame.view) });
    if ((frames.get(table)?.step ?? -1) >= frame.step) return;
    frames.set(table, frame);
    void consider(table);
  }

  async function consider(table: string): Promise<void> {
    const frame = frames.get(table);
    if (
      !frame ||
      gone ||
      frame.step >= habits.stopsAt ||
      acted.get(table) === frame.step ||
      legalMoves(frame).length === 0
    )
      return;
    acted.set(table, frame.step);
    await sleep(random.int(habits.thinks + 1));
    if (gone) return;
    if (often(habits.speaks))
      await ask({ type: 'say', table, text: `${person.name} says ${asked} at ${frame.step}` });
    if (often(habits.speaks)) await ask({ type: 'hint', table, step: frame.step });
    if (often(habits.repeats)) await askAgain();
    if (lines.length > 1 && often(habits.quarrels)) await quarrel(table, frame);
    else await ask(wishFor(table, frame));
    void consider(table);
  }

  function wishFor(table: string, { step, mayTakeBack, ...frame }: Frame<Vocabulary>): Wish {
    if (mayTakeBack && often(habits.takesBack)) return { type: 'take-back', table, step };
    return { type: 'answer', table, step, moves: [random.pick(legalMoves(frame))] };
  }

  /** What was done must be answered in the same way for ever, and not be done again. */
  async function askAgain(): Promise<void> {
    if (remembered.length === 0) return;
    const old = random.pick(remembered);
    const answer = await random.pick(lines).ask(old);
    if (answer !== 'done') diary.violations.push(`${person.name}: ${old.type} was done, later ${answer}`);
  }

  /** Two answers at once: which one comes first is nobody's promise, only that the log has what was acknowledged. */
  async function quarrel(table: string, frame: Frame<Vocabulary>): Promise<void> {
    await queues.get(table);
    await Promise.all(lines.map(line => send(numbered(wishFor(table, frame)), [line])));
  }

  const numbered = (wish: Wish): TableAsk => ({ ...wish, id: `${seed}-${++asked}`.slice(-40) });

  function ask(wish: Wish): Promise<string> {
    const before = queues.get(wish.table) ?? Promise.resolve();
    const answered = before.then(() => send(numbered(wish), lines));
    queues.set(wish.table, answered);
    return answered;
  }

  async function send(wish: TableAsk, devices: readonly Line[]): Promise<string> {
    const entry = noteAsk(diary, { person: person.id, ask: wish });
    const twice = often(habits.stutters);
    const answers = devices.flatMap(line => (twice ? [line.ask(wish), line.ask(wish)] : [line.ask(wish)]));
    const [first, ...others] = await Promise.all(answers);
    const answer = present(first, 'answer');
    noteAnswer(entry, answer);
    // What was refused is judged anew every time, and may be refused for another reason by then.
    if (others.some(other => (other === 'done') !== (answer === 'done')))
      diary.violations.push(
        `${person.name}: ${wish.type} answered both ${[answer, ...others].join(' and ')}`,
      );
    // A second hint to one question leaves nothing behind to be recognised by.
    if (answer === 'done' && wish.type !== 'hint')
      remembered[random.int(Math.min(20, remembered.length + 1))] = wish;
    return answer;
  }

  return {
    person,
    key,
    unanswered: port =>
      lines.reduce((n, line) => n + (port === undefined || line.port() === port ? line.unanswered() : 0), 0),
    stepOf: table => frames.get(table)?.step ?? -1,
    isOver: table => (frames.get(table)?.outcome ?? null) !== null,
    sheetOf: table => sheets.get(table),
    watch(table) {
      for (const line of lines) line.watch(table);
    },
    leave(table) {
      for (const line of lines) line.unwatch(table);
    },
    goHome() {
      for (const [device, line] of lines.entries()) line.moveTo(nth(ports, device));
    },
    ask,
    sit: numbers.sit,
    quit() {
      gone = true;
      for (const line of lines) line.close();
    },
  };
}

export const legalMoves = ({ choices }: Pick<Frame<Vocabulary>, 'choices'>): Vocabulary['Move'][] =>
  choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
