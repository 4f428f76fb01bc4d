import { request } from 'node:http';
import { type Random, randomOf, seedRng } from '../../../core/random.ts';
import { LIMITS } from '../../../wire/limits.ts';
import { newPerson } from '../visits.ts';
import { guess, guessKey } from './hostile-asks.ts';
import type { AimedLane } from './lane.ts';
import { illFormedText, oddText, oddValue } from './odd-values.ts';
import type { Victims } from './victims.ts';

interface Hostile {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

const PATIENCE = 30_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];

/** Request after request, none of which its sender has a right to; each must be answered, and never with trouble inside. */
export async function requestLane({ port, victims, verdicts, seed, next }: AimedLane): Promise<void> {
  const random = randomOf(seedRng(seed));
  const { key } = await newPerson(() => port, 'Trudy');
  while (next()) {
    const hostile = hostileRequest(random, victims, key);
    const { status, text } = await send(port, hostile);
    verdicts.note(`request: ${status}`);
    verdicts.read(text, 'a request');
    if (!(status >= 200 && status < 500))
      verdicts.violations.push(
        `${status} after ${hostile.method} ${hostile.path} ${hostile.body.slice(0, 200)}`,
      );
  }
}

/** A connection that the house cuts is an answer too, if the request was no HTTP any more: counted as 400. */
function send(
  port: number,
  { method, path, headers, body }: Hostile,
): Promise<{ status: number; text: string }> {
  return new Promise(resolve => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const place = { host: '127.0.0.1', port, agent: false, timeout: PATIENCE };
    const asked = request({ ...place, method, path, headers: { ...headers, ...length } }, response => {
      let text = JSON.stringify(response.headers);
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: 400, text }));
    });
    asked.on('timeout', () => {
      asked.destroy();
      resolve({ status: 0, text: '' });
    });
    // Cut while too large a body is still being sent.
    asked.on('error', error => resolve({ status: body.length > LIMITS.body ? 413 : 0, text: error.message }));
    asked.end(body);
  });
}

/** What the house understands, so that much of the nonsense arrives where it could do harm. */
const ROUTES: readonly (readonly [
  method: string,
  path: string,
  body: (random: Random, victims: Victims) => object,
])[] = [
  ['POST', '/api/people', random => ({ name: oddText(random) })],
  ['POST', '/api/people', random => ({ name: oddValue(random), notices: oddValue(random) })],
  ['POST', '/api/people', random => ({ name: 'Eve', notices: hostileNotices(random) })],
  ['POST', '/api/link', (random, victims) => ({ code: guessKey(random, victims) })],
  ['PATCH', '/api/me', random => ({ name: oddText(random) })],
  ['PATCH', '/api/me', random => ({ notices: hostileNotices(random) })],
  ['POST', '/api/me/push', random => ({ endpoint: oddText(random), keys: oddValue(random) })],
  ['DELETE', '/api/me/push', random => ({ endpoint: oddText(random) })],
  ['POST', '/api/me/mail', random => ({ address: oddText(random) })],
  ['POST', '/api/tables', hostilePlan],
  ['POST', '/api/tables', hostilePlan],
];

function hostileRequest(random: Random, victims: Victims, own: string): Hostile {
  const [method, path, body] = random.pick(ROUTES);
  const aimed = random.int(3) > 0;
  const key = aimed ? random.pick([own, own, guessKey(random, victims)]) : guessKey(random, victims);
  return {
    method: aimed ? method : random.pick(METHODS),
    path: aimed ? path : hostilePath(random, victims),
    headers: hostileHeaders(random, victims, key),
    body: disturbed(body(random, victims), random),
  };
}

function hostileHeaders(random: Random, victims: Victims, key: string): Hostile['headers'] {
  const odd = ['bearer ', 'Bearer a b', `Basic ${key}`, 'x'.repeat(8000), `Bearer ${key} `];
  return {
    'content-type': random.pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded', '']),
    authorization: random.int(8) === 0 ? random.pick(odd) : `Bearer ${key}`,
    'x-invite': guess(random, victims),
    'x-forwarded-for': random.pick(['127.0.0.1', '::1, a, b', 'x'.repeat(1000), '']),
    origin: random.pick(['null', 'https://example.org', 'http://127.0.0.1', 'x']),
    'accept-language': random.pick(['fr', 'en', 'x'.repeat(500)]),
    'accept-encoding': random.pick(['gzip', 'gzip;q=0', '*', '']),
    'if-none-match': random.pick(['"x"', '*', '']),
    range: random.pick(['bytes=0-', 'bytes=-1', 'x']),
  };
}

/** Half letters cannot be escaped. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '?'));

function hostilePath(random: Random, { tables }: Victims): string {
  const odd = escaped(oddText(random)).slice(0, 500);
  const table = random.pick([...tables, 'none', '__proto__', odd]);
  return random.pick([
    '/',
    '/api/house',
    '/api/me',
    '/api/me/link',
    '/api/me/export',
    `/api/mail/confirm?code=${odd}`,
    `/api/mail/stop?code=${odd}`,
    '/api/tables',
    `/api/tables/${table}/game.json`,
    `/api/tables/${table}/past/${random.pick([0, 16, random.int(300), -1, '1e9', odd])}`,
    `/api/tables/${table}`,
    `/api/${odd}`,
    `/${odd}`,
    `/api/tables?limit=${odd}`,
    '/socket',
    '/health',
    '/ready',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '//etc/passwd',
    '/%',
    '/%ff',
    '/%00',
    `/${'a/'.repeat(500)}`,
    `/?${'a=b&'.repeat(500)}`,
  ]);
}

/** The body as it is, or no longer quite. */
function disturbed(body: object, random: Random): string {
  const kind = random.int(12);
  const isTooLong = kind === 5 && random.int(20) === 0;
  return (
    illFormedText(kind, random, { message: () => body }) ??
    JSON.stringify(isTooLong ? { name: 'x'.repeat(LIMITS.body + 10) } : body)
  );
}

function hostileNotices(random: Random): object {
  const notices = { push: false, quiet: { from: 1, to: 2 }, zone: 'Europe/Paris', language: 'fr' };
  return { ...notices, [random.pick([...Object.keys(notices), 'mail'])]: oddValue(random) };
}

/** The plan of a table, with one thing wrong. */
function hostilePlan(random: Random): object {
  const plan = {
    game: 'chill-and-chili',
    seats: 2,
    options: {},
    edition: null,
    visibility: 'private',
    clock: { kind: 'none' },
    late: 'bot-move',
    chat: 'free',
  };
  return {
    ...plan,
    [random.pick([...Object.keys(plan), 'owner', 'id', 'secret', 'version'])]: oddValue(random),
  };
}
