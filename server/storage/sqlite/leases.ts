/** Which tables somebody attends to. One process serves the file, so its memory is the place: leases die with it. */
export interface Leases {
  isFree(table: string, now: number): boolean;
  take(table: string, until: number): void;
  release(table: string): void;
  /** How many there may be at most. */
  count(): number;
}

export function leases(): Leases {
  const taken = new Map<string, number>();
  return {
    isFree: (table, now) => (taken.get(table) ?? now) <= now,
    take: (table, until) => void taken.set(table, until),
    release: table => void taken.delete(table),
    count: () => taken.size,
  };
}
