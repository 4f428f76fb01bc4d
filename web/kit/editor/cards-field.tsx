import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { Palette } from './palette.tsx';

/** The cards of a box, as a form shows them. A card is the number of its face. */
export interface Box {
  readonly words: {
    readonly add: string;
    readonly done: string;
    readonly takeAway: (card: string) => string;
    readonly left: (n: number) => string;
    readonly added: (card: string) => string;
  };
  readonly name: (card: number) => string;
  readonly face: (card: number) => ComponentChildren;
  /** How many of a face were not entered yet; null where nobody counts them. */
  readonly left: (card: number) => number | null;
  /** Which heap is open, so that cards can be added to it. */
  readonly open: string | null;
  readonly setOpen: (heap: string | null) => void;
}

/** A box of which one heap at a time is open. */
export function useBox(box: Omit<Box, 'open' | 'setOpen'>): Box {
  const [open, setOpen] = useState<string | null>(null);
  return { ...box, open, setOpen };
}

interface CardsFieldProps {
  readonly box: Box;
  /** The name of the heap, of which one is open at a time. */
  readonly heap: string;
  readonly label: string;
  readonly cards: readonly number[];
  /** What it can hold. */
  readonly faces: readonly number[];
  readonly onChange: (cards: readonly number[]) => void;
}

/** Cards that were entered, each taken away by a tap, and the box to add more from. */
export function CardsField({ box, heap, label, cards, faces, onChange }: CardsFieldProps) {
  const { words, name, face, open, setOpen } = box;
  const isOpen = open === heap;
  return (
    <>
      <div class="sketch-cards" role="group" aria-label={label}>
        {cards.map((card, i) => (
          <button
            key={`${card}.${cards.slice(0, i).filter(other => other === card).length}`}
            type="button"
            class="piece"
            aria-label={words.takeAway(name(card))}
            onClick={() => onChange(cards.toSpliced(i, 1))}
          >
            {face(card)}
          </button>
        ))}
        <button
          type="button"
          class="button sketch-add"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? words.done : words.add} (${label})`}
          onClick={() => setOpen(isOpen ? null : heap)}
        >
          <Icon of={isOpen ? 'check' : 'plus'} />
          {isOpen ? words.done : words.add}
        </button>
      </div>
      {isOpen && (
        <BoxPalette
          box={box}
          label={`${words.add} (${label})`}
          faces={faces}
          onPick={card => onChange([...cards, card])}
        />
      )}
    </>
  );
}

interface BoxPaletteProps extends Pick<CardsFieldProps, 'box' | 'label' | 'faces'> {
  readonly onPick: (card: number) => void;
}

/** Every face, with how many of it were not entered yet. */
export function BoxPalette({ box, label, faces, onPick }: BoxPaletteProps) {
  const { words, name, face, left, open, setOpen } = box;
  return (
    <Palette
      label={label}
      words={words}
      picker={{ at: open, close: () => setOpen(null) }}
      entries={faces.map(card => {
        const more = left(card);
        return {
          key: String(card),
          label: name(card),
          picture: face(card),
          ...(more !== null && { left: more }),
          onPick: () => onPick(card),
        };
      })}
    />
  );
}
