import { hash, hashLines } from './hash.ts';

/** What a seed was made of under the first construction. Games dealt by it are played on and checked as they were promised. */
export interface FirstDeal {
  /** The table's id: letters, digits, `_` and `-`. */
  readonly table: string;
  /** The house's share: 64 hexadecimal digits, told to nobody before the end. */
  readonly secret: string;
  /** Each device's share by seat, 32 hexadecimal digits; null where a bot sits. */
  readonly salts: readonly (string | null)[];
}

export function firstCommitment(secret: string): string {
  return hash(secret);
}

export function firstSeed({ table, secret, salts }: FirstDeal): string {
  const seats = salts.map((salt, seat) => `seat ${seat} ${salt ?? 'bot'}`);
  return hashLines(['potager deal 1', `table ${table}`, `secret ${secret}`, ...seats]);
}
