import { expect, test } from 'vitest';
import { ownHouse } from './test/own-house.ts';

test('a connection stays open for longer than proxies leave it idle, and does not keep the house from closing', async () => {
  const house = await ownHouse();
  const answer = await fetch(`http://127.0.0.1:${house.port}/health`);
  await answer.text();
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await house.stop();
  await expect(fetch(answer.url)).rejects.toThrow('fetch failed');
});
