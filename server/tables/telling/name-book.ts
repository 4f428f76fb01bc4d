import { NAMELESS } from '../../../wire/agreed.ts';
import type { Storage } from '../../storage/storage.ts';

/** What people are called, and when they were last in the house, through whatever node. */
export interface NameBook {
  readonly name: (person: string) => string;
  readonly seen: (person: string) => number;
  readonly isForgotten: (person: string) => boolean;
  note(person: string, name: string): void;
  /** Looks up those not known yet, or all of them again. */
  look(people: readonly string[], again?: boolean): Promise<void>;
}

/** Beyond this many people the book is begun anew. */
const ROOM = 20_000;

export function nameBook(storage: Storage): NameBook {
  const known = new Map<string, { name: string; seen: number }>();
  return {
    // A person who is no longer there has no name either.
    name: person => known.get(person)?.name ?? NAMELESS,
    seen: person => known.get(person)?.seen ?? 0,
    isForgotten: person => known.get(person)?.name === NAMELESS,
    note(person, name) {
      known.set(person, { name, seen: known.get(person)?.seen ?? 0 });
    },
    async look(people, again = false) {
      if (known.size > ROOM) known.clear();
      const unknown = again ? people : people.filter(person => !known.has(person));
      if (unknown.length === 0) return;
      for (const { id, name, seen } of await storage.people(unknown)) known.set(id, { name, seen });
    },
  };
}
