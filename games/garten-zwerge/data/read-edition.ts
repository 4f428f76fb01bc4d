import { byKey, keysOf } from '../../../core/keys.ts';
import { type Sourced, sourced } from '../../../core/edition.ts';
import type { Schema } from '../../../core/schema.ts';
import { fields, integer, list, oneOf, reader, text, variants, where } from '../../../core/schema.ts';
import { type Edition, type Effect, type SumName, SUMS } from './edition.ts';
import type { EventId, PileName, SoldHat, ValueTable } from './words.ts';
import { EVENT_IDS, HATS, JOBS, PILE_SIZE, PILES, SOLD_HATS, STEP, VALUE_TABLES } from './words.ts';

const GNOMES = 22;

/** GZ-09: a sum that can be paid in notes. */
const petals = (most: number): Schema<number> => where(integer(0, most), sum => sum % STEP === 0, 'GZ-09');

const adding = (total: number, clause: string): Schema<readonly number[]> =>
  where(list(integer(0, total), HATS.length), counts => counts.reduce((a, b) => a + b, 0) === total, clause);

/** One schema for every key. */
function each<K extends string, T>(keys: readonly K[], schema: (key: K) => Schema<T>) {
  return fields<{ readonly [P in K]: T }>(byKey(keys, schema));
}

const EFFECTS: { readonly [D in Effect['do']]: { readonly [field: string]: Schema<unknown> } } = {
  ban: { job: oneOf(...JOBS) },
  wage: { petals: petals(1000) },
  fee: { petals: petals(1000) },
  gate: { petals: petals(1000) },
  redraw: {},
  bonus: { petals: petals(1000) },
  upkeep: { petals: petals(1000) },
  tax: { petals: petals(1000), per: integer(STEP, 4000) },
  prize: { petals: petals(4000) },
  rivals: { gnomes: integer(1, PILE_SIZE) },
  'best-of': { cards: integer(1, PILE_SIZE) },
  escape: {},
};

const effect = variants<Effect, Effect['do']>(
  'do',
  byKey(keysOf(EFFECTS), kind => fields<Effect>({ do: oneOf(kind), ...EFFECTS[kind] } as never)),
);

/** GZ-26: a grey hat is worth nothing, whatever the table. */
const value = (hat: SoldHat): Schema<Sourced<number>> =>
  sourced(hat === 'grey' ? where(petals(4000), sum => sum === 0, 'GZ-26') : petals(4000));

/** GZ-A27 is in rounds, all other sums in petals. */
const sum = (name: SumName): Schema<Sourced<number>> =>
  sourced(name === 'lastRound' ? integer(1, 200) : petals(20_000));

const schema = fields<Edition>({
  name: text(60),
  values: each<ValueTable, Edition['values'][ValueTable]>(VALUE_TABLES, () => each(SOLD_HATS, value)),
  piles: each<PileName, Sourced<readonly number[]>>(PILES, () => sourced(adding(PILE_SIZE, 'GZ-05'))),
  events: each<EventId, Sourced<Effect>>(EVENT_IDS, () => sourced(effect)),
  gnomes: sourced(adding(GNOMES, 'GZ-02')),
  sums: each(SUMS, sum),
});

/** Another edition from JSON. */
export const readEdition = reader(schema);
