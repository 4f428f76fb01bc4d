import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keyed } from '../../core/sure.ts';

const SOURCE = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://games.example';

/** The worker in a browser with these tabs open; `deeds` is what it did. */
function woken(tabs: readonly string[] = []) {
  const deeds: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: object) => void deeds.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => tabs.map(url => ({ url, focus: async () => void deeds.push(`focus ${url}`) })),
      openWindow: async (url: string) => void deeds.push(`open ${url}`),
    },
  };
  runInNewContext(SOURCE, { self, URL });
  const wake = async (type: string, event: object): Promise<unknown[]> => {
    let work: Promise<unknown> = Promise.resolve();
    keyed(listeners, type)({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
    return deeds;
  };
  return { wake, listeners };
}

const click = (path: string, tabs: readonly string[] = []) =>
  woken(tabs).wake('notificationclick', { notification: { data: path, close: () => {} } });

test('it listens to pushes and clicks, and to nothing else', () => {
  expect([...woken().listeners.keys()]).toEqual(['push', 'notificationclick']);
});

test('a push is shown, the newest in the place of the one before', async () => {
  const message = { title: 'Your turn in Plots', body: 'Bob is waiting for you', path: '/table/t1' };
  expect(await woken().wake('push', { data: { json: () => message } })).toEqual([
    { title: message.title, body: message.body, tag: 'potager', icon: '/favicon.svg', data: '/table/t1' },
  ]);
});

test('even an unreadable push shows something', async () => {
  const broken = { json: () => JSON.parse('{') };
  for (const data of [null, broken, { json: () => null }])
    expect(await woken().wake('push', { data })).toMatchObject([{ title: 'Potager', data: '/' }]);
});

test('a click leads to the tab of the table, or opens one', async () => {
  const tabs = [`${ORIGIN}/`, `${ORIGIN}/table/t1?seat=1`];
  expect(await click('/table/t1', tabs)).toEqual([`focus ${ORIGIN}/table/t1?seat=1`]);
  expect(await click('/table/t2', tabs)).toEqual([`open ${ORIGIN}/table/t2`]);
});

test('a click never leads out of the house', async () => {
  for (const path of ['https://evil.example/', '//evil.example/table/t1', 'javascript:alert(1)'])
    expect(await click(path)).toEqual([]);
});
