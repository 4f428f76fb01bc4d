import type { ClaimedNotice, Storage, StoredPerson } from '../storage/storage.ts';
import { kindOf, openCourier, type Ways } from './courier.ts';
import { type Digest, digest, waitsFor } from './digest.ts';
import { earliest, PACE } from './due.ts';
import type { Asker } from './mail-desk.ts';

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

interface NotifierOptions extends Ways {
  readonly storage: Ways['storage'] &
    Pick<Storage, 'askNotice' | 'claimNotices' | 'settleNotice' | 'person' | 'tablesOf' | 'lastSeen'>;
  readonly now: () => number;
  /** Whether this person has the house open at this moment, as far as this node can see. */
  readonly isHere: (person: string) => boolean;
}

/** Longer than all tries of a delivery together. What is not settled by then belonged to a node that died. */
const LEASE = 20 * 60_000;
const CLAIMED_AT_ONCE = 50;
const TABLES_LOOKED_AT = 200;

export function openNotifier(options: NotifierOptions): Notifier {
  const { storage, now, isHere, warn } = options;
  const courier = openCourier(options);

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
    const deliveries = await courier.send(person, waiting);
    // A slow mail server holds up nobody else's notice.
    courier.keep(
      Promise.all(deliveries).then(async ends => {
        // What a closing house did not get through is left to the next one, when the lease has run out.
        if (!courier.isClosing() || ends.every(end => end !== 'trouble'))
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

  return {
    async turnCame(id) {
      const person = await storage.person(id);
      if (person && isReachable(person)) await storage.askNotice(id, now() + PACE.delay);
    },
    askAddress: courier.confirm,
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
      } while (claimed.length === CLAIMED_AT_ONCE && !courier.isClosing());
    },
    settled: courier.settled,
    close: courier.close,
  };
}

/** Whether there is any way to tell this person something. */
function isReachable({ notices }: StoredPerson): boolean {
  return notices.push || notices.mail !== null;
}
