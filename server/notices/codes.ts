import { parsed } from '../../core/data.ts';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

/** What a link in a mail allows its holder. */
export interface Grant {
  readonly purpose: 'confirm' | 'stop';
  readonly person: string;
  /** The address itself to confirm it; only a mark of it to stop, because old mails lie about for years. */
  readonly address: string;
  /** Null for ever. */
  readonly expires: number | null;
}

/** Writes and reads the codes in links. Nobody without the house’s key can make one. */
export interface Codes {
  write(grant: Grant): string;
  read(purpose: Grant['purpose'], code: string, now: number): Grant | null;
  /** A mark by which an address is recognised but not read. */
  mark(address: string): string;
}

export async function openCodes(storage: Pick<Storage, 'houseValue'>): Promise<Codes> {
  const key = await storage.houseValue('mail-key', () => randomBytes(32).toString('base64url'));
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    write({ purpose, person, address, expires }) {
      const body = Buffer.from(JSON.stringify([purpose, person, address, expires])).toString('base64url');
      return `${body}.${hash(`code ${body}`).toString('base64url')}`;
    },
    read(purpose, code, now) {
      const [body = '', signature = '', ...more] = code.split('.');
      const expected = hash(`code ${body}`);
      const given = Buffer.from(signature, 'base64url');
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null;
      // Signed by us, so it has the shape we gave it.
      const [written, person, address, expires] = parsed<[Grant['purpose'], string, string, number | null]>(
        Buffer.from(body, 'base64url').toString(),
      );
      if (written !== purpose || (expires !== null && now >= expires)) return null;
      return { purpose, person, address, expires };
    },
    mark: address => hash(`address ${address}`).toString('base64url').slice(0, 16),
  };
}
