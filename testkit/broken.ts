/** A clause of the contract that does not hold. */
export class Broken extends Error {
  readonly clause: string;
  constructor(clause: string, why: string) {
    super(`[${clause}] ${why}`);
    this.clause = clause;
  }
}

export function must(holds: boolean, clause: string, why: string): asserts holds {
  if (!holds) throw new Broken(clause, why);
}

/** Adds where it happened. States are frozen while the contract looks on, so a rule that writes on one throws a TypeError. */
export function broken(error: unknown, where: string): Error {
  if (error instanceof Broken)
    return new Broken(error.clause, `${error.message.replace(/^\[\w+\] /, '')} (${where})`);
  const message = error instanceof Error ? error.message : String(error);
  if (/read only|not extensible|Cannot (assign|delete|add)/.test(message))
    return new Broken('C3', `a rule wrote on a state it may only read: ${message} (${where})`);
  return new Error(`${message} (${where})`, { cause: error });
}
