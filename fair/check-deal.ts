import type { CheckOf, Memory } from './check.ts';
import { commitment, seedOf } from './deal.ts';
import type { GameFile } from './game-file.ts';

export function checkCommitment({ proof }: GameFile): CheckOf<'commitment'> {
  if (proof === null) return { check: 'commitment', ok: false, detail: { code: 'no-proof' } };
  const [promised, found] = [proof.commitment, commitment(proof.secret)];
  const ok = promised === found;
  return { check: 'commitment', ok, detail: { code: ok ? 'fine' : 'other-secret', promised, found } };
}

export function checkSeed({ proof, record }: GameFile): CheckOf<'seed'> {
  if (proof === null) return { check: 'seed', ok: false, detail: { code: 'no-proof' } };
  if (proof.salts.length !== record.seats) {
    const [expected, found] = [String(record.seats), String(proof.salts.length)];
    return { check: 'seed', ok: false, detail: { code: 'other-seats', expected, found } };
  }
  const [expected, found] = [seedOf(proof), record.seed];
  const ok = expected === found;
  return { check: 'seed', ok, detail: { code: ok ? 'fine' : 'other-seed', expected, found } };
}

/** A house that shows one commitment before the game and another one after it is found out here, and only here. */
export function checkMemory({ proof }: GameFile, memory: Memory): CheckOf<'memory'> {
  if (proof === null) return { check: 'memory', ok: false, detail: { code: 'no-proof' } };
  const seen = [
    { code: 'other-commitment', expected: memory.commitment, found: proof.commitment },
    { code: 'other-salt', expected: memory.salt, found: proof.salts[memory.seat] ?? '' },
  ] as const;
  const strange = seen.find(({ expected, found }) => expected !== found);
  return { check: 'memory', ok: !strange, detail: strange ?? { code: 'fine' } };
}
