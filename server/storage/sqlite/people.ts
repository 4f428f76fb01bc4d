import { cardOf, namelessCard, NO_NOTICES, type CardRow, type PersonRow, personOf } from '../rows.ts';
import { storable } from '../storable.ts';
import type { PeopleStore, StoredKey, StoredPerson, Subscription } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import type { Tools } from './tools.ts';

export function people({ sql, write }: Tools): PeopleStore {
  const find = (ids: readonly string[]) => sql.people.rows<PersonRow>(JSON.stringify(ids)).map(personOf);

  const houseValue = (name: string) => sql.houseValue.rows<{ value: string }>(name)[0]?.value;

  const keepValue = (name: string, value: string): string => {
    storable(name, value);
    sql.keepHouseValue.run(name, value);
    return value;
  };

  const add = (person: StoredPerson): void => {
    const { id, name, notices, created, seen } = person;
    if (find([id]).length > 0) throw new StorageTrouble('taken', `There is already a person ${id}.`);
    sql.addPerson.run(id, name, JSON.stringify(notices), created, seen);
  };

  const change = ({ id, name, notices, created, seen }: StoredPerson): void => {
    const changed = sql.changePerson.run(name, JSON.stringify(notices), created, seen, id);
    if (changed === 0) throw new Error(`There is no person ${id}.`);
  };

  const forget = (id: string, scrub: (body: string) => string): void => {
    sql.forgetPerson.run(JSON.stringify(NO_NOTICES), id);
    sql.forgetKeys.run(id);
    sql.forgetSubscriptions.run(id);
    sql.forgetSeen.run(id);
    for (const row of sql.tablesOf.rows<CardRow>(id, -1)) {
      const card = cardOf(row);
      sql.changeCard.run(JSON.stringify(namelessCard(card, id)), card.id);
    }
    for (const line of sql.askedBy.rows<{ table_id: string; seq: number; body: string }>(id)) {
      const left = scrub(line.body);
      if (left !== line.body) sql.rewriteLine.run(left, line.table_id, line.seq);
    }
  };

  const refuseForgotten = (person: string): void => {
    if (sql.isForgotten.rows(person).length > 0) throw new Error(`${person} has been forgotten.`);
  };

  /** Keys that have run out go when the same person gets another. */
  const addKey = ({ hash, person, created, expires }: StoredKey): void => {
    refuseForgotten(person);
    sql.dropOldKeys.run(person, created);
    sql.addKey.run(hash, person, created, expires);
  };

  return {
    houseValue: async (name, make) =>
      houseValue(name) ?? write(() => houseValue(name) ?? keepValue(name, make())),
    wall: async () => null,
    keepTime: look =>
      write(() => {
        const { kept, delay } = look(houseValue('time') ?? null);
        sql.keepTime.run(kept);
        if (delay > 0) {
          sql.putOff.run(delay);
          sql.prolongKeys.run(delay);
        }
        return kept;
      }),
    addPerson: async person => {
      storable(person.id, person.name);
      return write(() => add(person));
    },
    person: async id => find([id])[0] ?? null,
    people: async ids => find(ids),
    changePerson: async person => {
      storable(person.name);
      return write(() => change(person));
    },
    forgetPerson: async (id, scrub) => write(() => forget(id, scrub)),
    addKey: async key => write(() => addKey(key)),
    personByKey: async (hash, now) => {
      const row = sql.personByKey.rows<PersonRow>(hash, now)[0];
      return row ? personOf(row) : null;
    },
    spendKey: async (hash, now) =>
      write(() => sql.spendKey.rows<{ person: string }>(hash, now)[0]?.person ?? null),
    touchPeople: async (ids, now) => {
      await write(() => sql.touchPeople.run(now, JSON.stringify(ids)));
    },

    addSubscription: async ({ endpoint, person, p256dh, auth }: Subscription) => {
      storable(endpoint, p256dh, auth);
      await write(() => {
        refuseForgotten(person);
        sql.addSubscription.run(endpoint, person, p256dh, auth);
      });
    },
    subscriptions: async person => sql.subscriptions.rows<Subscription>(person),
    dropSubscription: async endpoint => {
      await write(() => sql.dropSubscription.run(endpoint));
    },
  };
}
