import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a seed is made of. All of it is public after the game, so that anybody can make the seed again. */
export interface Deal {
  /** The table's id: letters, digits, `_` and `-`. */
  readonly table: string;
  /** The house's share: 64 hexadecimal digits, told to nobody before the end. */
  readonly secret: string;
  /** Each device's share by seat, 32 hexadecimal digits; null where a bot sits. */
  readonly salts: readonly (string | null)[];
}

/** What the house publishes before anyone sits down: it can no longer take another secret. */
export function commitment(secret: string): string {
  return hash(secret);
}

/** The seed of the game. A line each for the name, the table, the secret and every seat: no part can contain the end of
 * a line, so no two deals are written alike. */
export function seedOf({ table, secret, salts }: Deal): string {
  const seats = salts.map((salt, seat) => `seat ${seat} ${salt ?? 'bot'}`);
  return hash(['potager deal 1', `table ${table}`, `secret ${secret}`, ...seats, ''].join('\n'));
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
