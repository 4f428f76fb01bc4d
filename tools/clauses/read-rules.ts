/** One numbered sentence of a rulebook: a requirement and its id. */
export interface Clause {
  readonly id: string;
  /** Why no test proves it, from `{…; not tested: reason}`; null when one must. */
  readonly excuse: string | null;
}

/** `CC-01`, `CC-A16`, `PLT-3.2`. */
export const ID = '[A-Z]{2,}-[A-Z]?\\d+(?:\\.\\d+)*';

export const prefixOf = (id: string) => id.slice(0, id.indexOf('-'));

const ITEM = new RegExp(`^- \\*\\*(${ID})\\*\\* ((?:.|\\n(?!\\s*[-#]|\\s*\\n))*)`, 'gm');

/** The clauses of a RULES file, in order: list items such as `- **CC-01** Two to five play. {rulebook}`. */
export function readRules(text: string): readonly Clause[] {
  return [...text.matchAll(ITEM)].map(([, id = '', body = '']) => ({
    id,
    excuse: /\{[^}]*\bnot tested:\s*([^;}]*[^;}\s])[^}]*\}/.exec(body)?.[1] ?? null,
  }));
}
