import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const read = (line: string, environment = {}) => readArguments(line.split(' ').filter(Boolean), environment);

test('serve listens to the whole network on port 8080 unless told otherwise', () => {
  expect(read('serve')).toEqual({ name: 'serve', host: '0.0.0.0', port: 8080 });
});

test.each([
  ['serve --port 9000', { host: '0.0.0.0', port: 9000 }],
  ['serve --port=0', { host: '0.0.0.0', port: 0 }],
  ['--host 127.0.0.1 serve', { host: '127.0.0.1', port: 8080 }],
])('%s', (line, place) => {
  expect(read(line)).toEqual({ name: 'serve', ...place });
});

test('PORT and HOST are the defaults, flags win, empty variables count as unset', () => {
  const environment = { PORT: '3000', HOST: '::1' };
  expect(read('serve', environment)).toEqual({ name: 'serve', host: '::1', port: 3000 });
  expect(read('serve --port 4000', environment)).toEqual({ name: 'serve', host: '::1', port: 4000 });
  expect(read('serve', { PORT: '', HOST: '' })).toEqual({ name: 'serve', host: '0.0.0.0', port: 8080 });
});

test.each([
  ['--help', 'help'],
  ['serve -h', 'help'],
  ['--version', 'version'],
])('%s', (line, name) => {
  expect(read(line)).toEqual({ name });
});

test.each([
  ['', 'command is missing'],
  ['dance', '“dance”'],
  ['serve quickly', '“quickly”'],
  ['serve --colour', '--colour'],
  ['serve --port', '--port'],
  ['serve --port --host x', '--port'],
  ['serve --port eighty', '--port must be a whole number from 0 to 65535, not “eighty”'],
  ['serve --port 65536', '--port'],
  ['serve --port=-1', '--port'],
  ['serve --port 80.5', '--port'],
  ['serve --host=', '--host'],
  ['serve --help=yes', '--help'],
])('refuses “%s” naming the culprit', (line, culprit) => {
  expect(read(line)).toEqual({ name: 'refuse', reason: expect.stringContaining(culprit) });
});

test('a bad variable is refused by its own name', () => {
  expect(read('serve', { PORT: 'http' })).toMatchObject({
    name: 'refuse',
    reason: expect.stringContaining('PORT must'),
  });
});

test('a refusal is one sentence', () => {
  for (const line of ['serve --colour', 'serve --port', 'serve --port --host x']) {
    expect(read(line)).toMatchObject({ reason: expect.not.stringMatching(/\n|positional/) });
  }
});
