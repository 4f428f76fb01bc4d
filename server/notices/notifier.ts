import type { Storage, StoredPerson } from '../storage/storage.ts';
import { type Delivery, persist, RETRIES } from './delivery.ts';
import { type Digest, digest, waitsFor } from './digest.ts';
import { earliest, PACE } from './due.ts';
import { digestPush, type House } from './letters.ts';
import type { MailDesk } from './mail-desk.ts';
import type { Push } from './push.ts';

/** Tells people who are away that a table waits for them. */
export interface Notifier {
  /** A decision became this person's while they were away. */
  turnCame(person: string): Promise<void>;
  /** Asks the owner of an address whether it may be used. Says nothing about whether that works. */
  askAddress(person: StoredPerson, address: string): void;
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
    'askNotice' | 'claimNotices' | 'person' | 'tablesOf' | 'lastSeen' | 'subscriptions' | 'dropSubscription'
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

const CLAIMED_AT_ONCE = 50;
const TABLES_LOOKED_AT = 200;

export function openNotifier(options: NotifierOptions): Notifier {
  const { storage, push, desk, house, now, isHere, warn, retries = RETRIES } = options;
  /** When this node last told whom. Another node may tell somebody once more; nobody is flooded. */
  const told = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  /** Decides about one claimed notice: sends it, asks for it again, or lets it go. */
  async function attend(id: string): Promise<void> {
    const person = await storage.person(id);
    if (!person || !isReachable(person)) return;
    const waiting = await digestOf(id);
    if (!waiting) return;
    const time = now();
    const present = isHere(id) || time - person.seen < PACE.presence;
    const at = earliest(time, {
      ...person.notices,
      last: told.get(id) ?? null,
      holdUntil: present ? Math.max(...waiting.waiting.map(({ since }) => since)) + PACE.patience : null,
    });
    if (at > time) return storage.askNotice(id, at);
    told.set(id, time);
    await send(person, waiting);
  }

  async function digestOf(id: string): Promise<Digest | null> {
    const cards = (await storage.tablesOf(id, TABLES_LOOKED_AT)).filter(card => waitsFor(card, id));
    const steps = await Promise.all(cards.map(card => storage.lastSeen(id, card.id)));
    return digest(id, cards, new Map(cards.map((card, i) => [card.id, steps[i] ?? -1])));
  }

  async function send(person: StoredPerson, waiting: Digest): Promise<void> {
    const { id, notices } = person;
    if (notices.push) {
      const message = digestPush(waiting, person, house);
      for (const subscription of await storage.subscriptions(id)) {
        const drop = () => storage.dropSubscription(subscription.endpoint);
        start({ person: id, channel: 'push' }, () => push.deliver(subscription, message), drop);
      }
    }
    const letter = notices.mail === null ? null : desk?.digest(person, notices.mail, waiting);
    if (letter) start({ person: id, channel: 'mail' }, letter);
  }

  /** Sets a delivery going; a slow mail server holds up nobody else's notice. */
  function start(facts: Facts, attempt: () => Promise<Delivery>, ifGone?: () => Promise<void>): void {
    const deliver = async () => {
      const delivery = await persist(attempt, retries, closing.signal);
      if (delivery.end === 'gone') await ifGone?.();
      if ('why' in delivery) warn({ ...facts, why: delivery.why }, 'A notice was not delivered.');
    };
    const done = deliver()
      .catch(error => warn({ ...facts, why: kindOf(error) }, 'A notice was not delivered.'))
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
    askAddress(person, address) {
      const letter = desk?.confirmation(person, address);
      if (letter) start({ person: person.id, channel: 'confirmation' }, letter);
    },
    async run() {
      for (const [id, time] of told) if (now() - time >= PACE.between) told.delete(id);
      let claimed: readonly string[];
      do {
        claimed = await storage.claimNotices(now(), CLAIMED_AT_ONCE);
        await Promise.all(
          claimed.map(id =>
            // One that fails is lost and must not take the others with it.
            attend(id).catch(error => warn({ person: id, why: kindOf(error) }, 'A notice was lost.')),
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
  return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
}

/** Whether there is any way to tell this person something. */
function isReachable({ notices }: StoredPerson): boolean {
  return notices.push || notices.mail !== null;
}
