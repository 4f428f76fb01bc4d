/** What the house answered to hostile messages, and whether it should have. */
export interface Verdicts {
  /** Answers by kind. */
  readonly counts: Map<string, number>;
  readonly violations: string[];
  bytes: number;
  note(kind: string): void;
  /** Looks through everything that came in. */
  read(text: string, from: string): void;
}

export function verdicts(secrets: readonly string[], violations: string[] = []): Verdicts {
  const counts = new Map<string, number>();
  const all: Verdicts = {
    counts,
    violations,
    bytes: 0,
    note: kind => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    read(text, from) {
      all.bytes += text.length;
      const leaked = secrets.find(secret => text.includes(secret));
      if (leaked !== undefined) violations.push(`a secret came out over ${from}: ${text.slice(0, 200)}`);
    },
  };
  return all;
}
