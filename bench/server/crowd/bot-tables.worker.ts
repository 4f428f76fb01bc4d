import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { nth } from '../../../core/sure.ts';
import { openLine } from '../../reliability/line.ts';
import { newPerson, newTable } from '../../reliability/visits.ts';
import type { Wish } from '../../../wire/asks.ts';

/** Tables of bots that are to play. */
export interface Crowd {
  readonly port: number;
  readonly tables: number;
  readonly level: string;
}

/** In turn; as many as may sit there, four at most. */
const PLANS = [
  { game: 'chill-and-chili', seats: 4 },
  { game: 'enemy-chocolatier', seats: 4 },
  { game: 'seasons-of-rice', seats: 2 },
  { game: 'chicoree', seats: 4 },
  { game: 'garten-zwerge', seats: 4 },
];

// A process of its own, behind all others: these people look on from machines of their own.
setPriority(constants.priority.PRIORITY_LOW);
const [{ port, tables, level }] = (await once(process, 'message')) as [Crowd];
const where = () => port;
let asked = 0;

/** Somebody who sets bots playing and looks on; a game that is over is followed by another. */
async function host(number: number): Promise<void> {
  const { key } = await newPerson(where, `Host ${number}`);
  const line = openLine({
    port,
    key,
    hear: tell => {
      if (tell.type === 'frame' && tell.frame.outcome !== null) void begin();
    },
  });
  let table: string | null = null;
  let isBeginning = false;
  async function begin(): Promise<void> {
    // The end of a game may be told more than once.
    if (isBeginning) return;
    isBeginning = true;
    if (table !== null) line.unwatch(table);
    const plan = nth(PLANS, number % PLANS.length);
    const id = await newTable(where, key, plan);
    table = id;
    const ask = (wish: Wish<'id' | 'table'>) => line.ask({ ...wish, id: `b${++asked}`, table: id });
    for (let seat = 0; seat < plan.seats; seat++) await ask({ type: 'seat-bot', seat, level });
    const answer = await ask({ type: 'deal' });
    if (answer !== 'done') throw new Error(`a table of bots was not dealt: ${answer}`);
    line.watch(id);
    isBeginning = false;
  }
  await begin();
}

for (let n = 0; n < tables; n++) await host(n);
process.send!('ready');
