/** The names of an object's fields, for objects known to have no others. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/**
 * What a table by kinds holds for something of one kind. Its entry takes things of that kind only, so it may stand for one that
 * takes any.
 */
export const ofKind = <Entry>(
  table: { readonly [kind: string]: unknown },
  { type }: { readonly type: string },
) => table[type] as Entry;

/** One value for every key. */
export const byKey = <const K extends string, T>(
  keys: readonly K[],
  of: (key: K, index: number) => T,
): { [P in K]: T } => Object.fromEntries(keys.map((key, i) => [key, of(key, i)])) as { [P in K]: T };
