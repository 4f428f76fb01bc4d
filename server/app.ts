import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { securityHeaders } from './security-headers.ts';
import type { Page, Site } from './site.ts';

const NOT_FOUND = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not found · Potager</title>
<body style="font: 1.2rem/1.5 system-ui; max-width: 30rem; margin: 15vh auto; padding: 0 1rem">
<h1>Nothing grows here</h1>
<p>This address does not exist. <a href="/">Back to the games</a></p>
`;

export type App = Hono<{ Bindings: HttpBindings }>;

/** Answers every request: what the house adds, the pages of the site, and a refusal for all else. */
export function app(site: Site, addRoutes: (app: App) => void): App {
  const routes: App = new Hono();
  routes.use(securityHeaders);
  addRoutes(routes);
  return routes
    .get('*', context => {
      const page = find(site, context.req.path);
      return page ? send(context, page) : context.html(NOT_FOUND, 404);
    })
    .all('*', context => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
}

/** An address without a dot that is no file belongs to the pages: they read it themselves. */
function find(site: Site, path: string): Page | undefined {
  return site.get(path) ?? (path.includes('.') ? undefined : site.get('/index.html'));
}

function send(context: Context, page: Page): Response {
  const { type, body, gzip, etag, immutable } = page;
  context.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('etag', etag);
  if (gzip) context.header('vary', 'accept-encoding');
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);

  context.header('content-type', type);
  const compressed = gzip !== null && acceptsGzip(context.req.header('accept-encoding') ?? '');
  if (compressed) context.header('content-encoding', 'gzip');
  return context.body(compressed ? gzip : body);
}

const acceptsGzip = (header: string) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header);
