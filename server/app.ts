import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { keyed } from '../core/sure.ts';
import { troublePage, wantsPage } from './pages/troubles.ts';
import { securityHeaders } from './security-headers.ts';
import type { Page, Site } from './site.ts';

export type App = Hono<{ Bindings: HttpBindings }>;

/** Answers every request: what the house adds, the pages of the site, and a refusal for all else. */
export function app(site: Site, addRoutes: (app: App) => void): App {
  const routes: App = new Hono();
  routes.use(securityHeaders);
  addRoutes(routes);
  return routes
    .get('*', context => {
      const page = find(site, context.req.path);
      if (page) return send(context, page);
      return wantsPage(context) ? troublePage(context, 404) : context.text('Not found', 404);
    })
    .all('*', context => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
}

/** The fonts under names that stay the same from build to build, for pages that the server makes. */
const FONTS: { readonly [address: string]: RegExp } = {
  '/fonts/fraunces.woff2': /^\/assets\/fraunces-latin-600-.*\.woff2$/,
  '/fonts/atkinson.woff2': /^\/assets\/atkinson-hyperlegible-latin-400-.*\.woff2$/,
};

function font(site: Site, path: string): Page | undefined {
  const name = Object.hasOwn(FONTS, path) && FONTS[path];
  const address = name && [...site.keys()].find(key => name.test(key));
  // Another build may bring another file under this name.
  return address ? { ...keyed(site, address), immutable: false } : undefined;
}

/** An address without a dot that is no file belongs to the pages: they read it themselves. */
function find(site: Site, path: string): Page | undefined {
  return site.get(path) ?? font(site, path) ?? (path.includes('.') ? undefined : site.get('/index.html'));
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
