import { expect, test } from 'vitest';
import { isAtLeast } from './prepare.cjs';

test.each(['20.19.0', '20.19.5', '20.20.0', '21.0.0', '24.1.0'])(
  'Node %s is new enough for 20.19',
  version => {
    expect(isAtLeast(version, '20.19')).toBe(true);
  },
);

test.each(['8.17.0', '18.20.8', '20.9.0', '20.18.3'])('Node %s is too old for 20.19', version => {
  expect(isAtLeast(version, '20.19')).toBe(false);
});
