/** Success or a typed reason: refusals and faults are ordinary values, never exceptions. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const no = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The impossible: a bug, not a refusal. */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new Error(`Impossible: ${why}`);
  return value;
}

/** The branch a union can never reach. */
export function never(value: never): never {
  throw new Error(`Impossible: ${JSON.stringify(value)}`);
}
