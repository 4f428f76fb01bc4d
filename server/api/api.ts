import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LIMITS } from '../../wire/limits.ts';
import type { Answers } from '../../wire/tells.ts';
import { GAMES } from '../../games/index.ts';
import type { Settings } from '../config.ts';
import { addressOf } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../observe/log.ts';
import type { People } from '../people/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Keeper } from '../tables/keeper.ts';
import { meRoutes } from './me.ts';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';
import { trouble } from './trouble.ts';

/** What the HTTP interface needs from the house. */
export interface Desk {
  readonly storage: Storage;
  readonly keeper: Keeper;
  readonly people: People;
  readonly limits: Limits;
  readonly settings: Settings;
  readonly log: Log;
  readonly version: string;
  readonly pushKey: string;
}

export type Api = Hono<{ Bindings: HttpBindings }>;

/** The JSON interface, everything under /api. */
export function api(desk: Desk): Api {
  const { limits, settings, version, pushKey, log } = desk;
  const routes: Api = new Hono();
  routes.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    const address = addressOf(context.env.incoming, settings.trustProxy);
    if (!(await limits.allows('requests', address))) return trouble(context, 'too-fast');
    return next();
  });
  routes.use(bodyLimit({ maxSize: LIMITS.body, onError: context => trouble(context, 'too-large') }));
  routes.get('/house', context => {
    const mail = settings.mail !== null;
    return context.json<Answers['house']>({ version, games: Object.keys(GAMES), pushKey, mail });
  });
  routes.route('/', peopleRoutes(desk));
  routes.route('/me', meRoutes(desk));
  routes.route('/tables', tableRoutes(desk));
  routes.all('*', context => trouble(context, 'unknown-address'));
  routes.onError((error, context) => {
    log.error({ error }, 'request not answered');
    return trouble(context, 'server-error');
  });
  return routes;
}
