import { expect, test } from 'vitest';
import type { Visibility } from '../../wire/agreed.ts';
import type { Answers } from '../../wire/tells.ts';
import { browse, newPerson, newTable } from '../test/browser.ts';
import { ownHouse } from '../test/own-house.ts';

/** Asks again and again until that is too much. */
async function untilRefused(address: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, init);
    if (answer.status === 429) return answer;
    await answer.text();
  }
}

test.each(['/api/house', '/api/tables', '/', '/health'])(
  '%s: whoever asks for too much is told when to come back',
  async path => {
    const house = await ownHouse({ rateLimits: 0.01 });
    const answer = await untilRefused(`http://127.0.0.1:${house.port}${path}`);
    const seconds = answer.headers.get('retry-after');
    expect(Number(seconds)).toBeGreaterThan(0);
    const { code, message } = (await answer.json()) as Answers['trouble'];
    expect(code).toBe('too-fast');
    expect(message).toContain(`in ${seconds} second`);
    await house.stop();
  },
);

test.each([
  ['a new name', '/api/me', () => ({ method: 'PATCH', body: `{"name":"${Math.random()}"}` })],
  ['a link to another device', '/api/me/link', () => ({ method: 'POST' })],
  ['all about oneself', '/api/me/export', () => ({})],
])('%s can be had a few times an hour', async (_, path, init) => {
  const house = await ownHouse({ rateLimits: 1 });
  const { key } = await newPerson(house.port, 'Ann');
  const headers = { authorization: `Bearer ${key}` };
  let given = 0;
  for (let status = 0; status !== 429; given++)
    ({ status } = await fetch(`http://127.0.0.1:${house.port}${path}`, { headers, ...init() }));
  expect(given).toBeGreaterThan(6);
  expect(given).toBeLessThan(40);
  await house.stop();
});

test('one address, whoever sits there, cannot fill the list of open tables', async () => {
  const house = await ownHouse({ rateLimits: 0.1 });
  const open = async (visibility: Visibility) => {
    const { key } = await newPerson(house.port, 'Ann');
    return newTable(house.port, key, { visibility });
  };
  for (let n = 0; n < 4; n++) await open('open');
  await expect(open('open')).rejects.toThrow('too-fast');
  await open('link');
  await house.stop();
});

test('one person cannot sit down everywhere', async () => {
  const house = await ownHouse({ rateLimits: 0.1 });
  const { key } = await newPerson(house.port, 'Ann');
  const ben = await browse(house.port, { name: 'Ben' });
  const number = { commitment: 'a'.repeat(64), seal: 'b'.repeat(64) };
  const refusals = [];
  for (let n = 0; n < 4; n++) {
    const table = await newTable(house.port, key, { visibility: 'link' });
    refusals.push(await ben.refusal({ type: 'sit', table, seat: 0, number, invite: null }));
  }
  expect(refusals.map(refused => refused?.code)).toEqual([
    'not-invited',
    'not-invited',
    'not-invited',
    'too-fast',
  ]);
  ben.close();
  await house.stop();
});
