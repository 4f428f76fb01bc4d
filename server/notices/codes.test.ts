import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import { openCodes } from './codes.ts';
import { memory } from './test/memory.ts';

const GRANT = { purpose: 'confirm', person: 'ann', address: 'ann@example.org', expires: 1000 } as const;

test('a code gives back what was granted, until it expires', async () => {
  const codes = await openCodes(memory());
  const code = codes.write(GRANT);
  expect(code).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(codes.read('confirm', code, 999)).toEqual(GRANT);
  expect(codes.read('confirm', code, 1000)).toBeNull();
  const forEver = codes.write({ ...GRANT, purpose: 'stop', expires: null });
  expect(codes.read('stop', forEver, Number.MAX_SAFE_INTEGER)).not.toBeNull();
});

test('a code is good for one purpose, in one house', async () => {
  const storage = memory();
  const codes = await openCodes(storage);
  const code = codes.write(GRANT);
  expect(codes.read('stop', code, 0)).toBeNull();
  expect((await openCodes(memory())).read('confirm', code, 0)).toBeNull();
  expect((await openCodes(storage)).read('confirm', code, 0)).toEqual(GRANT);
});

test('nothing that was changed is believed', async () => {
  const codes = await openCodes(memory());
  const code = codes.write(GRANT);
  for (let i = 0; i < code.length - 1; i++) {
    const other = code[i] === 'A' ? 'B' : 'A';
    expect(codes.read('confirm', code.slice(0, i) + other + code.slice(i + 1), 0)).toBeNull();
  }
  for (const bad of ['', '.', 'a.b', `${code}.x`, nth(code.split('.'), 0), `${code}A`, 'é'.repeat(50)])
    expect(codes.read('confirm', bad, 0)).toBeNull();
});

test('an address is recognised by its mark, which belongs to this house', async () => {
  const codes = await openCodes(memory());
  expect(codes.mark('ann@example.org')).toBe(codes.mark('ann@example.org'));
  expect(codes.mark('ann@example.org')).not.toBe(codes.mark('bob@example.org'));
  expect((await openCodes(memory())).mark('ann@example.org')).not.toBe(codes.mark('ann@example.org'));
});
