import { type Question, questionFor } from '../core/frame.ts';
import type { Game, Read, Seat, Viewer, Vocabulary } from '../core/game.ts';
import { type Choice, choices } from '../core/play.ts';

/** What follows from one state, worked out once, since every check of a step asks for it again. */
export interface Known<V extends Vocabulary> {
  question(viewer: Viewer): Question<V>;
  choices(seat: Seat): readonly Choice<V>[];
  legal(seat: Seat): readonly V['Move'][];
}

export function knownOf<V extends Vocabulary>(game: Game<V>, state: Read<V['State']>): Known<V> {
  const question = once((viewer: Viewer) => questionFor(game, state, viewer));
  const offered = once((seat: Seat) => choices(game, state, seat));
  const legal = once((seat: Seat) =>
    offered(seat)
      .filter(choice => choice.refusal === null)
      .map(choice => choice.move),
  );
  return { question, choices: offered, legal };
}

function once<K, T>(find: (key: K) => T): (key: K) => T {
  const found = new Map<K, T>();
  return key => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key)!;
  };
}

/** Whether both would be sent as the same bytes: also in the same order, unlike `same`. */
export function alike(a: unknown, b: unknown): boolean {
  return matches(a, b) || bytes(a) === bytes(b);
}

/** Cheaper than writing both out, and never true where the bytes differ. */
function matches(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!matches(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]! as never;
    if (key !== others[i] || !matches(a[key], b[key])) return false;
  }
  return true;
}

/** Whether this word is sent, as a name or as a value. */
export function mentions(value: unknown, word: string): boolean {
  if (value === null || typeof value !== 'object') return value === word;
  if (Array.isArray(value)) return value.some(part => mentions(part, word));
  for (const key in value)
    if (key === word || mentions((value as { readonly [key: string]: unknown })[key], word)) return true;
  return false;
}

export function bytes(value: unknown): string {
  return JSON.stringify(value);
}
