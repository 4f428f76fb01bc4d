import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Limits } from '../limits/limits.ts';
import type { Toll } from '../limits/toll.ts';
import type { Log } from '../observe/log.ts';
import type { Pulse } from '../observe/pulse.ts';
import type { People } from '../people/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { GameFiles } from '../tables/files/game-files.ts';
import type { Keeper } from '../tables/keeper.ts';
import type { Past } from '../tables/past/past.ts';
import type { NoticeOffice } from '../notices/open.ts';

/** What the HTTP interface needs from the house: its dependencies. */
export interface Desk {
  readonly storage: Storage;
  readonly keeper: Keeper;
  readonly gameFiles: GameFiles;
  readonly past: Past;
  readonly people: People;
  readonly limits: Limits;
  readonly toll: Toll;
  readonly log: Log;
  readonly pulse: Pulse;
  readonly now: () => number;
  /** Hangs up on every device of a person. */
  readonly dismiss: (person: string) => void;
  /** Where others find the house. */
  readonly origin: () => string | null;
  readonly version: string;
  readonly notices: Pick<NoticeOffice, 'routes' | 'pushKey' | 'sendsMail'>;
}

export type Api = Hono<{ Bindings: HttpBindings }>;
