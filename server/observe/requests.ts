import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Counts and logs every request by the pattern of its route, never by its address: addresses hold invitations. */
export function observeRequests({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }) {
  const observe: MiddlewareHandler = async (context, next) => {
    const began = performance.now();
    await next();
    const milliseconds = performance.now() - began;
    const { method } = context.req;
    const { status } = context.res;
    // The handler that answered is the last one that matched.
    const route = routePath(context);
    metrics.requests.inc({ method: KNOWN.has(method) ? method : 'other', route, status });
    metrics.requestSeconds.observe({ route }, milliseconds / 1000);
    const line = { method, route, status, milliseconds: Math.round(milliseconds) };
    // A storage in trouble is logged once, not by everybody who notices.
    if (status >= 500 && status !== 503) log.error(line, 'request failed');
    else log.debug(line, 'request');
  };
  return observe;
}

/** Anybody may invent a method. */
const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
