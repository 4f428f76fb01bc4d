import { api } from './api/api.ts';
import type { Desk } from './api/desk.ts';
import { app } from './app.ts';
import type { Settings } from './config.ts';
import type { Metrics } from './observe/metrics.ts';
import { observeRequests } from './observe/requests.ts';
import { health, metricsPage, ready } from './observe/routes.ts';
import { troublePage, wantsPage } from './pages/troubles.ts';
import type { Site } from './site.ts';

interface Behind {
  readonly desk: Desk;
  readonly metrics: Metrics;
  readonly settings: Settings;
}

/** All that can be requested: the pages, the API, and what monitors ask. */
export function routesOf(site: Site, { desk, metrics, settings }: Behind): ReturnType<typeof app> {
  const { log, pulse, storage, toll } = desk;
  return app(site, routes => {
    routes.use(observeRequests({ log, metrics }));
    routes.onError((error, context) => {
      log.error({ error }, 'request not answered');
      return wantsPage(context) ? troublePage(context, 500) : context.text('Something broke', 500);
    });
    routes.use(toll.gate);
    routes.get('/health', health);
    routes.get('/ready', ready({ check: () => storage.check(), trouble: pulse.trouble }));
    routes.get('/metrics', metricsPage(metrics, settings));
    routes.get('/socket', context => context.text('Open a WebSocket here.', 426, { upgrade: 'websocket' }));
    routes.route('/api', api(desk));
  });
}
