import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isEndpoint, isPublic, publicLookup, type Resolver } from './endpoints.ts';
import { poster } from './post.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/QA',
  'https://8.8.8.8/x',
  'https://[2606:4700::1111]/x',
])('%s may be a push service', endpoint => {
  expect(isEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:word@fcm.googleapis.com/x',
  'https://localhost/x',
  'https://database/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://0/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[fd00::1]/x',
  'ftp://fcm.googleapis.com/x',
  'file:///etc/passwd',
  'not an address',
  `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
])('%s is none', endpoint => {
  expect(isEndpoint(endpoint)).toBe(false);
});

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['100.63.255.255', true],
  ['100.64.0.1', false],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['2606:4700::1111', true],
  ['2a00:1450:4007::200e', true],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2001::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s is open to all: %s', (address, open) => {
  expect(isPublic(address)).toBe(open);
});

/** Calls a name that resolves to this machine, and counts who knocks. */
async function knock(resolve: Resolver, guard = publicLookup): Promise<{ error: string; knocks: number }> {
  let knocks = 0;
  const server = createServer(socket => {
    knocks++;
    socket.destroy();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const post = poster(guard(resolve), 2000);
  const error = await post({
    endpoint: `https://push.example:${port}/x`,
    headers: {},
    body: Buffer.from('x'),
  }).then(
    () => 'none',
    (failure: NodeJS.ErrnoException) => failure.code ?? failure.name,
  );
  await new Promise(done => server.close(done));
  return { error, knocks };
}

const resolvingTo =
  (found: Parameters<Parameters<Resolver>[1]>[1]): Resolver =>
  (_, done) =>
    done(null, found);

const inside = { address: '127.0.0.1', family: 4 };

test('a name that resolves to this machine is never called', async () => {
  expect(await knock(resolvingTo([inside]))).toEqual({ error: 'ENOTPUBLIC', knocks: 0 });
  expect(await knock(resolvingTo([{ address: '8.8.8.8', family: 4 }, inside]))).toEqual({
    error: 'ENOTPUBLIC',
    knocks: 0,
  });
  expect(await knock(resolvingTo([]))).toEqual({ error: 'ENOTPUBLIC', knocks: 0 });
});

test('it is the guard that keeps us from calling', async () => {
  const careless: typeof publicLookup = () => (_host, options, done) =>
    options.all ? done(null, [inside]) : done(null, inside.address, inside.family);
  expect((await knock(resolvingTo([inside]), careless)).knocks).toBe(1);
});

test('a name that does not resolve says so', async () => {
  const failing: Resolver = (_, done) => done(Object.assign(new Error('gone'), { code: 'ENOTFOUND' }), []);
  expect(await knock(failing)).toEqual({ error: 'ENOTFOUND', knocks: 0 });
});
