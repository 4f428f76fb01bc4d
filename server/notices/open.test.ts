import { expect, test } from 'vitest';
import { contactOf, openNotices } from './open.ts';
import { memory } from './test/memory.ts';

const mail = { smtp: 'smtp://127.0.0.1:9', from: 'Potager <games@games.example>' };

const open = (settings: Parameters<typeof openNotices>[0]['settings'], storage = memory()) =>
  openNotices({
    storage,
    settings,
    titleOf: game => game,
    isHere: () => false,
    personOf: async () => null,
    networkOf: () => 'home',
    warn: () => {},
    now: () => 0,
  });

test('mail needs a server to send it and an address for its links', async () => {
  expect((await open({ mail, url: 'https://games.example' })).sendsMail).toBe(true);
  expect((await open({ mail, url: null })).sendsMail).toBe(false);
  expect((await open({ mail: null, url: 'https://games.example' })).sendsMail).toBe(false);
});

test('a house keeps its push key', async () => {
  const storage = memory();
  const { pushKey } = await open({ mail: null, url: null }, storage);
  expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
  expect((await open({ mail, url: 'https://games.example' }, storage)).pushKey).toBe(pushKey);
});

test.each([
  ['https://games.example', mail.from, 'https://games.example'],
  ['http://192.168.1.7:8080', mail.from, 'mailto:games@games.example'],
  [null, 'games@games.example', 'mailto:games@games.example'],
  [null, null, 'mailto:nobody@potager.invalid'],
])('push services may turn to us: %s, %s', (url, from, contact) => {
  expect(contactOf(url, from)).toBe(contact);
});
