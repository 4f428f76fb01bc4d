import { useState } from 'preact/hooks';
import type { Viewer } from '../../core/game.ts';
import type { Extras } from '../table/extras.ts';

/** Whether the hint to this question is open, and how to ask for it; null where nobody gets any. */
export function useHint(announce: Extras['hint'] | null, viewer: Viewer, step: number) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (!announce || viewer === 'spectator') return null;
  const isOpen = openAt === step;
  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? null : step),
    announce: () => announce({ seat: viewer, step }),
  };
}
