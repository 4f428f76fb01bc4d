import { useEffect, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../core/game.ts';

/** Follows the reader's own seat: the focus goes where they sit down, and being sent away is not overlooked. */
export function useMySeat(you: Viewer) {
  const before = useRef(you);
  /** Set by whoever stands up of their own will. */
  const leaving = useRef(false);
  const [sentAway, setSentAway] = useState(false);
  useEffect(() => {
    if (you === before.current) return;
    before.current = you;
    setSentAway(you === 'spectator' && !leaving.current);
    leaving.current = false;
    // The button that was pressed is gone.
    if (you !== 'spectator' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.gather-seat-mine button')?.focus();
  }, [you]);
  return { leaving, sentAway };
}
