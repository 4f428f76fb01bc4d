import type { Seat } from '../core/game.ts';
import type { Check, CheckOf } from './check.ts';
import { firstCommitment, firstSeed } from './first-deal.ts';
import type { FirstFile, GameFile } from './game-file.ts';

/** What a device noted for itself under the first construction. */
export interface FirstMemory {
  readonly commitment: string;
  readonly seat: Seat;
  readonly salt: string;
}

export const isFirst = (notes: object): notes is FirstMemory => 'commitment' in notes;

/** The promises about the deal of a game that was dealt by the first construction. */
export function checkFirstDeal(file: FirstFile): readonly Check[] {
  return [checkCommitment(file), checkSeed(file)];
}

function checkCommitment({ proof }: FirstFile): CheckOf<'commitment'> {
  if (proof === null) return { check: 'commitment', ok: false, detail: { code: 'no-proof' } };
  const [promised, found] = [proof.commitment, firstCommitment(proof.secret)];
  const ok = promised === found;
  return { check: 'commitment', ok, detail: { code: ok ? 'fine' : 'other-secret', promised, found } };
}

function checkSeed({ proof, record }: FirstFile): CheckOf<'seed'> {
  if (proof === null) return { check: 'seed', ok: false, detail: { code: 'no-proof' } };
  if (proof.salts.length !== record.seats) {
    const [expected, found] = [String(record.seats), String(proof.salts.length)];
    return { check: 'seed', ok: false, detail: { code: 'other-seats', expected, found } };
  }
  const [expected, found] = [firstSeed(proof), record.seed];
  const ok = expected === found;
  return { check: 'seed', ok, detail: { code: ok ? 'fine' : 'other-seed', expected, found } };
}

/** A house that shows one commitment before the game and another one after it is found out here, and only here. */
export function checkFirstMemory({ proof, format }: GameFile, memory: FirstMemory): CheckOf<'memory'> {
  if (proof === null) return { check: 'memory', ok: false, detail: { code: 'no-proof' } };
  if (format === 2) return { check: 'memory', ok: false, detail: { code: 'other-construction' } };
  const seen = [
    { code: 'other-commitment', expected: memory.commitment, found: proof.commitment },
    { code: 'other-salt', expected: memory.salt, found: proof.salts[memory.seat] ?? '' },
  ] as const;
  const strange = seen.find(({ expected, found }) => expected !== found);
  return { check: 'memory', ok: !strange, detail: strange ?? { code: 'fine' } };
}
