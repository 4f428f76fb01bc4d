import { add } from '../../../core/counts.ts';
import { nth } from '../../../core/sure.ts';
import { GOLD, GREEN, GREY, type Hat, HATS, PILES, type ValueTable } from '../data/words.ts';
import type { Tables } from '../data/tables.ts';
import type { View } from '../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';

/** What gnomes are worth to a breeder, in petals, upkeep of this round paid. */
export interface Worth {
  /** By hat. */
  readonly gnome: readonly number[];
  /** By pile: what a card drawn from it is worth on average. */
  readonly pile: readonly number[];
}

/** A gnome is worth what it sells for, and what it may still become or bring about; a pile what its cards are worth. */
export function worthOf({ values, piles }: Pick<View, 'values' | 'piles'>, beliefs: Beliefs): Worth {
  const gnome = HATS.map((_, hat) => nth(values, hat));
  gnome[GREY] = -beliefs.grey;
  for (const [i, name] of PILES.entries()) add(gnome, i + 1, beliefs[name]);
  gnome[GOLD] = beliefs.gold;
  const pile = piles.map(counts => {
    let sum = 0;
    let cards = 0;
    for (let hat: Hat = GREY; hat < counts.length; hat++) {
      sum += nth(counts, hat) * nth(gnome, hat);
      cards += nth(counts, hat);
    }
    return cards === 0 ? 0 : sum / cards;
  });
  return { gnome, pile: pile.slice(0, GREEN + 1) };
}

const KNOWN = new WeakMap<Beliefs, WeakMap<readonly number[], Worth>>();

/** The same with an edition's tables: reckoned once for all playouts. */
export function worthIn(tables: Tables, table: ValueTable, beliefs: Beliefs): Worth {
  const values = tables.values[table];
  const held = KNOWN.get(beliefs) ?? new WeakMap<readonly number[], Worth>();
  KNOWN.set(beliefs, held);
  const known = held.get(values) ?? worthOf({ values, piles: tables.counts }, beliefs);
  held.set(values, known);
  return known;
}
