import { errorCode } from '../error-code.ts';
import type { ClaimedNotice, Storage, StoredPerson } from '../storage/storage.ts';
import { type Delivery, persist, RETRIES } from './delivery.ts';
import { type Digest, digest, waitsFor } from './digest.ts';
import { earliest, PACE } from './due.ts';
import { digestPush, type House } from './letters.ts';
import type { Asker, MailDesk } from './mail-desk.ts';
import type { Push } from './push.ts';

/** Tells people who are away that a table waits for them. */
export interface Notifier {
  /** A decision became this person's while they were away. */
  turnCame(person: string): Promise<void>;
  /** Asks the owner of an address whether it may be used. Says nothing about whether that works. */
  askAddress(asker: Asker, address: string): void;
  /** Sends what has fallen due. Called every few seconds, on every node. */
  run(): Promise<void>;
  /** Waits until everything under way has arrived or been given up. */
  settled(): Promise<void>;
  /** The same, but nothing is tried again. */
  close(): Promise<void>;
}

type Facts = { readonly [fact: string]: string };

interface NotifierOptions {
  readonly storage: Pick<
    Storage,
    | 'askNotice'
    | 'claimNotices'
    | 'settleNotice'
    | 'person'
    | 'tablesOf'
    | 'lastSeen'
    | 'subscriptions'
    | 'dropSubscription'
  >;
  readonly push: Push;
  /** Null when the house sends no mail. */
  readonly desk: MailDesk | null;
  readonly house: House;
  readonly now: () => number;
  /** Whether this person has the house open at this moment, as far as this node can see. */
  readonly isHere: (person: string) => boolean;
  /** Names persons by id only, never an address. */
  readonly warn: (facts: Facts, message: string) => void;
  readonly retries?: readonly number[];
}

/** Longer than all tries of a delivery together. What is not settled by then belonged to a node that died. */
const LEASE = 20 * 60_000;
const CLAIMED_AT_ONCE = 50;
const TABLES_LOOKED_AT = 200;

export function openNotifier(options: NotifierOptions): Notifier {
  const { storage, push, desk, house, now, isHere, warn, retries = RETRIES } = options;
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  /** Decides about one claimed notice: sends it, asks for it again, or lets it go. */
  async function attend({ person: id, told }: ClaimedNotice): Promise<void> {
    const person = await storage.person(id);
    const waiting = person && isReachable(person) ? await digestOf(id) : null;
    if (!person || !waiting) return storage.settleNotice(id, null);
    const time = now();
    const present = isHere(id) || time - person.seen < PACE.presence;
    const since = Math.max(...waiting.waiting.map(table => table.since));
    const at = earliest(time, {
      ...person.notices,
      last: told,
      holdUntil: since + (present ? PACE.patience : PACE.breath),
    });
    if (at > time) {
      await storage.askNotice(id, at);
      return storage.settleNotice(id, null);
    }
    const deliveries = await send(person, waiting);
    // A slow mail server holds up nobody else's notice.
    keep(
      Promise.all(deliveries).then(async ends => {
        // What a closing house did not get through is left to the next one, when the lease has run out.
        if (!closing.signal.aborted || ends.every(end => end !== 'trouble'))
          await storage.settleNotice(id, time);
      }),
      { person: id },
    );
  }

  async function digestOf(id: string): Promise<Digest | null> {
    const cards = (await storage.tablesOf(id, TABLES_LOOKED_AT)).filter(card => waitsFor(card, id));
    const steps = await Promise.all(cards.map(card => storage.lastSeen(id, card.id)));
    return digest(id, cards, new Map(cards.map((card, i) => [card.id, steps[i] ?? -1])));
  }

  async function send(person: StoredPerson, waiting: Digest): Promise<readonly Promise<Delivery['end']>[]> {
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
  }

  async function deliver(
    facts: Facts,
    attempt: () => Promise<Delivery>,
    ifGone?: () => Promise<void>,
  ): Promise<Delivery['end']> {
    // What fails in a way that nobody thought of is not tried again either: better silent than tiresome.
    const delivery = await persist(attempt, retries, closing.signal).catch(
      (error: unknown) => ({ end: 'refused', why: kindOf(error) }) as const,
    );
    if (delivery.end === 'gone') await ifGone?.();
    if ('why' in delivery) warn({ ...facts, why: delivery.why }, 'A notice was not delivered.');
    return delivery.end;
  }

  /** Lets work go on by itself, until the house closes at the latest. */
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
    async turnCame(id) {
      const person = await storage.person(id);
      if (person && isReachable(person)) await storage.askNotice(id, now() + PACE.delay);
    },
    askAddress(asker, address) {
      const letter = desk?.confirmation(asker, address);
      const facts = { person: asker.person.id, channel: 'confirmation' };
      if (letter) keep(deliver(facts, letter), facts);
    },
    async run() {
      let claimed: readonly ClaimedNotice[];
      do {
        claimed = await storage.claimNotices(now(), now() + LEASE, CLAIMED_AT_ONCE);
        await Promise.all(
          claimed.map(notice =>
            // One that fails must not take the others with it, and falls due again when the lease has run out.
            attend(notice).catch(error =>
              warn({ person: notice.person, why: kindOf(error) }, 'A notice has to wait.'),
            ),
          ),
        );
      } while (claimed.length === CLAIMED_AT_ONCE && !closing.signal.aborted);
    },
    settled,
    async close() {
      closing.abort();
      await settled();
      desk?.close();
    },
  };
}

/** Messages of errors may quote addresses; their kinds do not. */
function kindOf(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.name : typeof error);
}

/** Whether there is any way to tell this person something. */
function isReachable({ notices }: StoredPerson): boolean {
  return notices.push || notices.mail !== null;
}
