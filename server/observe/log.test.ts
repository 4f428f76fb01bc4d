import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import { openLog } from './log.ts';

/** A log whose lines are kept. */
function listen(level: Parameters<typeof openLog>[0] = 'trace') {
  const lines: string[] = [];
  return { lines, log: openLog(level, { write: line => void lines.push(line) }) };
}

const SECRETS = {
  key: randomBytes(32).toString('base64url'),
  invite: randomBytes(16).toString('base64url').slice(0, 22),
  lettersOnly: 'aBcDeFgHiJkLmNoPqRsTuV',
  secret: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
  mail: 'ada.lovelace+games@example.org',
  localMail: 'ada@localhost',
  v4: '203.0.113.77',
  v6: '2001:db8:1:2:dead:beef:5:6',
  database: 'postgres://potager:hunter2@db.example.org/house',
} as const;

/** What must not be found: for addresses the part that would single out a visitor, for URLs the password. */
const FORBIDDEN = [
  SECRETS.key,
  SECRETS.invite,
  SECRETS.lettersOnly,
  SECRETS.secret,
  SECRETS.salt,
  'lovelace',
  'ada@',
  '113.77',
  'dead:beef',
  'hunter2',
];

class NosyError extends Error {
  readonly request = {
    headers: { authorization: `Bearer ${SECRETS.key}` },
    url: `/?invite=${SECRETS.invite}`,
  };
}

describe('no way of logging gives a secret away', () => {
  const all = Object.values(SECRETS);
  const nested = { a: { b: [{ c: SECRETS }] } };
  const ways: [string, (log: ReturnType<typeof listen>['log']) => void][] = [
    ['as fields', log => log.info(SECRETS, 'hello')],
    [
      'as fields of other names',
      log => log.info(Object.fromEntries(all.map((value, i) => [`x${i}`, value]))),
    ],
    ['as names of fields', log => log.info(Object.fromEntries(all.map(value => [value, 1])))],
    ['deep inside', log => log.warn(nested, 'hello')],
    [
      'in a list, a map and a set',
      log => log.info({ list: all, set: new Set(all), map: new Map([[SECRETS.key, all]]) }),
    ],
    ['in the message', log => log.info(`hello ${all.join(' and ')}!`)],
    ['in values for the message', log => log.info('hello %s %s', SECRETS.key, SECRETS.mail)],
    ['in objects for the message', log => log.info('hello %o %j', SECRETS, nested)],
    ['as an error', log => log.error(new NosyError(all.join('\n')))],
    [
      'as an error in a field',
      log => log.error({ error: new NosyError(all.join(' ')), err: new NosyError(SECRETS.key) }),
    ],
    [
      'as the cause of an error',
      log => log.error({ error: new Error('x', { cause: new NosyError(all.join()) }) }),
    ],
    ['as a request', log => log.info({ url: `/table/x?invite=${SECRETS.invite}&code=abc`, ip: SECRETS.v4 })],
    ['as bytes', log => log.info({ bytes: Buffer.from(SECRETS.secret) })],
  ];

  test.each(ways)('%s', (_, say) => {
    const { lines, log } = listen();
    say(log);
    expect(lines).toHaveLength(1);
    for (const secret of FORBIDDEN) expect(lines[0]).not.toContain(secret);
  });

  test('not even a short one in a field that tells what it is', () => {
    const { lines, log } = listen();
    const names = [
      'key',
      'apiKey',
      'metricsToken',
      'metrics-token',
      'Authorization',
      'cookie',
      'invite',
      'salts',
    ];
    log.info(Object.fromEntries(names.map(name => [name, 'tiny'])));
    expect(lines[0]).not.toContain('tiny');
  });
});

test('what a host needs is still there', () => {
  const { lines, log } = listen();
  const error = Object.assign(new Error('disk full on /data'), { code: 'ENOSPC' });
  log.error(
    {
      table: 'k3m9x2p7q4ra',
      person: 'pAb3dEf6hIj9K',
      route: '/api/tables/:id/game.json',
      status: 503,
      error,
    },
    'append failed',
  );
  const line = JSON.parse(nth(lines, 0));
  expect(line).toMatchObject({
    level: 'error',
    msg: 'append failed',
    table: 'k3m9x2p7q4ra',
    person: 'pAb3dEf6hIj9K',
    route: '/api/tables/:id/game.json',
    status: 503,
    error: { type: 'Error', message: 'disk full on /data', code: 'ENOSPC' },
  });
  expect(line.error.at[0]).toContain('log.test.ts');
  expect(new Date(line.time).getTime()).toBeGreaterThan(0);
});

test('of a visitor’s address the network remains', () => {
  const { lines, log } = listen();
  log.info({ from: '203.0.113.77' }, 'from 2001:db8:1:2:3:4:5:6 at 12:30:45');
  expect(JSON.parse(nth(lines, 0))).toMatchObject({
    from: '203.0.113.0/24',
    msg: 'from 2001:db8:1:2::/64 at 12:30:45',
  });
});

test('quieter levels leave out the rest', () => {
  const { lines, log } = listen('warn');
  log.info('chatter');
  log.warn('trouble');
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(['trouble']);
});

test('something that contains itself is cut, not followed for ever', () => {
  const { lines, log } = listen();
  const snake: { tail?: unknown } = {};
  snake.tail = snake;
  log.info({ snake });
  expect(lines[0]).toContain('[deep]');
});
