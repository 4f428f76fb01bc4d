import { createHash, randomBytes } from 'node:crypto';
import type { Notices, Person } from '../../wire/tells.ts';
import { NO_NOTICES } from '../storage/rows.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';

/** Milliseconds a link to another device is good for. */
const LINK_LASTS = 3_600_000;

/** Milliseconds after which somebody who asks something is noted as here again; sockets note it by themselves. */
const NOTED = 3_600_000;
const ROOM = 20_000;

/** People as the house knows them: a name, and keys that only their devices have. */
export interface People {
  welcome(
    name: string,
    notices?: Partial<Notices>,
  ): Promise<{ readonly person: Person; readonly key: string }>;
  byKey(key: string): Promise<StoredPerson | null>;
  /** A one-time code that adds another device of this person. */
  link(person: string): Promise<{ readonly code: string; readonly expires: number }>;
  /** Another key for the person who made the link. */
  follow(code: string): Promise<{ readonly person: Person; readonly key: string } | null>;
}

export function peopleOf(storage: Storage, now: () => number): People {
  /** By a clock that does not jump. */
  const noted = new Map<string, number>();

  async function noteHere({ id }: StoredPerson): Promise<void> {
    const time = performance.now();
    if (time - (noted.get(id) ?? -NOTED) < NOTED) return;
    if (noted.size >= ROOM) noted.clear();
    noted.set(id, time);
    await storage.touchPeople([id], now());
  }

  async function newKey(person: string): Promise<string> {
    const key = secretWord();
    await storage.addKey({ hash: hashOf('key', key), person, created: now(), expires: null });
    return key;
  }
  return {
    async welcome(name, notices) {
      const person = { id: `p${randomBytes(9).toString('base64url')}`, name };
      const created = now();
      await storage.addPerson({ ...person, notices: { ...NO_NOTICES, ...notices }, created, seen: created });
      return { person, key: await newKey(person.id) };
    },
    async byKey(key) {
      const person = await storage.personByKey(hashOf('key', key), now());
      // A full disk must not prevent reading.
      if (person) await noteHere(person).catch(() => noted.delete(person.id));
      return person;
    },
    async link(person) {
      const code = secretWord();
      const expires = now() + LINK_LASTS;
      await storage.addKey({ hash: hashOf('link', code), person, created: now(), expires });
      return { code, expires };
    },
    async follow(code) {
      const id = await storage.spendKey(hashOf('link', code), now());
      const person = id === null ? null : await storage.person(id);
      return person && { person: { id: person.id, name: person.name }, key: await newKey(person.id) };
    },
  };
}

const secretWord = () => randomBytes(32).toString('base64url');

/** Keys are long and random, so a plain hash hides them; links and keys cannot stand in for each other. */
function hashOf(kind: 'key' | 'link', word: string): string {
  return createHash('sha256').update(`${kind} ${word}`).digest('hex');
}
