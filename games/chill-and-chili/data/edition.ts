import { byKey } from '../../../core/keys.ts';
import { type Sourced, sourced } from '../../../core/edition.ts';
import { type Schema, fields, integer, list, reader, text, where } from '../../../core/schema.ts';
import { nth } from '../../../core/sure.ts';
import { ACCESSORIES, type AccessoryName, BED_SIZES, COPIES, KINDS, type KindName } from './cards.ts';

/** The numbers printed on the cards. The rulebook prints few of them, so each says how we know it. */
export interface Edition {
  readonly name: string;
  readonly kinds: { readonly [K in KindName]: KindEntry };
  /** CC-09: coins. */
  readonly prices: { readonly [A in AccessoryName]: Sourced<number> };
}

export interface KindEntry {
  /** CC-06: what a bed is worth, for its smallest size first: one number, for pumpkins five (CC-67). */
  readonly points: Sourced<readonly number[]>;
  /** CC-08: how many of the kind's cards carry one, two and three suns. */
  readonly suns: Sourced<readonly number[]>;
}

export const EDITION: Edition = {
  name: 'Potager reconstruction',
  kinds: {
    corn: {
      points: { value: [3], source: 'likely' },
      suns: { value: [12, 6, 0], source: 'guess' },
    },
    carrot: {
      points: { value: [4], source: 'rulebook' },
      suns: { value: [9, 8, 0], source: 'guess' },
    },
    tomato: {
      points: { value: [5], source: 'rulebook' },
      suns: { value: [5, 10, 0], source: 'guess' },
    },
    cauliflower: {
      points: { value: [8], source: 'moderate' },
      suns: { value: [0, 10, 4], source: 'guess' },
    },
    pumpkin: {
      points: { value: [1, 3, 6, 10, 15], source: 'moderate' },
      suns: { value: [0, 14, 0], source: 'moderate' },
    },
    chili: {
      points: { value: [10], source: 'moderate' },
      suns: { value: [0, 6, 6], source: 'guess' },
    },
  },
  prices: {
    fertiliser: { value: 3, source: 'guess' },
    scarecrow: { value: 2, source: 'guess' },
    wheelbarrow: { value: 2, source: 'guess' },
    'watering-can': { value: 1, source: 'rulebook' },
  },
};

const kindEntry = (kind: number): Schema<KindEntry> => {
  const [min, max] = nth(BED_SIZES, kind);
  const copies = nth(COPIES, kind);
  const suns = where(
    list(integer(0, copies), 3),
    counts => counts.reduce((sum, count) => sum + count, 0) === copies,
    'CC-03',
  );
  const pumpkinSuns = where(suns, counts => counts.includes(copies), 'CC-07');
  return fields<KindEntry>({
    points: sourced(list(integer(0, 99), max - min + 1)),
    suns: sourced(max > min ? pumpkinSuns : suns),
  });
};

const schema = fields<Edition>({
  name: text(60),
  kinds: fields<Edition['kinds']>(byKey(KINDS, (_name, kind) => kindEntry(kind))),
  prices: fields<Edition['prices']>(byKey(ACCESSORIES, () => sourced(integer(0, 20)))),
});

/** Another edition from JSON. */
export const readEdition = reader(schema);
