import { expect, test } from 'vitest';
import { isOutage } from '../trouble.ts';
import { troubleOf } from './troubles.ts';

const failure = (code: string, message = 'trouble') => Object.assign(new Error(message), { code });

test.each([
  ['53100', 'disk-full'],
  ['53200', 'write-failed'],
  ['53400', 'write-failed'],
  ['57014', 'write-failed'],
  ['58030', 'write-failed'],
  ['XX000', 'write-failed'],
  ['XX001', 'write-failed'],
  ['57P01', 'connection-lost'],
  ['08006', 'connection-lost'],
])('error %s of the database is an outage (%s): the same may succeed later', (code, expected) => {
  const trouble = troubleOf(failure(code));
  expect(trouble).toMatchObject({ code: expected });
  expect(isOutage(trouble)).toBe(true);
});

test.each(['42601', '42P01', '23505', '22021', '40001', ''])(
  'error %s is no outage, and is left as it is',
  code => {
    const error = failure(code);
    expect(troubleOf(error)).toBe(error);
  },
);
