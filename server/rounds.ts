import { NAMELESS } from '../wire/agreed.ts';
import type { Thinker } from './bots/thinker.ts';
import type { HouseClock } from './clock/house-clock.ts';
import type { Settings } from './config.ts';
import { every } from './every.ts';
import type { NoticeOffice } from './notices/open.ts';
import type { Log } from './observe/log.ts';
import type { Metrics } from './observe/metrics.ts';
import type { Pulse } from './observe/pulse.ts';
import type { Sockets } from './sockets/sockets.ts';
import type { Storage } from './storage/storage.ts';
import type { Keeper } from './tables/keeper.ts';
import { ROUND, upkeep } from './upkeep/upkeep.ts';

interface Surroundings {
  readonly storage: Storage;
  readonly keeper: Keeper;
  readonly sockets: Sockets;
  readonly notices: NoticeOffice;
  readonly thinker: Thinker;
  readonly time: HouseClock;
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly pulse: Pulse;
  readonly complain: (error: unknown) => void;
}

/** What the house does by itself, again and again (background jobs). Gives what stops it. */
export function startRounds(surroundings: Surroundings): () => void {
  const { storage, keeper, sockets, notices, thinker, time, settings, log, metrics, pulse, complain } =
    surroundings;
  const { now } = time;
  const closing = new AbortController();
  const hasOtherNodes = storage.kind === 'postgres';

  async function keepTime(): Promise<void> {
    const stood = await time.keep();
    pulse.well();
    if (stood) keeper.reckonAgain();
  }

  async function noteHere(): Promise<void> {
    const here = sockets.people();
    await storage.touchPeople(here, now());
    if (hasOtherNodes) await dismissForgotten(here);
  }

  /** Somebody forgotten through another node has no business here either. */
  async function dismissForgotten(people: readonly string[]): Promise<void> {
    const known = new Map((await storage.people(people)).map(({ id, name }) => [id, name]));
    for (const id of people) if ((known.get(id) ?? NAMELESS) === NAMELESS) sockets.dismiss(id);
  }

  function measure(): void {
    const { held, watched } = keeper.count();
    metrics.openSockets.set(sockets.count());
    metrics.heldTables.set(held);
    metrics.watchedTables.set(watched);
    metrics.botQueue.set(thinker.waiting());
  }

  storage.onAnnounced(id => {
    if (sockets.isHere(id)) void dismissForgotten([id]).catch(complain);
  });
  const rounds = [
    every(5_000, keepTime, complain),
    every(1_000, keeper.sweep, complain),
    every(3_000, () => (hasOtherNodes ? keeper.compare() : undefined), complain),
    every(20_000, noteHere, complain),
    every(10_000, notices.notifier.run, complain),
    every(30_000, keeper.tidy, complain),
    every(
      ROUND,
      upkeep({ storage, keeper, keep: settings.keep, now, log, closing: closing.signal }),
      complain,
    ),
    every(5_000, measure, complain),
  ];
  return () => {
    closing.abort();
    for (const stop of rounds) stop();
  };
}
