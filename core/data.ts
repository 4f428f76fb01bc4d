/** Copying, freezing, comparing and fingerprinting plain JSON data. */

export function copy<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copy(list[i]);
    return list as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const part = value[key];
    out[key] = typeof part === 'object' ? copy(part) : part;
  }
  return out as T;
}

export function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((part, i) => same(part, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

/** `after`, in which every part that equals its counterpart in `before` is the same object (structural sharing). */
export function shared<T>(before: T, after: T): T;
export function shared(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, i) => shared(before[i], part));
    return before.length === parts.length && parts.every((part, i) => part === before[i]) ? before : parts;
  }
  if (!isObject(before) || !isObject(after)) return after;
  const keys = Object.keys(after);
  const parts = Object.fromEntries(keys.map(key => [key, shared(before[key], after[key])]));
  const isSame = keys.length === Object.keys(before).length && keys.every(key => parts[key] === before[key]);
  return isSame ? before : parts;
}

/** Whether JSON is an object: not a list, not null. */
export const isObject = (json: unknown): json is { readonly [key: string]: unknown } =>
  json !== null && typeof json === 'object' && !Array.isArray(json);

/** JSON that we wrote ourselves, so that it has the shape we gave it. What others wrote is read by a schema. */
export const parsed = <T>(json: string) => JSON.parse(json) as T;

/** JSON with the keys of every object in alphabetical order: equal data, equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`;
}

/** A 64-bit content hash, not cryptographic: it finds divergence, not fraud. */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (a >>> 16) ^ b, 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 15) ^ a, 0x27d4eb2f);
  return hex(a) + hex(b);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
