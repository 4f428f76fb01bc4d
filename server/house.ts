import { randomBytes } from 'node:crypto';
import { GAMES } from '../games/index.ts';
import { addresses } from './addresses.ts';
import { visitor } from './api/visitor.ts';
import { openGauger } from './bots/gauger.ts';
import { openThinker } from './bots/thinker.ts';
import { type Clock, machineClock } from './clock/clock.ts';
import { openHouseClock } from './clock/house-clock.ts';
import type { Settings } from './config.ts';
import { addressOf } from './limits/address.ts';
import { boundConnections } from './limits/connections.ts';
import { limitsOf } from './limits/limits.ts';
import { PRICES } from './limits/prices.ts';
import { openToll } from './limits/toll.ts';
import { type Log, openLog } from './observe/log.ts';
import { createMetrics, type Metrics } from './observe/metrics.ts';
import { pulseOf } from './observe/pulse.ts';
import { openNotices } from './notices/open.ts';
import { peopleOf } from './people/people.ts';
import { startRounds } from './rounds.ts';
import { routesOf } from './routes.ts';
import { listen, serverOf, stopListening } from './serve.ts';
import { readSite } from './site.ts';
import { openSockets } from './sockets/sockets.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { openPast } from './tables/past/past.ts';
import { openGameFiles } from './tables/files/game-files.ts';
import { openKeeper } from './tables/keeper.ts';
import { nameBook } from './tables/telling/name-book.ts';

/** A running server. */
export interface House {
  readonly port: number;
  /** Graceful shutdown: finishes work in progress, tells browsers to reconnect, closes. */
  stop(): Promise<void>;
}

interface Furniture {
  /** The built pages. */
  readonly pages: string;
  readonly version: string;
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly clock?: Clock;
}

/** Starts the server: storage, tables, sockets, pages. Rejects when the port is taken or the storage fails. */
export async function openHouse(settings: Settings, furniture: Furniture): Promise<House> {
  const { log = openLog(settings.logLevel), metrics = createMetrics() } = furniture;
  const storage = await openStorage(settings, { lock: true });
  try {
    return await furnish(settings, { ...furniture, log, metrics, storage });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function furnish(
  settings: Settings,
  {
    pages,
    version,
    log,
    metrics,
    storage,
    clock = machineClock,
  }: Furniture & { readonly log: Log; readonly metrics: Metrics; readonly storage: Storage },
): Promise<House> {
  const time = await openHouseClock({ storage, clock, log });
  const { now } = time;
  const houseKey = await storage.houseValue('key', () => randomBytes(32).toString('hex'));
  const thinker = openThinker({ log, metrics });
  const gauger = openGauger({ log });
  const limits = limitsOf(settings.rateLimits, limit => metrics.limited.inc({ limit }));
  const people = peopleOf(storage, now);
  let open = true;
  // Work interrupted by the shutdown is not an error: it is resumed at the next start.
  const pulse = pulseOf(log);
  const complain = (error: unknown) =>
    open && !pulse.failed(error) && log.error({ error }, 'housekeeping failed');
  const notices = await openNotices({
    storage,
    settings,
    titleOf: (game, language) => GAMES[game]?.about.title[language] ?? game,
    isHere: person => sockets.isHere(person),
    personOf: context => visitor(context, people),
    networkOf: context => addressOf(context.env.incoming, settings.trustProxy),
    warn: (facts, message) => log.warn(facts, message),
    now,
  });
  const names = nameBook(storage);
  const gameFiles = openGameFiles({ storage, names, log });
  const past = openPast();
  const keeper = openKeeper({
    storage,
    houseKey,
    now,
    hours: time.hours,
    botPace: settings.botPace,
    think: thinker.think,
    gauge: gauger.gauge,
    payForBot: payer => limits.take('botMoves', payer) || limits.take('work', payer, PRICES.botMove),
    names,
    ended: gameFiles.prepare,
    turnCame: person => void notices.notifier.turnCame(person).catch(complain),
    log,
    metrics,
  });
  const dismiss = (person: string) => sockets.dismiss(person);
  const origin = () => settings.url ?? addresses(settings.host, port)[1] ?? null;
  const toll = openToll(limits, settings);
  const desk = {
    storage,
    keeper,
    people,
    gameFiles,
    past,
    limits,
    toll,
    log,
    pulse,
    now,
    version,
    notices,
    dismiss,
    origin,
  };

  const server = serverOf(routesOf(readSite(pages), { desk, metrics, settings }));
  boundConnections(server, settings, limits);
  const sockets = openSockets(server, {
    keeper,
    people,
    storage,
    limits,
    metrics,
    version,
    settings,
    log,
    pulse,
  });
  const port = await listen(server, settings);

  const stopRounds = startRounds({
    storage,
    keeper,
    sockets,
    notices,
    thinker,
    time,
    settings,
    log,
    metrics,
    pulse,
    complain,
  });

  log.info({ port, storage: storage.kind, version }, 'house open');
  return {
    port,
    async stop() {
      open = false;
      stopRounds();
      sockets.stop();
      await stopListening(server);
      thinker.rest();
      gauger.rest();
      await keeper.stop();
      await thinker.stop();
      await gauger.stop();
      await gameFiles.stop();
      await past.stop();
      await notices.notifier.close();
      await storage.close();
      log.info({}, 'house closed');
    },
  };
}
