import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Note } from './frame/note.tsx';
import { listen } from './listen.ts';
import { type About, PieceCard } from './piece-card.tsx';

/** How long a mouse rests, or a finger stays, before a piece tells what it is. */
const WAIT = 450;
/** A finger that moves this many pixels does something else. */
const STRAY = 10;

/** When a piece is to be explained: a mouse rests on it, the keyboard reaches it, or a finger stays. After a finger
 * the words stay until the next touch, so that the hand can go out of the way. Escape hides them, wherever the mouse
 * is. */
export function useExplained() {
  const [told, setTold] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const long = useRef(false);
  const over = useRef(false);
  const put = useRef({ x: 0, y: 0 });
  const hush = () => {
    clearTimeout(timer.current);
    setTold(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // At once: the next key may come before the words are painted.
  useLayoutEffect(() => {
    if (!told) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hush();
    };
    return listen(window, { pointerdown: hush, keydown: press });
  }, [told]);
  return {
    told,
    tell: () => setTold(true),
    /** True for the click that ends a long press: it asked, it did not choose. */
    pressedLong: () => long.current,
    listeners: {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        hush();
        long.current = false;
        put.current = { x, y };
        if (pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          long.current = true;
          setTold(true);
        }, WAIT);
      },
      onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
        if (pointerType === 'mouse') {
          // Not when it is entered: what a move puts under a mouse that rests was not asked about.
          if (over.current) return;
          over.current = true;
          timer.current = setTimeout(() => setTold(true), WAIT);
          return;
        }
        const strayed = Math.hypot(clientX - put.current.x, clientY - put.current.y);
        if (strayed > STRAY) clearTimeout(timer.current);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        over.current = false;
        if (pointerType === 'mouse') hush();
        else clearTimeout(timer.current);
      },
      onContextMenu: (event: Event) => {
        if (long.current) event.preventDefault();
      },
      onFocus: ({ currentTarget }: { currentTarget: Element }) => {
        if (currentTarget.matches(':focus-visible')) setTold(true);
      },
      onBlur: hush,
    },
  };
}

interface ExplainedProps {
  /** The thing in words, “Well: 7”. */
  readonly label: string;
  readonly about: About;
  readonly class?: string;
  /** What travels comes to here and from here. */
  readonly place?: string;
  readonly children: ComponentChildren;
}

/** A thing that can only be looked at, as a number, an icon or a heap: a tap tells what it is, too. */
export function Explained({ label, about, class: name, place, children }: ExplainedProps) {
  const thing = useRef<HTMLSpanElement>(null);
  const { told, tell, listeners } = useExplained();
  return (
    <>
      {/* biome-ignore lint/a11y: whoever uses the keyboard reads the same explanation as whoever hovers */}
      <span
        ref={thing}
        class={`explained ${name ?? ''}`}
        role="img"
        tabIndex={0}
        aria-label={label}
        aria-description={about.lines.join(' ')}
        data-place={place}
        {...listeners}
        onClick={tell}
      >
        {children}
      </span>
      {told && (
        <Note label={about.title} about={() => thing.current}>
          <PieceCard about={about} />
        </Note>
      )}
    </>
  );
}
