import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Handler } from 'hono';
import type { Settings } from '../config.ts';
import { StorageTrouble } from '../storage/trouble.ts';
import type { Metrics } from './metrics.ts';

const FRESH = { 'cache-control': 'no-store' };

/** `/health`: the process is alive. */
export const health: Handler = context => context.json({ ok: true }, 200, FRESH);

interface Storage {
  /** Answers when it can be read. */
  readonly check: () => Promise<void>;
  /** Why it cannot be written; null when it can. */
  readonly trouble: () => string | null;
}

/** `/ready`: the storage can be read and written, so that visitors may be sent here. */
export function ready({ check, trouble }: Storage, patience = 3000): Handler {
  return async context => {
    const reason = (await unread(check, patience)) ?? trouble();
    return reason === null
      ? context.json({ ok: true }, 200, FRESH)
      : context.json({ ok: false, reason }, 503, FRESH);
  };
}

/** `/metrics`: for this machine, and for monitors elsewhere that know the token. Others learn not even that it exists.
 * A house that has a public address or trusts a proxy stands behind one, and then the whole world may come from this
 * machine: it wants the token from everybody. */
export function metricsPage(
  { registry }: Metrics,
  { metricsToken, url, trustProxy }: Pick<Settings, 'metricsToken' | 'url' | 'trustProxy'>,
): Handler {
  const behindProxy = url !== null || trustProxy;
  return async context => {
    const free = !behindProxy && isLocal(context);
    if (!free && !knowsToken(context, metricsToken)) return context.text('Not found', 404, FRESH);
    return context.text(await registry.metrics(), 200, { ...FRESH, 'content-type': registry.contentType });
  };
}

/** Why the storage cannot be read; null when it answers in time. */
async function unread(check: () => Promise<void>, milliseconds: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve('The storage does not answer.'), milliseconds);
  });
  const answered = check().then(
    () => null,
    (error: unknown) =>
      error instanceof StorageTrouble ? error.message : 'The storage cannot be read. Look into the log.',
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** A proxy on this machine forwards the requests of the whole world. If it adds no header, the `Host` that visitors
 * use still gives it away; and if it hides that too, no browser gets a socket through it unless the house was told
 * its public address. */
function isLocal(context: Context): boolean {
  if (FORWARDED.some(name => context.req.header(name) !== undefined)) return false;
  if (!OWN_NAME.test(context.req.header('host') ?? '')) return false;
  const address = getConnInfo(context).remote.address ?? '';
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}

function knowsToken(context: Context, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Equally long, whatever was sent. */
const digest = (text: string) => createHash('sha256').update(text).digest();
