/** Success or a typed error: refusals and faults are values, never exceptions. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const no = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The message of something thrown, for failures that become a result where they enter. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);
