import { byKey } from '../../../core/keys.ts';
import { nth } from '../../../core/sure.ts';
import { type Chance, rivalChances } from './chances.ts';
import { type Edition, type Effect, type SumName, SUMS } from './edition.ts';
import type { EventId, Hat, ValueTable } from './words.ts';
import { EVENT_IDS, PILES, SOLD_HATS, VALUE_TABLES } from './words.ts';

/** The edition turned into what the rules look up. */
export interface Tables {
  /** GZ-47: petals by hat, in each table; gold has none. */
  readonly values: { readonly [T in ValueTable]: readonly number[] };
  /** GZ-05: the nine cards of each pile, by the hat on their back. */
  readonly piles: readonly (readonly Hat[])[];
  /** How many of them show each hat, by the hat on their back. */
  readonly counts: readonly (readonly number[])[];
  readonly effects: { readonly [E in EventId]: Effect };
  readonly gnomes: readonly number[];
  readonly sums: { readonly [S in SumName]: number };
  /** What the best of so many rivals from a pile may be. */
  rivals(pile: Hat, gnomes: number): readonly Chance[];
}

const KNOWN = new WeakMap<Edition, Tables>();

export function tablesOf(edition: Edition): Tables {
  let tables = KNOWN.get(edition);
  if (!tables) KNOWN.set(edition, (tables = built(edition)));
  return tables;
}

function built({ values, piles, events, gnomes, sums }: Edition): Tables {
  // Grey has no pile: the first place stays empty.
  const counts = [[], ...PILES.map(pile => piles[pile].value)];
  const cards = counts.map(pile => pile.flatMap((count, hat) => Array<Hat>(count).fill(hat)));
  const known: (readonly Chance[])[][] = counts.map(() => []);
  return {
    values: byKey(VALUE_TABLES, table => [...SOLD_HATS.map(hat => values[table][hat].value), 0]),
    piles: cards,
    counts,
    effects: byKey(EVENT_IDS, id => events[id].value),
    gnomes: gnomes.value,
    sums: byKey(SUMS, sum => sums[sum].value),
    rivals(pile, gnomes) {
      return (nth(known, pile)[gnomes] ??= rivalChances(nth(cards, pile), gnomes));
    },
  };
}
