import { nth, present } from '../../../core/sure.ts';
import { type CardRow, cardOf, namelessCard, NO_NOTICES, type PersonRow, personOf } from '../rows.ts';
import { storable } from '../storable.ts';
import type { PeopleStore, Subscription } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import type { Connection, Database } from './connection.ts';

interface AskedLine {
  readonly table_id: string;
  readonly seq: number;
  readonly body: string;
}

export function people(database: Database): PeopleStore {
  const { rows, run, transaction } = database;
  const find = async (ids: readonly string[]) => (await rows<PersonRow>('people', ids)).map(personOf);
  const houseValue = async (name: string) => (await rows<{ value: string }>('houseValue', name))[0]?.value;

  /** Gives something to a person, unless they have been forgotten. */
  const forRemembered = (person: string, work: (connection: Connection) => Promise<void>) =>
    transaction(async connection => {
      const [forgotten] = await connection.rows<{ yes: boolean }>('isForgotten', person);
      if (forgotten?.yes) throw new Error(`${person} has been forgotten.`);
      await work(connection);
    });

  return {
    houseValue: async (name, make) => {
      const kept = await houseValue(name);
      if (kept !== undefined) return kept;
      const value = make();
      storable(name, value);
      await run('keepHouseValue', name, value);
      // Another node may have been quicker.
      return present(await houseValue(name), `value of ${name}`);
    },

    wall: async () => nth(await rows<{ now: number }>('wall'), 0).now,
    keepTime: look =>
      transaction(async connection => {
        // The first node ever has no row to lock: two of them would not see each other.
        await connection.run('keepHouseValue', 'time', '');
        const { value } = nth(await connection.rows<{ value: string }>('lockTime'), 0);
        const { kept, delay } = look(value || null);
        await connection.run('keepTime', kept);
        if (delay > 0) {
          await connection.run('putOff', delay);
          await connection.run('prolongKeys', delay);
        }
        return kept;
      }),

    addPerson: async ({ id, name, notices, created, seen }) => {
      storable(id, name);
      const added = await run('addPerson', id, name, JSON.stringify(notices), created, seen);
      if (added === 0) throw new StorageTrouble('taken', `There is already a person ${id}.`);
    },
    person: async id => (await find([id]))[0] ?? null,
    people: find,
    changePerson: async ({ id, name, notices, created, seen }) => {
      storable(name);
      const changed = await run('changePerson', id, name, JSON.stringify(notices), created, seen);
      if (changed === 0) throw new Error(`There is no person ${id}.`);
    },
    forgetPerson: async (id, scrub) => {
      await transaction(async connection => {
        await connection.run('forgetPerson', id, JSON.stringify(NO_NOTICES));
        await connection.run('forgetKeys', id);
        await connection.run('forgetSubscriptions', id);
        await connection.run('forgetSeen', id);
        for (const row of await connection.rows<CardRow>('lockCards', id)) {
          const card = cardOf(row);
          await connection.run('changeCard', card.id, JSON.stringify(namelessCard(card, id)));
        }
        for (const line of await connection.rows<AskedLine>('askedBy', id)) {
          const left = scrub(line.body);
          if (left !== line.body) await connection.run('rewriteLine', line.table_id, line.seq, left);
        }
      });
    },

    addKey: ({ hash, person, created, expires }) =>
      forRemembered(person, async connection => {
        await connection.run('addKey', hash, person, created, expires);
      }),
    personByKey: async (hash, now) => {
      const row = (await rows<PersonRow>('personByKey', hash, now))[0];
      return row ? personOf(row) : null;
    },
    spendKey: async (hash, now) => (await rows<{ person: string }>('spendKey', hash, now))[0]?.person ?? null,
    touchPeople: async (ids, now) => {
      await run('touchPeople', ids, now);
    },

    addSubscription: async ({ endpoint, person, p256dh, auth }) => {
      storable(endpoint, p256dh, auth);
      await forRemembered(person, async connection => {
        await connection.run('addSubscription', endpoint, person, p256dh, auth);
      });
    },
    subscriptions: person => rows<Subscription>('subscriptions', person),
    dropSubscription: async endpoint => {
      await run('dropSubscription', endpoint);
    },
  };
}
