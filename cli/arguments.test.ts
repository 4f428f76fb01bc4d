import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import type { Environment } from './settings.ts';

const words = (line: string) => line.split(' ').filter(Boolean);
const read = (line: string, environment: Environment = {}, terminal = false) =>
  readArguments(words(line), { environment, terminal });

const DEFAULTS = {
  host: '0.0.0.0',
  port: 8080,
  data: 'data',
  database: null,
  url: null,
  trustProxy: false,
  botPace: 700,
  rateLimits: 1,
  keep: 400,
  logLevel: 'info',
  mail: null,
  metricsToken: null,
};
const TOKEN = 'a-long-enough-token';
const WHERE = { data: 'data', database: null };

test('serve needs no setting at all', () => {
  expect(read('serve')).toEqual({ name: 'serve', settings: DEFAULTS });
});

test('in a terminal the log keeps quiet unless something is wrong', () => {
  expect(read('serve', {}, true)).toMatchObject({ settings: { logLevel: 'warn' } });
  expect(read('serve --log-level debug', {}, true)).toMatchObject({ settings: { logLevel: 'debug' } });
});

test.each([
  ['serve --port 9000', { port: 9000 }],
  ['serve --port=0', { port: 0 }],
  ['--host 127.0.0.1 serve', { host: '127.0.0.1' }],
  ['serve --data /var/lib/potager', { data: '/var/lib/potager' }],
  ['serve --database postgres://me:pw@db/house', { database: 'postgres://me:pw@db/house' }],
  ['serve --url https://games.example.org/', { url: 'https://games.example.org' }],
  ['serve --url HTTP://Box.local:8080', { url: 'http://box.local:8080' }],
  ['serve --trust-proxy', { trustProxy: true }],
  ['serve --bot-pace 0', { botPace: 0 }],
  ['serve --rate-limits 2.5', { rateLimits: 2.5 }],
  ['serve --keep 30d', { keep: 30 }],
  ['serve --keep forever', { keep: null }],
  ['serve --log-level silent', { logLevel: 'silent' }],
  [`serve --metrics-token ${TOKEN}`, { metricsToken: TOKEN }],
])('%s', (line, settings) => {
  expect(read(line)).toEqual({ name: 'serve', settings: { ...DEFAULTS, ...settings } });
});

test.each([
  ['PORT', '3000', { port: 3000 }],
  ['HOST', '::1', { host: '::1' }],
  ['POTAGER_DATA', '/data', { data: '/data' }],
  ['DATABASE_URL', 'postgresql://db/house', { database: 'postgresql://db/house' }],
  ['PUBLIC_URL', 'https://games.example.org', { url: 'https://games.example.org' }],
  ['TRUST_PROXY', 'yes', { trustProxy: true }],
  ['TRUST_PROXY', '1', { trustProxy: true }],
  ['TRUST_PROXY', 'false', { trustProxy: false }],
  ['BOT_PACE', '250', { botPace: 250 }],
  ['RATE_LIMITS', '0', { rateLimits: 0 }],
  ['KEEP', '90d', { keep: 90 }],
  ['KEEP', 'forever', { keep: null }],
  ['LOG_LEVEL', 'error', { logLevel: 'error' }],
  ['METRICS_TOKEN', TOKEN, { metricsToken: TOKEN }],
])('the variable %s=%s', (variable, value, settings) => {
  expect(read('serve', { [variable]: value })).toEqual({
    name: 'serve',
    settings: { ...DEFAULTS, ...settings },
  });
  expect(read('serve', { [variable]: '' })).toEqual({ name: 'serve', settings: DEFAULTS });
});

test('a flag wins over its variable', () => {
  expect(read('serve --port 4000', { PORT: '3000' })).toMatchObject({ settings: { port: 4000 } });
});

test('mail has a sender even if nobody chose one', () => {
  const mailOf = (line: string, environment: Environment = {}) => {
    const command = read(line, environment);
    return command.name === 'serve' ? command.settings.mail : command;
  };
  const smtp = 'smtps://me:pw@mail.example.org:465';
  expect(mailOf(`serve --smtp ${smtp} --url https://games.example.org`)).toEqual({
    smtp,
    from: 'Potager <potager@games.example.org>',
  });
  expect(
    mailOf('serve --url https://x.org', { SMTP_URL: smtp, MAIL_FROM: 'Our games <games@home.example>' }),
  ).toEqual({
    smtp,
    from: 'Our games <games@home.example>',
  });
  expect(mailOf('serve', { MAIL_FROM: 'games@home.example' })).toBeNull();
});

test.each([
  ['backup house.db', { name: 'backup', file: 'house.db', where: WHERE }],
  ['import house.jsonl', { name: 'import', file: 'house.jsonl', where: WHERE }],
  ['export house.jsonl', { name: 'export', file: 'house.jsonl', part: { of: 'house' }, where: WHERE }],
  [
    'export a.json --table t1',
    { name: 'export', file: 'a.json', part: { of: 'table', id: 't1' }, where: WHERE },
  ],
  [
    'export a.json --person p',
    { name: 'export', file: 'a.json', part: { of: 'person', id: 'p' }, where: WHERE },
  ],
  ['verify', { name: 'verify-house', where: WHERE }],
  ['verify game.json', { name: 'verify-file', file: 'game.json' }],
  ['backup f --data d', { name: 'backup', file: 'f', where: { data: 'd', database: null } }],
])('%s', (line, command) => {
  expect(read(line)).toEqual(command);
});

test('every command finds the house where the variables say', () => {
  const environment = { POTAGER_DATA: '/data', DATABASE_URL: 'postgres://db/house' };
  const where = { data: '/data', database: 'postgres://db/house' };
  for (const line of ['backup f', 'import f', 'export f', 'verify'])
    expect(read(line, environment)).toMatchObject({ where });
});

test.each([
  ['--help', 'help'],
  ['serve -h', 'help'],
  ['export --help', 'help'],
  ['--version', 'version'],
])('%s', (line, name) => {
  expect(read(line)).toEqual({ name });
});

test.each([
  ['', 'command is missing'],
  ['dance', '“dance”'],
  ['toString', '“toString”'],
  ['serve quickly', '“quickly”'],
  ['backup', 'needs the name of a file'],
  ['backup a b', '“b”'],
  ['backup a --port 1', '--port'],
  ['verify --table t', '--table'],
  ['export f --table t --person p', '--table and --person exclude each other'],
  ['export f --table ../x', '--table must be an id'],
  ['serve --colour', '--colour'],
  ['serve --port', '--port'],
  ['serve --port --host x', '--port'],
  ['serve --port eighty', '--port must be a whole number from 0 to 65535, not “eighty”'],
  ['serve --port 65536', '--port'],
  ['serve --port=-1', '--port'],
  ['serve --port 80.5', '--port'],
  ['serve --host=', '--host'],
  ['serve --data=', '--data'],
  ['serve --url games.example.org', '--url must be an address such as'],
  ['serve --url ftp://x', '--url'],
  ['serve --url https://x/potager', 'without a path'],
  ['serve --database mysql://x', '--database must be a PostgreSQL address'],
  ['serve --bot-pace slow', '--bot-pace must be a number of milliseconds'],
  ['serve --bot-pace 10001', '--bot-pace'],
  ['serve --rate-limits 1001', '--rate-limits'],
  ['serve --rate-limits=-1', '--rate-limits must be a number from 0'],
  ['serve --log-level loud', 'not “loud”'],
  ['serve --smtp mail.example.org', '--smtp must be a mail server'],
  ['serve --smtp smtp://x', 'SMTP_URL needs PUBLIC_URL'],
  ['serve --url https://x --smtp smtp://x --mail-from nobody', '--mail-from must be an email address'],
  ['serve --metrics-token short', '--metrics-token must be'],
  ['serve --trust-proxy=yes', '--trust-proxy'],
  ['serve --help=yes', '--help'],
])('refuses “%s” naming the culprit', (line, culprit) => {
  expect(read(line)).toEqual({ name: 'refuse', reason: expect.stringContaining(culprit) });
});

test.each([
  ['PORT', 'http'],
  ['TRUST_PROXY', 'perhaps'],
  ['LOG_LEVEL', 'LOUD'],
  ['DATABASE_URL', 'house.db'],
])('a bad variable is refused by its own name: %s=%s', (variable, value) => {
  expect(read('serve', { [variable]: value })).toMatchObject({
    name: 'refuse',
    reason: expect.stringContaining(`${variable} must`),
  });
});

test('a refusal is one sentence and repeats no password', () => {
  const lines = [
    'serve --colour',
    'serve --port',
    'serve --port --host x',
    'serve --database mysql://me:hunter2@db/house',
    'serve --smtp https://me:hunter2@mail',
    'serve --metrics-token hunter2',
  ];
  for (const line of lines) {
    expect(read(line)).toMatchObject({ reason: expect.not.stringMatching(/\n|positional|hunter2/) });
  }
});
