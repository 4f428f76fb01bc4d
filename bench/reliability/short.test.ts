import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { crash } from './crash.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { freePort } from '../../tools/free-port.ts';
import { DATABASES, openGround } from './ground.ts';
import { ROOT, startHouse } from './house-process.ts';
import { nodes } from './nodes.ts';

// Short versions of what `npm run crash-test`, `two-nodes` and `fuzz` do at length; see docs/reliability.md.
// Each has houses of its own and waits for them most of the time: all run at once.

const seed = `${Date.now().toString(36)}`;
const say = () => {};

/** All of them try the program as it ships. */
beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools', 'prepare.cjs')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`not built: ${stdout}${stderr}`);
}, 600_000);

test.concurrent.each(DATABASES)(
  '%s: a house that is killed loses nothing it has acknowledged',
  async database => {
    const report = await crash({
      database,
      kills: 3,
      tables: 4,
      jumps: 90,
      seed,
      patience: 40_000,
      lastGames: 1000,
      say,
    });
    expect(report.violations, `seed ${seed}`).toEqual([]);
    expect(report.complaints, `seed ${seed}`).toEqual([]);
    expect(report.kills).toBe(3);
    expect(report.acknowledged).toBeGreaterThan(20);
  },
);

test.concurrent('two nodes serve the same tables, and one is enough', async () => {
  const report = await nodes({
    rounds: 2,
    tables: 3,
    sleepers: 0,
    seed,
    patience: 40_000,
    lastGames: 1000,
    say,
  });
  expect(report.violations, `seed ${seed}`).toEqual([]);
  expect(report.kills).toBe(2);
  expect(report.acknowledged).toBeGreaterThan(20);
});

test.concurrent('hostile messages, curious players and clocks that jump: no crash, no leak, no harm', async () => {
  const size = { messages: 2000, asks: 200, jumps: 3 };
  const report = await fuzz({ database: 'sqlite', ...size, seed, longest: 500_000, say });
  expect(report.violations, `seed ${seed}`).toEqual([]);
  expect(report.messages).toBe(2000);
}, 600_000);

test.concurrent('a disk that fills up: refused in words, said by /ready, logged once, and nothing else breaks', async () => {
  const ground = await openGround('sqlite');
  const port = await freePort();
  const house = startHouse({ port, storage: ground.flags, flags: ['--rate-limits', '0'], room: 1024 });
  const ask = (path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
  try {
    await house.ready;
    let answer = await ask('/api/people', { name: 'First' });
    while (answer.status === 201) answer = await ask('/api/people', { name: 'One more' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await answer.json()).toMatchObject({ code: 'try-again' });
    const ready = await ask('/ready');
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, reason: expect.any(String) }]);
    for (const path of ['/health', '/api/tables', '/']) expect((await ask(path)).status).toBe(200);
    for (let n = 0; n < 20; n++) expect((await ask('/api/people', { name: 'Late' })).status).toBe(503);
    expect(house.complaints).toHaveLength(1);
    expect(house.complaints[0]).toContain('the storage is in trouble');
  } finally {
    await house.kill();
    await ground.clear();
  }
});
