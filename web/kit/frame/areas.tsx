import type { ComponentChildren } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { elementOf } from '../element-of.ts';
import { useGlide } from '../motion.ts';
import { Afterwards } from './afterwards.tsx';
import { useAttention } from './attention.ts';
import { useInPieces } from './in-pieces.ts';
import { Note } from './note.tsx';
import { OnlyHeld } from './only-held.ts';
import { useRoom } from './room.ts';

interface AreasProps {
  /** The place the table stands in, drawn edge to edge behind everything, bar and story too. Only to be looked at. */
  readonly ground?: ComponentChildren;
  /** The players: `Seats`. */
  readonly seats: ComponentChildren;
  /** What everybody shares. */
  readonly board: ComponentChildren;
  /** My own things on the table; null for who only watches, and where they are in the dock. */
  readonly mine: ComponentChildren;
  /**
   * Whether my things share the room with the board, are one line at its foot, are that line or, where the table is wide, a narrow column
   * beside a board that wants its height, stand beside a board that is as high as it is wide, or take turns in the dock with what can be
   * done: on phones, where the board wants their height too.
   */
  readonly mineIs?: 'half' | 'line' | 'column' | 'beside' | 'docked';
  /** What is asked, what can be done, and the hand: `Dock`. */
  readonly dock: ComponentChildren;
  /** What only I may see, my hand for example: shown of everybody where all is open. Absent where there are no such things. */
  readonly held?: ComponentChildren;
  /** The card of the piece that carries `data-pointed`; null when nothing is pointed at. */
  readonly detail: ComponentChildren;
  /** Points away. */
  readonly onClose: () => void;
  /** What the areas are called, for screen readers. */
  readonly labels: {
    readonly seats: string;
    readonly board: string;
    readonly mine: string;
    readonly dock: string;
    readonly detail: string;
    readonly close: string;
  };
}

/**
 * The named areas of a table (slots of its layout). Where they lie and how large they are is decided here and in frame.css, by the room
 * the table has; a game fills them and never positions itself.
 */
export function Areas(props: AreasProps) {
  return useContext(OnlyHeld) !== null ? <>{props.held}</> : <AllAreas {...props} />;
}

function AllAreas({
  ground,
  seats,
  board,
  mine,
  mineIs = 'half',
  dock,
  detail,
  onClose,
  labels,
}: AreasProps) {
  const { isPhone } = useRoom();
  const [boardPiece, minePiece, seatsPiece, dockPiece] = [
    useRef<Afterwards>(null),
    useRef<Afterwards>(null),
    useRef<Afterwards>(null),
    useRef<Afterwards>(null),
  ];
  const { first, isStep, isWhole } = useInPieces({
    areas: [boardPiece, minePiece, seatsPiece, dockPiece],
    atRest: [minePiece, dockPiece],
  });
  const [, look] = useState({});
  const areas = useGlide<HTMLDivElement>(isWhole);
  useAttention(areas, isWhole);
  const later = isStep ? 'later' : 'unless-waiting';
  // Areas that were drawn are measured, and what is asked may now be among them.
  const onDrawn = () => look({});
  return (
    <>
      {ground && (
        <div class="ground" aria-hidden="true">
          {ground}
        </div>
      )}
      <div class="areas-room">
        <div
          class={mine === null && mineIs !== 'docked' ? 'areas areas-watched' : `areas areas-${mineIs}`}
          aria-busy={!isWhole() || undefined}
          ref={areas}
        >
          <section class="area area-seats" aria-label={labels.seats}>
            <Afterwards ref={seatsPiece} when={later} onDrawn={onDrawn}>
              {seats}
            </Afterwards>
          </section>
          {/* biome-ignore lint/a11y: what scrolls must be reachable by keyboard */}
          <section class="area area-board" aria-label={labels.board} tabIndex={0}>
            <Afterwards ref={boardPiece} when={first === 'board' ? 'at-once' : later} onDrawn={onDrawn}>
              {board}
            </Afterwards>
          </section>
          {mine !== null && (
            // biome-ignore lint/a11y: what scrolls must be reachable by keyboard
            <section class="area area-mine" aria-label={labels.mine} tabIndex={0}>
              <Afterwards ref={minePiece} when={later} onDrawn={onDrawn}>
                {mine}
              </Afterwards>
            </section>
          )}
          <section class="area area-dock" aria-label={labels.dock}>
            <Afterwards ref={dockPiece} when={first === 'dock' ? 'at-once' : later} onDrawn={onDrawn}>
              {dock}
            </Afterwards>
          </section>
          {detail && (
            <Note
              label={labels.detail}
              about={() => elementOf(areas).querySelector(isPhone ? '.area-dock' : '[data-pointed]')}
              over={isPhone}
              closeLabel={labels.close}
              onClose={onClose}
            >
              {detail}
            </Note>
          )}
        </div>
      </div>
    </>
  );
}
