import type { StoredPerson } from '../storage/storage.ts';
import { allowance } from './allowance.ts';
import type { Codes } from './codes.ts';
import type { Delivery } from './delivery.ts';
import type { Digest } from './digest.ts';
import { confirmLetter, digestLetter, type House } from './letters.ts';
import type { Mail } from './mail.ts';
import { mailboxOf } from './mailbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CONFIRM_WITHIN = 2 * DAY;

/** One try at handing over a letter that is ready. */
type Attempt = () => Promise<Delivery>;

/** Everything the house ever writes by mail, with the links in it and how much is enough. */
export interface MailDesk {
  /** Null when this person or this mailbox has had enough mail for a day. */
  digest(person: StoredPerson, address: string, digest: Digest): Attempt | null;
  /** Asks the owner of an address; null when that is enough for now. */
  confirmation(asker: Asker, address: string): Attempt | null;
  close(): void;
}

/** Who wants an address to be asked, and from which network. */
export interface Asker {
  readonly person: StoredPerson;
  readonly network: string;
}

interface DeskOptions {
  readonly mail: Mail;
  readonly codes: Codes;
  readonly house: House;
  readonly now: () => number;
}

export function openMailDesk({ mail, codes, house, now }: DeskOptions): MailDesk {
  const digests = { person: allowance(20, DAY), mailbox: allowance(40, DAY) };
  // Nobody must be able to fill a stranger's letterbox with questions: not under many names, nor by many spellings.
  const questions = {
    person: allowance(5, DAY),
    mailbox: allowance(3, DAY),
    network: allowance(20, DAY),
    house: allowance(100, HOUR),
  };

  const link = (path: string, code: string) => `${house.url}/api/mail/${path}?code=${code}`;
  const stopLink = (person: StoredPerson, address: string) =>
    link(
      'stop',
      codes.write({ purpose: 'stop', person: person.id, address: codes.mark(address), expires: null }),
    );

  return {
    digest(person, address, digest) {
      const time = now();
      const fits = digests.person.take(person.id, time) && digests.mailbox.take(mailboxOf(address), time);
      if (!fits) return null;
      const stop = stopLink(person, address);
      const letter = digestLetter(digest, person, house, stop);
      return () => mail.deliver(address, letter, stop);
    },
    confirmation({ person, network }, address) {
      const time = now();
      const fits =
        questions.person.take(person.id, time) &&
        questions.network.take(network, time) &&
        questions.mailbox.take(mailboxOf(address), time) &&
        questions.house.take('', time);
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
