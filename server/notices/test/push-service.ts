import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Subscription } from '../../storage/storage.ts';
import type { Poster } from '../post.ts';

/** What a push service received, proved and unlocked with the keys of the browser. */
export interface Received {
  readonly path: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  /** The claims of the sender's token; null when its signature is wrong. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number } | null;
  readonly message: unknown;
}

export interface PushService {
  readonly received: Received[];
  /** What to answer next, in turn; 201 when empty. */
  readonly answers: { readonly status: number; readonly headers?: { readonly [name: string]: string } }[];
  readonly post: Poster;
  subscribe(person: string): Subscription;
  close(): Promise<void>;
}

/** A push service and a browser in one, on this machine only. */
export async function openPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const answers: PushService['answers'] = [];

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', chunk => chunks.push(chunk as Buffer));
    incoming.on('end', () => {
      const claims = proved(incoming.headers.authorization ?? '');
      const message = unlock(Buffer.concat(chunks));
      received.push({ path: incoming.url!, headers: incoming.headers, claims, message });
      const { status, headers = {} } = answers.shift() ?? { status: 201 };
      outgoing.writeHead(status, headers).end();
    });
  });

  /** RFC 8291: the browser's side of the encryption. */
  function unlock(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const senderLength = body[20]!;
    const sender = body.subarray(21, 21 + senderLength);
    const locked = body.subarray(21 + senderLength);
    const prk = createHmac('sha256', auth).update(browser.computeSecret(sender)).digest();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const material = createHmac('sha256', prk)
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest();
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${label}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(locked.subarray(-16));
    const padded = Buffer.concat([decipher.update(locked.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let devices = 0;
  return {
    received,
    answers,
    post: ({ endpoint, headers, body }) =>
      new Promise((resolve, reject) => {
        const { pathname } = new URL(endpoint);
        request(
          { host: '127.0.0.1', port, path: pathname, method: 'POST', headers: { ...headers } },
          answer => {
            answer.resume();
            resolve({ status: answer.statusCode!, retryAfter: answer.headers['retry-after'] ?? null });
          },
        )
          .on('error', reject)
          .end(body);
      }),
    subscribe: person => ({
      person,
      endpoint: `https://push.example/device/${devices++}`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** RFC 8292: `vapid t=token, k=key`. */
function proved(header: string): Received['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isTrue ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Received['claims']) : null;
}
