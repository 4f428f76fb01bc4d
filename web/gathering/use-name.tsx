import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { myself } from '../net/person.ts';
import { NameSheet } from './name-sheet.tsx';

/** Does something that needs a name, asking for one first if there is none. */
export function useName(): {
  readonly named: (deed: () => void) => void;
  readonly sheet: ComponentChildren;
} {
  const [waiting, setWaiting] = useState<{ readonly deed: () => void } | null>(null);
  return {
    named: deed => (myself.get() ? deed() : setWaiting({ deed })),
    sheet: waiting && (
      <NameSheet
        onNamed={() => {
          setWaiting(null);
          waiting.deed();
        }}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
