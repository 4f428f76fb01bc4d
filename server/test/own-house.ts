import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../config.ts';
import { type House, openHouse } from '../house.ts';
import { openLog } from '../observe/log.ts';
import { browse, type Browser, newTable } from './browser.ts';
import type { Plan } from '../../wire/plan.ts';

const SETTINGS: Settings = {
  host: '127.0.0.1',
  port: 0,
  data: '',
  database: null,
  url: null,
  trustProxy: false,
  logLevel: 'error',
  mail: null,
  botPace: 0,
  rateLimits: 0,
  keep: null,
  metricsToken: null,
};

export interface OwnHouse {
  readonly port: number;
  readonly data: string;
  /** Closes and opens again on the same storage. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real house with its own data folder, for one test file. */
export async function ownHouse(
  settings: Partial<Settings> = {},
  log?: Parameters<typeof openLog>[1],
): Promise<OwnHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'potager-house-'));
  const data = join(folder, 'data');
  const open = () =>
    openHouse(
      { ...SETTINGS, data, ...settings },
      { pages: folder, version: 'test', log: openLog(settings.logLevel ?? 'error', log) },
    );
  let house: House = await open();
  return {
    get port() {
      return house.port;
    },
    data,
    async restart() {
      await house.stop();
      house = await open();
    },
    async stop() {
      await house.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Names = readonly [string, ...string[]];

/** People who sit at one table, everybody watching it. */
export async function seated<const N extends Names>(port: number, names: N, plan: Partial<Plan> = {}) {
  const [first, ...others] = names;
  const owner = await browse(port, { name: first });
  const browsers: [Browser, ...Browser[]] = [owner];
  for (const name of others) browsers.push(await browse(port, { name }));
  const table = await newTable(port, owner.key!, { seats: names.length, ...plan });
  for (const [seat, browser] of browsers.entries()) {
    const invite = seat === 0 ? null : owner.sheet().invite;
    await browser.ask({ type: 'watch', table, since: -1, invite });
    await browser.sit(table, seat, invite);
  }
  // One for each name: as many as were asked for.
  return {
    table,
    browsers: browsers as { readonly [I in keyof N]: Browser } & readonly Browser[],
  };
}

/** The same, dealt. */
export async function dealt<const N extends Names>(port: number, names: N, plan: Partial<Plan> = {}) {
  const { table, browsers } = await seated(port, names, plan);
  await browsers[0].ask({ type: 'deal', table });
  for (const browser of browsers) await browser.until('frame');
  return { table, browsers };
}
