import { keyed } from '../../../core/sure.ts';
import type { Storage, StoredPerson, Subscription } from '../../storage/storage.ts';
import type { TableCard } from '../../../wire/tells.ts';

/** What notices need of a storage, in memory, with doors for tests to look in. */
export interface Memory
  extends Pick<
    Storage,
    | 'houseValue'
    | 'person'
    | 'changePerson'
    | 'tablesOf'
    | 'lastSeen'
    | 'askNotice'
    | 'claimNotices'
    | 'settleNotice'
    | 'subscriptions'
    | 'addSubscription'
    | 'dropSubscription'
  > {
  readonly people: Map<string, StoredPerson>;
  /** Every table of the house. */
  readonly cards: TableCard[];
  /** `person table` to step. */
  readonly seen: Map<string, number>;
  /** When each person's notice falls due. */
  readonly asked: Map<string, number>;
}

export function memory(...people: readonly StoredPerson[]): Memory {
  const values = new Map<string, string>();
  const subscriptions = new Map<string, Subscription>();
  const leases = new Map<string, number>();
  const told = new Map<string, number>();
  const stored: Memory = {
    people: new Map(people.map(person => [person.id, person])),
    cards: [],
    seen: new Map(),
    asked: new Map(),
    houseValue: async (name, make) => {
      if (!values.has(name)) values.set(name, make());
      return keyed(values, name);
    },
    person: async id => stored.people.get(id) ?? null,
    changePerson: async person => void stored.people.set(person.id, person),
    tablesOf: async (person, limit) =>
      stored.cards.filter(({ seats }) => seats.some(seat => seat.person === person)).slice(0, limit),
    lastSeen: async (person, table) => stored.seen.get(`${person} ${table}`) ?? null,
    askNotice: async (person, at) =>
      void stored.asked.set(person, Math.min(at, stored.asked.get(person) ?? at)),
    claimNotices: async (now, until, limit) => {
      const lapsed = [...leases].filter(([, end]) => end <= now);
      const asked = [...stored.asked].filter(([person, at]) => at <= now && !leases.has(person));
      const due = [...new Set([...lapsed, ...asked].map(([person]) => person))].slice(0, limit);
      for (const person of due) {
        stored.asked.delete(person);
        leases.set(person, until);
      }
      return due.map(person => ({ person, told: told.get(person) ?? null }));
    },
    settleNotice: async (person, time) => {
      leases.delete(person);
      if (time !== null) told.set(person, time);
    },
    subscriptions: async person => [...subscriptions.values()].filter(each => each.person === person),
    addSubscription: async subscription => void subscriptions.set(subscription.endpoint, subscription),
    dropSubscription: async endpoint => void subscriptions.delete(endpoint),
  };
  return stored;
}

export function person(id: string, notices: Partial<StoredPerson['notices']> = {}): StoredPerson {
  return {
    id,
    name: id,
    notices: { push: false, mail: null, quiet: null, zone: 'UTC', language: 'en', ...notices },
    created: 0,
    seen: 0,
  };
}
