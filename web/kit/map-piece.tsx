import { render } from 'preact';
import { type MutableRef, useLayoutEffect, useRef } from 'preact/hooks';
import { elementOf } from './element-of.ts';
import { useExplained } from './explained.tsx';
import { Note } from './frame/note.tsx';
import { type About, PieceCard } from './piece-card.tsx';
import { marksOf, type PieceProps } from './piece.tsx';

type MapPieceProps = Omit<PieceProps, 'open' | 'glide' | 'glideFrom'> & {
  /** The keyboard stops here; a map of many pieces lets it stop at the useful ones only. */
  readonly reachable?: boolean;
};

/** A `Piece` inside a drawing, as a house of a town or a field of a landscape. */
export function MapPiece(props: MapPieceProps) {
  const { about, pointed, onPick, reachable = true, children } = props;
  const thing = useRef<SVGGElement>(null);
  const { told, pressedLong, listeners } = useExplained();
  useNoteOutside(told && !pointed ? about : null, thing);
  return (
    // biome-ignore lint/a11y: a drawing has no buttons of its own
    <g
      ref={thing}
      class={`map-piece ${props.class ?? ''}`}
      role="button"
      tabIndex={reachable ? 0 : -1}
      {...marksOf(props)}
      {...listeners}
      onClick={() => {
        if (!pressedLong()) onPick();
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick();
      }}
    >
      {children}
    </g>
  );
}

/** A drawing can hold no slip of paper: it is rendered beside it, into the table. */
function useNoteOutside(about: About | null, thing: MutableRef<SVGGElement | null>): void {
  useLayoutEffect(() => {
    if (about === null) return;
    const host = document.createElement('div');
    (elementOf(thing).closest('.table') ?? document.body).append(host);
    render(
      <Note label={about.title} about={() => thing.current}>
        <PieceCard about={about} />
      </Note>,
      host,
    );
    return () => {
      render(null, host);
      host.remove();
    };
  }, [about?.title, about?.lines.join()]);
}
