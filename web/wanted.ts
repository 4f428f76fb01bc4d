import { useEffect, useState } from 'preact/hooks';

type Fetch<T> = () => Promise<T>;

/** What somebody wants to see and the page did not bring along. */
export type Wanted<T> = { readonly is: 'here'; readonly part: T } | { readonly is: 'loading' | 'failed' };

/** What has arrived, by the function that fetches it. */
const arrived = new WeakMap<Fetch<unknown>, { readonly part: unknown }>();

async function fetched<T>(fetch: Fetch<T>): Promise<Wanted<T>> {
  try {
    const part = await fetch();
    arrived.set(fetch, { part });
    return { is: 'here', part };
  } catch {
    return { is: 'failed' };
  }
}

/**
 * A part that is fetched when it is shown. What is here already is shown at once; what did not arrive is asked for again when it is shown anew,
 * though most browsers remember of a module that it failed until the page is loaded again.
 */
export function useWanted<T>(fetch: Fetch<T>): Wanted<T> {
  const [told, tell] = useState<{ readonly of: Fetch<T>; readonly wanted: Wanted<T> } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (!arrived.has(fetch)) void fetched(fetch).then(it => wanted && tell({ of: fetch, wanted: it }));
    return () => {
      wanted = false;
    };
  }, [fetch]);
  const here = arrived.get(fetch);
  if (here) return { is: 'here', part: here.part as T };
  return told?.of === fetch ? told.wanted : { is: 'loading' };
}

/** Two parts that are of no use without each other. */
export function bothOf<A, B>(one: Wanted<A>, other: Wanted<B>): Wanted<readonly [A, B]> {
  if (one.is === 'here' && other.is === 'here') return { is: 'here', part: [one.part, other.part] };
  return { is: one.is === 'failed' || other.is === 'failed' ? 'failed' : 'loading' };
}

/**
 * Fetches parts that somebody may want later, one after the other, while nothing else is done: from the first tap or key on, so that
 * the page is there before them. Whatever does not arrive is fetched when it is wanted.
 */
export function useAhead(parts: readonly Fetch<unknown>[]): void {
  useEffect(() => {
    let left = false;
    const begin = () => {
      end();
      void inTurn();
    };
    const end = () => {
      removeEventListener('pointerdown', begin);
      removeEventListener('keydown', begin);
    };
    const inTurn = async () => {
      for (const part of parts) {
        await idle();
        if (left) return;
        if (!arrived.has(part)) await fetched(part);
      }
    };
    addEventListener('pointerdown', begin);
    addEventListener('keydown', begin);
    return () => {
      left = true;
      end();
    };
  }, [parts]);
}

/** Not every browser says when it has nothing to do. */
const idle = () =>
  new Promise<void>(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 1000);
  });
