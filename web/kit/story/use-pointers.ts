import { type MutableRef, useLayoutEffect } from 'preact/hooks';
import { actionOf } from '../lesson/lesson.ts';
import { storeOf } from '../store.ts';
import { ringOn } from './show-place.ts';

/** What each guide at the table means now: an action among it is not folded away. */
export const meantNow = storeOf<readonly (readonly string[])[]>([]);

/** Keeps a ring on what the guide means, however often the board is drawn anew, and brings it into view. */
export function usePointers(slip: MutableRef<HTMLElement | null>, keys: readonly string[]): void {
  useLayoutEffect(() => {
    const board = slip.current?.closest('.table')?.querySelector('main');
    if (!board || keys.length === 0) return;
    meantNow.set([...meantNow.get(), keys]);
    const rung = new Map<Element, () => void>();
    const update = () => {
      const due = new Set(keys.flatMap(key => meant(board, key)));
      for (const [place, unring] of rung)
        if (!due.has(place) || !place.hasAttribute('data-rung')) {
          unring();
          rung.delete(place);
        }
      for (const place of due) if (!rung.has(place)) rung.set(place, ringOn(place, 'stays'));
    };
    update();
    [...rung.keys()][0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const watcher = new MutationObserver(update);
    watcher.observe(board, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-place', 'data-action'],
    });
    return () => {
      watcher.disconnect();
      for (const unring of rung.values()) unring();
      meantNow.set(meantNow.get().filter(others => others !== keys));
    };
  }, [keys.join(' ')]);
}

/** What is in sight of a place of the board, or of an action of the dock; of two, one in the other, the inner. */
export function meant(board: ParentNode, key: string): Element[] {
  const action = actionOf(key);
  const all =
    action === null ? `[data-place~="${CSS.escape(key)}"]` : `[data-action="${CSS.escape(action)}"]`;
  const shown = [...board.querySelectorAll(all)].filter(element => element.getClientRects().length > 0);
  return shown.filter(element => !shown.some(inner => inner !== element && element.contains(inner)));
}
