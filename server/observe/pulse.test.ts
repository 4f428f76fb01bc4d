import { expect, test } from 'vitest';
import { StorageTrouble } from '../storage/trouble.ts';
import { pulseOf } from './pulse.ts';

test('trouble is said when it begins, and once where it comes and goes', () => {
  const said: string[] = [];
  const note = (_: unknown, words?: string) => void said.push(words!);
  let time = 0;
  const pulse = pulseOf({ error: note, warn: note } as never, () => time);
  const full = new StorageTrouble('disk-full', 'the disk is full');
  expect(pulse.failed(new Error('a bug'))).toBe(false);
  for (let n = 0; n < 3; n++) {
    expect(pulse.failed(full)).toBe(true);
    expect(pulse.trouble()).toBe('the disk is full');
    pulse.well();
    expect(pulse.trouble()).toBeNull();
  }
  expect(said.filter(words => words === 'the storage is in trouble')).toHaveLength(1);
  time += 60_000;
  pulse.failed(full);
  expect(said.filter(words => words === 'the storage is in trouble')).toHaveLength(2);
});
