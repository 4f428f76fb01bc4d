import type { Random } from '../../core/random.ts';
import { present } from '../../core/sure.ts';
import type { HousePromise } from '../../fair/deal.ts';
import { answerTo, type Memory, NO_MEMORY, notePromise, sealNumber } from '../../fair/device.ts';
import type { Wish } from '../../wire/asks.ts';
import type { Person, TableSheet } from '../../wire/tells.ts';
import { until } from './until.ts';

export interface Seating {
  readonly table: string;
  readonly seat: number;
  readonly invite?: string | null;
  /** What the house promises there, for whoever does not watch the table yet. */
  readonly promise?: HousePromise;
}

/** What a player adds to the deals of its tables: one number for each, sealed when it sits down, opened for the roster. */
export interface Numbers {
  /** Notes what the house promises, and opens its number for the roster. */
  attend(sheet: TableSheet): void;
  sit(where: Seating): Promise<string>;
}

interface Owner {
  readonly person: Person;
  readonly random: Random;
  readonly ask: (wish: Wish) => Promise<string>;
}

export function numbersOf({ person, random, ask }: Owner): Numbers {
  const memories = new Map<string, Memory>();
  /** Numbers on their way: every device is told of the same roster. */
  const opening = new Set<string>();
  return {
    attend(sheet) {
      const { id, deal } = sheet;
      if (deal.construction === 1) return;
      const memory = notePromise(memories.get(id) ?? NO_MEMORY(id), deal);
      const answer = answerTo(memory, deal, sheet);
      memories.set(id, answer?.memory ?? memory);
      if (!answer || opening.has(answer.salt)) return;
      opening.add(answer.salt);
      void ask({ type: 'open-number', table: id, roster: answer.roster, salt: answer.salt });
    },
    async sit({ table, seat, invite = null, promise }) {
      if (promise) memories.set(table, notePromise(memories.get(table) ?? NO_MEMORY(table), promise));
      const known = await until(() => memories.get(table) ?? null);
      const sealed = sealNumber(known, { person: person.id, salt: digits(random, 64) });
      const { memory, commitment, seal } = present(sealed, 'number to seal');
      memories.set(table, memory);
      return ask({ type: 'sit', table, seat, number: { commitment, seal }, invite });
    },
  };
}

export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(16).toString(16)).join('');
