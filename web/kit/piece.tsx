import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Note } from './frame/note.tsx';
import { type About, PieceCard } from './piece-card.tsx';

interface PieceProps {
  /** The piece in words. */
  readonly label: string;
  readonly class?: string;
  readonly about: About;
  /** Whether something can be done with it now; null while nobody asks. */
  readonly open: boolean | null;
  readonly pointed: boolean;
  readonly onPick: () => void;
  /** The question is about this piece. */
  readonly asked?: boolean | undefined;
  /** New since my last move. */
  readonly changed?: boolean | undefined;
  readonly glide?: string;
  readonly glideFrom?: string;
  readonly children: ComponentChildren;
}

const HOVER = 450;
const PRESS = 450;

/** Anything on the table that can be pointed at. Hover, focus or a long press tells what it is. */
export function Piece(props: PieceProps) {
  const {
    label,
    class: name,
    about,
    open,
    pointed,
    onPick,
    asked,
    changed,
    glide,
    glideFrom,
    children,
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { told, pressedLong, ...listeners } = useExplained();
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`piece ${name ?? ''}`}
        aria-label={label}
        aria-description={about.lines.join(' ')}
        aria-pressed={pointed}
        data-open={open ?? undefined}
        data-pointed={pointed || undefined}
        data-asked={asked || undefined}
        data-changed={changed || undefined}
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

/** When a piece is to be explained: a mouse rests on it, the keyboard reaches it, or a finger stays. */
function useExplained() {
  const [told, setTold] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const long = useRef(false);
  const hush = () => {
    clearTimeout(timer.current);
    setTold(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    told,
    /** True for the click that ends a long press: it asked, it did not choose. */
    pressedLong: () => long.current,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(() => setTold(true), HOVER);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      hush();
      long.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        long.current = true;
        setTold(true);
      }, PRESS);
    },
    onPointerUp: hush,
    onPointerCancel: hush,
    onPointerLeave: hush,
    onContextMenu: (event: Event) => {
      if (long.current) event.preventDefault();
    },
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (currentTarget.matches(':focus-visible')) setTold(true);
    },
    onBlur: hush,
  };
}
