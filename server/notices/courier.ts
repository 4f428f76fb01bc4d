import { errorCode } from '../error-code.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import { type Delivery, persist, RETRIES } from './delivery.ts';
import type { Digest } from './digest.ts';
import { digestPush, type House } from './letters.ts';
import type { Asker, MailDesk } from './mail-desk.ts';
import type { Push } from './push.ts';

type Facts = { readonly [fact: string]: string };

/** The channels by which messages are sent. */
export interface Ways {
  readonly storage: Pick<Storage, 'subscriptions' | 'dropSubscription'>;
  readonly push: Push;
  /** Null when the house sends no mail. */
  readonly desk: MailDesk | null;
  readonly house: House;
  /** Names persons by id only, never an address. */
  readonly warn: (facts: Facts, message: string) => void;
  readonly retries?: readonly number[];
}

/** Delivers messages, however long that takes: nobody waits for a slow mail server. */
export interface Courier {
  /** Sends a person what waits for them, by every way they want; gives how each delivery ends. */
  send(person: StoredPerson, waiting: Digest): Promise<readonly Promise<Delivery['end']>[]>;
  /** Asks the owner of an address whether it may be used. */
  confirm(asker: Asker, address: string): void;
  /** Lets work go on by itself, until the house closes at the latest. */
  keep(work: Promise<unknown>, facts: Facts): void;
  /** Waits until everything under way has arrived or been given up. */
  settled(): Promise<void>;
  isClosing(): boolean;
  /** The same as `settled`, but nothing is tried again. */
  close(): Promise<void>;
}

export function openCourier({ storage, push, desk, house, warn, retries = RETRIES }: Ways): Courier {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(
    facts: Facts,
    attempt: () => Promise<Delivery>,
    ifGone?: () => Promise<void>,
  ): Promise<Delivery['end']> {
    // Unexpected failures are not tried again either: better no message than repeated ones.
    const delivery = await persist(attempt, retries, closing.signal).catch(
      (error: unknown) => ({ end: 'refused', why: kindOf(error) }) as const,
    );
    if (delivery.end === 'gone') await ifGone?.();
    if ('why' in delivery) warn({ ...facts, why: delivery.why }, 'A notice was not delivered.');
    return delivery.end;
  }

  function keep(work: Promise<unknown>, facts: Facts): void {
    const done = work
      .then(
        () => {},
        error => warn({ ...facts, why: kindOf(error) }, 'A notice was not delivered.'),
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function settled(): Promise<void> {
    await Promise.all(underWay);
  }

  return {
    async send(person, waiting) {
      const { id, notices } = person;
      const deliveries: Promise<Delivery['end']>[] = [];
      if (notices.push) {
        const message = digestPush(waiting, person, house);
        for (const subscription of await storage.subscriptions(id)) {
          const drop = () => storage.dropSubscription(subscription.endpoint);
          deliveries.push(
            deliver({ person: id, channel: 'push' }, () => push.deliver(subscription, message), drop),
          );
        }
      }
      const letter = notices.mail === null ? null : desk?.digest(person, notices.mail, waiting);
      if (letter) deliveries.push(deliver({ person: id, channel: 'mail' }, letter));
      return deliveries;
    },
    confirm(asker, address) {
      const letter = desk?.confirmation(asker, address);
      const facts = { person: asker.person.id, channel: 'confirmation' };
      if (letter) keep(deliver(facts, letter), facts);
    },
    keep,
    settled,
    isClosing: () => closing.signal.aborted,
    async close() {
      closing.abort();
      await settled();
      desk?.close();
    },
  };
}

/** Messages of errors may quote addresses; their kinds do not. */
export function kindOf(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.name : typeof error);
}
