import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPush, type Push } from './push.ts';
import { type Memory, memory } from './test/memory.ts';
import { openPushService, type PushService } from './test/push-service.ts';

const MESSAGE = { title: 'Your turn in Plots', body: 'Bob is waiting for you', path: '/table/t1' };
const contact = 'https://games.example';

let service: PushService;
let storage: Memory;
let push: Push;

beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  service.answers.length = 0;
  storage = memory();
  push = await openPush({ storage, contact, post: service.post });
});

test('a message arrives sealed for the browser and signed by the house', async () => {
  const subscription = service.subscribe('ann');
  expect(await push.deliver(subscription, MESSAGE)).toEqual({ end: 'sent' });
  const [received] = service.received;
  expect(received!.message).toEqual(MESSAGE);
  expect(received!.path).toBe(new URL(subscription.endpoint).pathname);
  expect(received!.claims).toMatchObject({ aud: 'https://push.example', sub: contact });
  expect(received!.headers).toMatchObject({
    topic: 'potager',
    'content-encoding': 'aes128gcm',
    ttl: '86400',
  });
  expect(received!.headers['authorization']).toContain(`k=${push.publicKey}`);
});

test('the keys are made once and kept', async () => {
  expect((await openPush({ storage, contact })).publicKey).toBe(push.publicKey);
  expect((await openPush({ storage: memory(), contact })).publicKey).not.toBe(push.publicKey);
});

test.each([
  [200, { end: 'sent' }],
  [404, { end: 'gone' }],
  [410, { end: 'gone' }],
  [400, { end: 'refused', why: 'status 400' }],
  [413, { end: 'refused', why: 'status 413' }],
  [302, { end: 'refused', why: 'status 302' }],
  [500, { end: 'trouble', why: 'status 500', after: null }],
])('the answer %i is understood', async (status, delivery) => {
  service.answers.push({ status, headers: status === 302 ? { location: 'http://127.0.0.1/' } : {} });
  expect(await push.deliver(service.subscribe('ann'), MESSAGE)).toEqual(delivery);
  expect(service.received).toHaveLength(1);
});

test.each([
  ['30', 30_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['-1', null],
])('a busy service may say when to come back: %s', async (header, after) => {
  service.answers.push({ status: 429, headers: { 'retry-after': header } });
  expect(await push.deliver(service.subscribe('ann'), MESSAGE)).toEqual({
    end: 'trouble',
    why: 'status 429',
    after,
  });
});

test('a service that cannot be reached is trouble, without its address', async () => {
  const post = () =>
    Promise.reject(Object.assign(new Error('connect https://push.example'), { code: 'ECONNREFUSED' }));
  const cut = await openPush({ storage, contact, post });
  expect(await cut.deliver(service.subscribe('ann'), MESSAGE)).toEqual({
    end: 'trouble',
    why: 'ECONNREFUSED',
    after: null,
  });
});

test('a name that leads inside, or keys that are none, are gone for good', async () => {
  const post = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTPUBLIC' }));
  const guarded = await openPush({ storage, contact, post });
  const subscription = service.subscribe('ann');
  expect(await guarded.deliver(subscription, MESSAGE)).toEqual({ end: 'gone' });
  expect(await push.deliver({ ...subscription, p256dh: 'AAAA' }, MESSAGE)).toEqual({ end: 'gone' });
  const offCurve = Buffer.alloc(65, 4).toString('base64url');
  expect(await push.deliver({ ...subscription, p256dh: offCurve }, MESSAGE)).toEqual({ end: 'gone' });
  expect(await push.deliver({ ...subscription, endpoint: 'https://127.0.0.1/x' }, MESSAGE)).toEqual({
    end: 'gone',
  });
  expect(service.received).toHaveLength(0);
});
