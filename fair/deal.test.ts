import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitment, type Deal, seedOf } from './deal.ts';

const hex = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits });

const deals: fc.Arbitrary<Deal> = fc.record({
  table: fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 1, maxLength: 40 }),
  secret: hex(64),
  salts: fc.array(fc.option(hex(32)), { minLength: 1, maxLength: 12 }),
});

test('the worked example of the documentation holds', () => {
  const page = readFileSync(new URL('../docs/fair-dealing.md', import.meta.url), 'utf8');
  const example = JSON.parse(/```json example\n([\s\S]*?)```/.exec(page)![1]!) as {
    proof: Deal & { commitment: string };
    seed: string;
  };
  expect(commitment(example.proof.secret)).toBe(example.proof.commitment);
  expect(seedOf(example.proof)).toBe(example.seed);

  const text = /```text hashed\n([\s\S]*?)```/.exec(page)![1]!;
  expect(createHash('sha256').update(text).digest('hex')).toBe(example.seed);
});

test('the commitment is SHA-256 of the letters of the secret', () => {
  fc.assert(
    fc.property(hex(64), secret => {
      expect(commitment(secret)).toBe(createHash('sha256').update(secret, 'utf8').digest('hex'));
    }),
  );
});

test('different deals, different seeds', () => {
  fc.assert(
    fc.property(deals, deals, (one, other) => {
      expect(seedOf(one) === seedOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test('every share matters: the table, the secret, each salt, its seat, and who is a bot', () => {
  const deal: Deal = { table: 't', secret: '0'.repeat(64), salts: ['a'.repeat(32), 'b'.repeat(32), null] };
  const [a, b] = deal.salts;
  const others: Deal[] = [
    { ...deal, table: 'u' },
    { ...deal, secret: '1'.repeat(64) },
    { ...deal, salts: [b!, a!, null] },
    { ...deal, salts: [a!, null, b!] },
    { ...deal, salts: [a!, b!] },
    { ...deal, salts: [a!, b!, null, null] },
  ];
  expect(new Set([deal, ...others].map(seedOf)).size).toBe(others.length + 1);
});
