/** The names of an object's fields, for objects known to have no others. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** One value for every key. */
export const byKey = <const K extends string, T>(
  keys: readonly K[],
  of: (key: K, index: number) => T,
): { [P in K]: T } => Object.fromEntries(keys.map((key, i) => [key, of(key, i)])) as { [P in K]: T };
