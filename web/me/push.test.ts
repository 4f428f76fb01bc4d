import { afterEach, expect, test, vi } from 'vitest';
import { pushState, switchPushOff, switchPushOn } from './push.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with a push service, as far as pages see it; `deeds` is what was done, in order. */
function browser({
  answer = 'granted' as NotificationPermission,
  permission = 'default' as NotificationPermission,
} = {}) {
  const deeds: string[] = [];
  const held: { registration: object | null; subscription: object | null } = {
    registration: null,
    subscription: null,
  };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      deeds.push('unsubscribe');
      held.subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => held.subscription,
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      deeds.push(`subscribe ${JSON.stringify(options)}`);
      return (held.subscription = subscription);
    },
  };
  const serviceWorker = {
    getRegistration: async () => held.registration ?? undefined,
    register: async (path: string) => {
      deeds.push(`register ${path}`);
      held.registration = { pushManager };
    },
    ready: Promise.resolve({ pushManager }),
  };
  const notification = {
    permission,
    requestPermission: async () => {
      deeds.push('ask');
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  return deeds;
}

test('looking asks for nothing and registers nothing', async () => {
  const deeds = browser();
  expect(await pushState()).toBe('off');
  expect(deeds).toEqual([]);
});

test('a device is switched on and off, and the house hears of both', async () => {
  const deeds = browser();
  const told: unknown[] = [];
  const tell = async (subscription: PushSubscriptionJSON) => told.push(subscription.endpoint) > 0;

  expect(await switchPushOn('key', tell)).toBe('on');
  expect(deeds).toEqual([
    'ask',
    'register /service-worker.js',
    'subscribe {"userVisibleOnly":true,"applicationServerKey":"key"}',
  ]);
  expect([await pushState(), told]).toEqual(['on', ['https://push.example/1']]);

  expect(await switchPushOff(tell)).toBe('off');
  expect([await pushState(), told.length]).toEqual(['off', 2]);
});

test('switching on again leaves one subscription, for the present key', async () => {
  const deeds = browser();
  await switchPushOn('old', async () => true);
  deeds.length = 0;
  await switchPushOn('new', async () => true);
  expect(deeds.slice(2)).toEqual([
    'unsubscribe',
    'subscribe {"userVisibleOnly":true,"applicationServerKey":"new"}',
  ]);
});

test('a subscription that the house does not know is given up', async () => {
  browser();
  await expect(switchPushOn('key', async () => false)).rejects.toThrow('does not know');
  expect(await pushState()).toBe('off');
});

test('who is refused or put off registers nothing', async () => {
  let deeds = browser({ answer: 'denied' });
  expect(await switchPushOn('key', async () => true)).toBe('refused');
  expect(deeds).toEqual(['ask']);
  deeds = browser({ answer: 'default' });
  expect(await switchPushOn('key', async () => true)).toBe('off');
  expect(deeds).toEqual(['ask']);
});

test('a browser that cannot says why', async () => {
  browser({ permission: 'denied' });
  expect(await pushState()).toBe('refused');
  vi.stubGlobal('navigator', {});
  expect(await pushState()).toBe('unsupported');
  vi.stubGlobal('isSecureContext', false);
  expect(await pushState()).toBe('insecure');
});
