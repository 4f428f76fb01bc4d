import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyed, nth } from '../../core/sure.ts';
import { openCodes } from './codes.ts';
import { PACE } from './due.ts';
import { openMail } from './mail.ts';
import { type MailDesk, openMailDesk } from './mail-desk.ts';
import { type Notifier, openNotifier } from './notifier.ts';
import { openPush } from './push.ts';
import { card } from './test/cards.ts';
import { type MailServer, openMailServer } from './test/mail-server.ts';
import { type Memory, memory, person } from './test/memory.ts';
import { openPushService, type PushService } from './test/push-service.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-01-15T12:00Z');
const ADDRESS = 'ann@example.org';
const house = { url: 'https://games.example', titleOf: (game: string) => game };

let mailServer: MailServer;
let pushService: PushService;
let storage: Memory;
let desk: MailDesk;
let now: number;
let here: Set<string>;
let warnings: { readonly [fact: string]: string }[];
let notifier: Notifier;

beforeAll(async () => {
  [mailServer, pushService] = await Promise.all([openMailServer(), openPushService()]);
});
afterAll(async () => {
  await Promise.all([mailServer.close(), pushService.close()]);
});

beforeEach(async () => {
  mailServer.received.length = mailServer.refusals.length = 0;
  pushService.received.length = pushService.answers.length = 0;
  now = NOON;
  here = new Set();
  warnings = [];
  storage = memory(person('ann', { push: true, mail: ADDRESS }), person('bob'));
  storage.cards.push(card('t1', { deciding: [0], touched: NOON }));
  await storage.addSubscription(pushService.subscribe('ann'));
  desk = openMailDesk({
    mail: openMail({ smtp: mailServer.url, from: 'Potager <games@games.example>' }),
    codes: await openCodes(storage),
    house,
    now: () => now,
  });
  notifier = await open();
});

async function open(): Promise<Notifier> {
  return openNotifier({
    storage,
    push: await openPush({ storage, contact: house.url, post: pushService.post }),
    desk,
    house,
    now: () => now,
    isHere: id => here.has(id),
    warn: facts => void warnings.push(facts),
    retries: [1, 1],
  });
}

/** Lets time pass as the house does, and waits for what was sent. */
async function pass(milliseconds: number, who = notifier): Promise<void> {
  const look = async () => {
    await who.run();
    await who.settled();
  };
  for (const end = now + milliseconds; now < end; now = Math.min(end, now + 60_000)) await look();
  await look();
}

const sent = () => [pushService.received.length, mailServer.received.length];

test('who is away is told by every way they chose, after a minute, once', async () => {
  await notifier.turnCame('ann');
  await pass(PACE.delay - 1);
  expect(sent()).toEqual([0, 0]);
  await pass(1);
  expect(sent()).toEqual([1, 1]);
  expect(nth(pushService.received, 0).message).toMatchObject({
    title: 'Your turn in plots',
    path: '/table/t1',
  });
  expect(nth(mailServer.received, 0).to).toEqual([ADDRESS]);
  expect(nth(mailServer.received, 0).body).toContain('https://games.example/table/t1');
  await pass(24 * HOUR);
  expect([sent(), warnings]).toEqual([[1, 1], []]);
});

test('who answers in the meantime, or wants no notices, hears nothing', async () => {
  await notifier.turnCame('bob');
  expect(storage.asked.size).toBe(0);
  await notifier.turnCame('nobody');
  await notifier.turnCame('ann');
  storage.cards[0] = card('t1', { deciding: [1] });
  await pass(HOUR);
  expect(sent()).toEqual([0, 0]);
});

test('many turns make one digest, and the next one waits its time', async () => {
  storage.cards.push(card('t2', { deciding: [0] }), card('t3', { deciding: [0] }));
  for (let i = 0; i < 3; i++) await notifier.turnCame('ann');
  await pass(PACE.delay);
  expect(sent()).toEqual([1, 1]);
  expect(nth(pushService.received, 0).message).toMatchObject({ title: '3 tables are waiting for you' });

  await notifier.turnCame('ann');
  await pass(PACE.between - 1);
  expect(sent()).toEqual([1, 1]);
  await pass(1);
  expect(sent()).toEqual([2, 2]);
});

test('two nodes that run at the same time send one notice', async () => {
  const other = await open();
  await notifier.turnCame('ann');
  await other.turnCame('ann');
  now += PACE.delay;
  await Promise.all([notifier.run(), other.run(), notifier.run(), other.run()]);
  await Promise.all([notifier.settled(), other.settled()]);
  expect(sent()).toEqual([1, 1]);
});

test('when a node dies between taking and sending, another sends the notice, once', async () => {
  await notifier.turnCame('ann');
  now += PACE.delay;
  expect(await storage.claimNotices(now, now + HOUR, 10)).toEqual([{ person: 'ann', told: null }]);
  const other = await open();
  await pass(HOUR - 1, other);
  expect(sent()).toEqual([0, 0]);
  await pass(1, other);
  expect(sent()).toEqual([1, 1]);
  await pass(24 * HOUR, other);
  expect(sent()).toEqual([1, 1]);
});

test('whichever node told somebody, the others leave them in peace for as long', async () => {
  const other = await open();
  await notifier.turnCame('ann');
  await pass(PACE.delay);
  await other.turnCame('ann');
  await pass(PACE.between - 1, other);
  expect(sent()).toEqual([1, 1]);
  await pass(1, other);
  expect(sent()).toEqual([2, 2]);
});

test('the night is quiet, and in the morning there is one digest', async () => {
  storage.people.set('ann', person('ann', { push: true, quiet: { from: 22, to: 7 }, zone: 'Europe/Paris' }));
  now = Date.parse('2026-01-15T22:30Z');
  for (let i = 0; i < 5; i++) {
    await notifier.turnCame('ann');
    await pass(HOUR);
  }
  expect(sent()).toEqual([0, 0]);
  await pass(Date.parse('2026-01-16T06:00Z') - now - 1);
  expect(sent()).toEqual([0, 0]);
  await pass(1);
  expect(sent()).toEqual([1, 0]);
});

test('a turn that is taken back within its breath is told to nobody away', async () => {
  await notifier.turnCame('ann');
  now += PACE.delay;
  const waits = (touched: number) => card('t1', { deciding: [0], touched });
  storage.cards[0] = waits(now - PACE.breath + 1);
  await notifier.run();
  storage.cards[0] = card('t1', { deciding: [1], touched: now });
  await pass(HOUR);
  expect(sent()).toEqual([0, 0]);

  await notifier.turnCame('ann');
  now += PACE.delay;
  storage.cards[0] = waits(now - PACE.breath + 1);
  await pass(0);
  expect(sent()).toEqual([0, 0]);
  await pass(1);
  expect(sent()).toEqual([1, 1]);
});

test('who is here is left to think; a forgotten tab is not', async () => {
  here.add('ann');
  await notifier.turnCame('ann');
  await pass(PACE.patience - 1);
  expect(sent()).toEqual([0, 0]);
  await pass(1);
  expect(sent()).toEqual([1, 1]);
});

test('who was just seen, perhaps by another node, is here too', async () => {
  await notifier.turnCame('ann');
  storage.people.set('ann', { ...keyed(storage.people, 'ann'), seen: NOON + PACE.delay - PACE.presence + 1 });
  await pass(PACE.delay);
  expect(sent()).toEqual([0, 0]);
  await pass(PACE.patience - PACE.delay);
  expect(sent()).toEqual([1, 1]);
});

test('a device that is gone is forgotten, the others are told', async () => {
  await storage.addSubscription(pushService.subscribe('ann'));
  pushService.answers.push({ status: 410 });
  await notifier.turnCame('ann');
  await pass(PACE.delay);
  expect(pushService.received).toHaveLength(2);
  expect(await storage.subscriptions('ann')).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('trouble is tried again a few times, then noted without an address', async () => {
  pushService.answers.push({ status: 503 });
  mailServer.refusals.push(451);
  await notifier.turnCame('ann');
  await pass(PACE.delay);
  expect([pushService.received.length, mailServer.received.length, warnings]).toEqual([2, 1, []]);

  pushService.answers.push({ status: 503 }, { status: 503 }, { status: 500 });
  mailServer.refusals.push(550);
  await notifier.turnCame('ann');
  await pass(PACE.between);
  expect([pushService.received.length, mailServer.received.length]).toEqual([5, 1]);
  expect(new Set(warnings.map(({ channel }) => channel))).toEqual(new Set(['mail', 'push']));
  expect(warnings).toHaveLength(2);
  expect(JSON.stringify(warnings)).not.toMatch(/@|example/);
});

test('a storage that fails for one does not silence the others', async () => {
  storage.people.set('cid', person('cid', { push: true }));
  storage.person = async id => {
    if (id === 'cid' && now > NOON) throw Object.assign(new Error(`no ${ADDRESS}`), { code: 'EIO' });
    return storage.people.get(id) ?? null;
  };
  await notifier.turnCame('cid');
  await notifier.turnCame('ann');
  await pass(PACE.delay);
  expect(sent()).toEqual([1, 1]);
  expect(warnings).toEqual([{ person: 'cid', why: 'EIO' }]);
});

test('hundreds fall due at once, and each is told once', async () => {
  for (let i = 0; i < 120; i++) {
    storage.people.set(`p${i}`, person(`p${i}`, { push: true }));
    storage.cards.push(
      card(`c${i}`, { deciding: [0], seats: [{ kind: 'person', name: 'P', person: `p${i}` }] }),
    );
    await storage.addSubscription(pushService.subscribe(`p${i}`));
    await notifier.turnCame(`p${i}`);
  }
  now += PACE.delay;
  await notifier.run();
  await notifier.settled();
  expect(new Set(pushService.received.map(({ path }) => path)).size).toBe(120);
  expect(pushService.received).toHaveLength(120);
});

test('nobody gets more than a score of mails a day', async () => {
  for (let i = 0; i < 30; i++) {
    await notifier.turnCame('ann');
    await pass(PACE.between + PACE.delay);
  }
  expect(sent()).toEqual([30, 20]);
});

test('an owner is asked with a link that confirms; a stranger is not asked for ever', async () => {
  const ann = keyed(storage.people, 'ann');
  notifier.askAddress({ person: ann, network: 'home' }, 'new@example.org');
  await notifier.settled();
  const [{ to, body }] = mailServer.received as [(typeof mailServer.received)[0]];
  expect(to).toEqual(['new@example.org']);
  const [, code = ''] = /mail\/confirm\?code=([\w.-]+)/.exec(body)!;
  const codes = await openCodes(storage);
  expect(codes.read('confirm', code, now)).toMatchObject({ person: 'ann', address: 'new@example.org' });
  expect(codes.read('confirm', code, now + 48 * HOUR)).toBeNull();

  for (let i = 0; i < 10; i++) notifier.askAddress({ person: ann, network: 'home' }, `new${i}@example.org`);
  await notifier.settled();
  expect(mailServer.received).toHaveLength(5);
});

test('closing waits for what is on its way, but tries nothing again', async () => {
  pushService.answers.push({ status: 503 });
  await notifier.turnCame('ann');
  now += PACE.delay;
  await notifier.run();
  await notifier.close();
  expect(mailServer.received).toHaveLength(1);
  expect(pushService.received).toHaveLength(1);
  expect(warnings).toEqual([{ person: 'ann', channel: 'push', why: 'status 503' }]);

  // The next house tells it again: twice is better than never.
  await pass(HOUR, await open());
  expect(pushService.received).toHaveLength(2);
});
