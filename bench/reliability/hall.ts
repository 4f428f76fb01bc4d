import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { GAMES } from '../../games/index.ts';
import type { Diary } from './diary.ts';
import type { Player } from './player.ts';
import { type LiveTable, openRematch, openTable, seatingFor } from './tables.ts';
import { until } from './until.ts';
import type { Port } from './visits.ts';

/** Many places where game after game is played, whatever happens to the house. */
export interface Hall {
  readonly tables: readonly LiveTable[];
  /** Waits until every table that is not over has gone on; gives the milliseconds it took. */
  allGoOn(): Promise<number>;
  /** Begins no more games, and waits a while for the end of those that run. */
  close(): Promise<void>;
}

interface Options {
  readonly places: number;
  readonly players: readonly Player[];
  readonly port: Port;
  readonly diary: Diary;
  readonly random: Random;
  /** Milliseconds in which every table must go on. */
  readonly patience: number;
  /** Milliseconds in which the last games may come to their end. */
  readonly lastGames: number;
}

const IDS = Object.keys(GAMES);

/** Opens the hall; resolves once there is a game at every place. */
export async function openHall(options: Options): Promise<Hall> {
  const { places, players, diary, random, patience, lastGames } = options;
  const tables: LiveTable[] = [];
  let open = true;
  /** Nobody waits any longer for games that will not end. */
  let abandoned = false;

  /** One game after the other at one place: half of them rematches, the others with other people or bots. */
  async function keepPlaying(place: number): Promise<void> {
    for (let round = 0; open; round++) {
      const before = tables[place];
      const again = before && random.int(2) === 0 ? await openRematch(options, before) : null;
      tables[place] = again ?? (await openTable(options, newTable(place, round)));
      before?.leave();
      await until(() => abandoned || nth(tables, place).isOver(), Infinity);
    }
  }

  function newTable(place: number, round: number) {
    const game = nth(IDS, (place + round) % IDS.length);
    const company = players.map((_, i) => nth(players, (place + i) % players.length));
    return {
      game,
      owner: nth(company, 0),
      seats: seatingFor(game, company, round + Math.floor(place / IDS.length)),
    };
  }

  const playing = Promise.all(Array.from({ length: places }, (_, place) => keepPlaying(place)));
  playing.catch((error: unknown) => diary.violations.push(`a place stays empty: ${String(error)}`));
  await until(() => tables.filter(Boolean).length === places);

  async function allGoOn(): Promise<number> {
    const began = Date.now();
    const marks = tables.map(table => ({ table, step: table.step() }));
    const behind = () => marks.filter(({ table, step }) => !table.isOver() && table.step() <= step);
    await until(() => behind().length === 0 || Date.now() - began > patience, Infinity);
    for (const { table, step } of behind())
      diary.violations.push(
        `table ${table.id}: ${table.game} stood still at step ${step} for ${patience} ms`,
      );
    return Date.now() - began;
  }

  return {
    tables,
    allGoOn,
    async close() {
      open = false;
      const ends = Promise.race([playing, sleep(lastGames, null, { ref: false })]);
      await allGoOn();
      await ends;
      abandoned = true;
    },
  };
}
