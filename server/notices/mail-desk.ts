import type { StoredPerson } from '../storage/storage.ts';
import { allowance } from './allowance.ts';
import type { Codes } from './codes.ts';
import type { Delivery } from './delivery.ts';
import type { Digest } from './digest.ts';
import { confirmLetter, digestLetter, type House } from './letters.ts';
import type { Mail } from './mail.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CONFIRM_WITHIN = 2 * DAY;

/** One try at handing over a letter that is ready. */
type Attempt = () => Promise<Delivery>;

/** Everything the house ever writes by mail, with the links in it and how much is enough. */
export interface MailDesk {
  /** Null when this person has had enough mail for a day. */
  digest(person: StoredPerson, address: string, digest: Digest): Attempt | null;
  /** Asks the owner of an address; null when this person, this address or the house has had enough of it. */
  confirmation(person: StoredPerson, address: string): Attempt | null;
  close(): void;
}

interface DeskOptions {
  readonly mail: Mail;
  readonly codes: Codes;
  readonly house: House;
  readonly now: () => number;
}

export function openMailDesk({ mail, codes, house, now }: DeskOptions): MailDesk {
  const digests = allowance(20, DAY);
  const asked = allowance(5, DAY);
  // Whoever opens many names must not be able to fill a stranger's letterbox with questions.
  const askedAddress = allowance(3, DAY);
  const askedByHouse = allowance(300, HOUR);

  const link = (path: string, code: string) => `${house.url}/api/mail/${path}?code=${code}`;
  const stopLink = (person: StoredPerson, address: string) =>
    link(
      'stop',
      codes.write({ purpose: 'stop', person: person.id, address: codes.mark(address), expires: null }),
    );

  return {
    digest(person, address, digest) {
      if (!digests.take(person.id, now())) return null;
      const stop = stopLink(person, address);
      const letter = digestLetter(digest, person, house, stop);
      return () => mail.deliver(address, letter, stop);
    },
    confirmation(person, address) {
      const time = now();
      const fits =
        asked.take(person.id, time) &&
        askedAddress.take(address.toLowerCase(), time) &&
        askedByHouse.take('', time);
      if (!fits) return null;
      const expires = time + CONFIRM_WITHIN;
      const code = codes.write({ purpose: 'confirm', person: person.id, address, expires });
      const stop = stopLink(person, address);
      const letter = confirmLetter(person, link('confirm', code), stop);
      return () => mail.deliver(address, letter, stop);
    },
    close: () => mail.close(),
  };
}
