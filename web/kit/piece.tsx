import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useExplained } from './explained.tsx';
import { Note } from './frame/note.tsx';
import { type About, PieceCard } from './piece-card.tsx';

export interface PieceProps {
  /** The piece in words. */
  readonly label: string;
  readonly class?: string;
  readonly about: About;
  /** Whether something can be done with it now; absent or null while nobody asks, and of what is only explained. */
  readonly open?: boolean | null;
  readonly pointed: boolean;
  readonly onPick: () => void;
  /** The question is about this piece. */
  readonly asked?: boolean | undefined;
  /** New since my last move. */
  readonly changed?: boolean | undefined;
  readonly glide?: string;
  readonly glideFrom?: string;
  /** What events call this place: they travel from and to it, and their lines in the log lead there. */
  readonly place?: string | undefined;
  readonly children: ComponentChildren;
}

type Told = Pick<PieceProps, 'label' | 'about' | 'pointed' | 'open' | 'asked' | 'changed' | 'place'>;

/** How the state of a piece is told to screen readers, the style sheet and what travels. */
export const marksOf = ({ label, about, pointed, open, asked, changed, place }: Told) => ({
  'aria-label': label,
  'aria-description': about.lines.join(' '),
  'aria-pressed': pointed,
  'data-open': open ?? undefined,
  'data-pointed': pointed || undefined,
  'data-asked': asked || undefined,
  'data-changed': changed || undefined,
  'data-place': place,
});

/** Anything on the table that can be pointed at. Hover, focus or a long press tells what it is. */
export function Piece(props: PieceProps) {
  const { class: name, about, pointed, onPick, glide, glideFrom, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { told, pressedLong, listeners } = useExplained();
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`piece ${name ?? ''}`}
        {...marksOf(props)}
        data-glide={glide}
        data-glide-from={glideFrom}
        {...listeners}
        onClick={() => {
          if (!pressedLong()) onPick();
        }}
      >
        {children}
      </button>
      {told && !pointed && (
        <Note label={about.title} about={() => button.current}>
          <PieceCard about={about} />
        </Note>
      )}
    </>
  );
}
