import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LIMITS } from '../../wire/limits.ts';
import type { Answers } from '../../wire/tells.ts';
import { GAMES } from '../../games/index.ts';
import { troublePage, wantsPage } from '../pages/troubles.ts';
import type { Api, Desk } from './desk.ts';
import { meRoutes } from './me.ts';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';
import { trouble } from './trouble.ts';

/** The JSON interface, everything under /api. */
export function api(desk: Desk): Api {
  const { toll, version, notices, log, pulse } = desk;
  const routes: Api = new Hono();
  routes.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    return toll.count('requests', context) ?? next();
  });
  routes.use(bodyLimit({ maxSize: LIMITS.body, onError: context => trouble(context, 'too-large') }));
  routes.get('/house', context => {
    const { pushKey, sendsMail: mail } = notices;
    return context.json<Answers['house']>({
      version,
      games: Object.keys(GAMES),
      origin: desk.origin(),
      pushKey,
      mail,
    });
  });
  routes.route('/', notices.routes);
  routes.route('/', peopleRoutes(desk));
  routes.route('/me', meRoutes(desk));
  routes.route('/tables', tableRoutes(desk));
  routes.all('*', context => trouble(context, 'unknown-address'));
  routes.onError((error, context) => {
    // A client that disconnects while sending gets no answer; that is not an error.
    if (context.env.incoming.destroyed && !context.env.incoming.complete)
      return trouble(context, 'bad-request');
    if (pulse.failed(error)) {
      context.header('retry-after', '10');
      return wantsPage(context) ? troublePage(context, 503) : trouble(context, 'try-again');
    }
    log.error({ error }, 'request not answered');
    return wantsPage(context) ? troublePage(context, 500) : trouble(context, 'server-error');
  });
  return routes;
}
