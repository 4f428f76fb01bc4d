import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useHeldStill } from './use-held-still.ts';
import { type Picker, usePicker } from './use-picker.ts';

export interface PaletteEntry {
  readonly key: string;
  /** The piece in words. */
  readonly label: string;
  readonly picture: ComponentChildren;
  /** How many of it are not entered yet; none is said, and may still be added: then the fault explains itself. */
  readonly left?: number;
  readonly onPick: () => void;
}

interface PaletteProps {
  /** What is added, and where. */
  readonly label: string;
  readonly words: { readonly left: (n: number) => string; readonly added: (label: string) => string };
  readonly entries: readonly PaletteEntry[];
  readonly picker: Picker;
}

/** The pieces of the box: each tap adds one to where it is open. */
export function Palette({ label, words, entries, picker }: PaletteProps) {
  const palette = useRef<HTMLDivElement>(null);
  usePicker(palette, picker);
  const holdStill = useHeldStill(palette);
  const [told, setTold] = useState('');
  return (
    <div ref={palette} class="palette" role="group" aria-label={label}>
      {entries.map(entry => (
        <button
          key={entry.key}
          type="button"
          class="palette-piece"
          aria-label={entry.left === undefined ? entry.label : `${entry.label}, ${words.left(entry.left)}`}
          data-none={(entry.left ?? 1) <= 0 || undefined}
          onClick={() => {
            holdStill();
            entry.onPick();
            setTold(words.added(entry.label));
          }}
        >
          {entry.picture}
          {entry.left !== undefined && <small aria-hidden="true">{entry.left}</small>}
        </button>
      ))}
      <p class="only-heard" role="status">
        {told}
      </p>
    </div>
  );
}
