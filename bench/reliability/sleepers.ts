import type { Random } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Diary } from './diary.ts';
import { HABITS, type Player, player } from './player.ts';
import { type LiveTable, openTable } from './tables.ts';
import { until } from './until.ts';
import { newPerson, type Port } from './visits.ts';

interface Options {
  readonly count: number;
  readonly seed: string;
  readonly port: Port;
  readonly ports: readonly number[];
  readonly diary: Diary;
  readonly random: Random;
}

/** The shortest clock there is. */
const CLOCK = { kind: 'live', minutes: 1, increment: 0 } as const;
/** An auction that closes by itself: once a bot sits in for the sleeper, that is all the table waits for. */
const PLANS: { readonly [game: string]: Partial<Plan> } = {
  chicoree: { late: 'bot-seat', options: { auction: 'free-for-all', countdown: 6 } },
};
const PATIENCE = 180_000;

/** Tables at which one person sits down with a bot and then never decides: the house must do it, once, in time. */
export async function openSleepers({ count, seed, port, ports, diary, random }: Options) {
  const players: Player[] = [];
  const tables: LiveTable[] = [];
  const games = Object.keys(GAMES);
  for (let i = 0; i < count; i++) {
    const { person, key } = await newPerson(port, `Sleeper ${i}`);
    const habits = { ...HABITS, stopsAt: 0 };
    const home = [nth(ports, i % ports.length)];
    const sleeper = player({
      person,
      key,
      ports: home,
      seed: `${seed}-z${i}`,
      diary,
      habits,
      onBroken: port,
    });
    players.push(sleeper);
    const late = i % 2 === 0 ? ('bot-move' as const) : ('bot-seat' as const);
    const game = nth(games, i % games.length);
    const { box } = gameCalled(game);
    const { min } = box.open(box.edition).seats;
    const seats = Array.from({ length: min }, (_, seat) => (seat === 0 ? sleeper : null));
    const plan = { clock: CLOCK, ...(PLANS[game] ?? { late }) };
    tables.push(await openTable({ port, diary, random }, { game, owner: sleeper, seats, plan }));
  }
  const asleep = tables.map(table => ({ table, step: table.step() }));
  return {
    players,
    /** Resolves when the clock of every sleeper has run out and the game has gone on without them. */
    async wake(): Promise<void> {
      await until(() => asleep.every(({ table, step }) => table.step() > step + 2), PATIENCE).catch(() =>
        diary.violations.push('a clock ran out and nothing happened'),
      );
    },
  };
}
