import { fields, oneOf, type Schema } from './schema.ts';

/** How we know a value, from printed to guessed. */
export const SOURCES = ['rulebook', 'likely', 'moderate', 'guess', 'own-box'] as const;
export type Source = (typeof SOURCES)[number];

/** A value of the component data with its provenance. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
}

export function sourced<T>(value: Schema<T>): Schema<Sourced<T>> {
  return fields<Sourced<T>>({ value, source: oneOf(...SOURCES) });
}
