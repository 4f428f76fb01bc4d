import { type Store, storeOf } from '../kit/store.ts';
import { drop, keep, kept } from './kept.ts';

/** Who this device belongs to, with the key that proves it to the house. */
export interface Myself {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

const KEY = 'potager.person';

function remembered(): Myself | null {
  const someone = kept<Partial<Myself>>(KEY);
  const { id, name, key } = someone ?? {};
  return typeof id === 'string' && typeof name === 'string' && typeof key === 'string'
    ? { id, name, key }
    : null;
}

/** Null until a name was given: looking needs none. */
export const myself: Store<Myself | null> = storeOf(remembered());

export function becomeKnown(next: Myself): void {
  keep(KEY, next);
  myself.set(next);
}

export function becomeNobody(): void {
  drop(KEY);
  myself.set(null);
}

/** All tabs of a browser are the same person. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) myself.set(remembered());
  });
}
