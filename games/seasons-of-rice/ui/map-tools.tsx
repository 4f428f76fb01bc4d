import type { ComponentChildren } from 'preact';
import type { Size } from '../../../web/kit/frame/arrangement.ts';
import { type Room, useRoom } from '../../../web/kit/frame/room.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { TableWords } from '../texts/table.en.ts';
import type { Camera } from './use-camera.ts';

/** How many buttons are always there, and a little room. */
const TOOLS = 2.2;

/** Where the map is low they stand side by side, so that the land need not lie below all of them. */
const inLine = ({ arrangement }: Room): boolean => arrangement === 'lying';

/** What they cover, in pixels. */
export function toolsIn(room: Room): Size {
  const [one, all] = [room.thumb, TOOLS * room.thumb];
  return inLine(room) ? { width: all, height: one } : { width: one, height: all };
}

interface MapToolsProps {
  readonly words: TableWords;
  readonly camera: Camera;
  /** Null where no field is open. */
  readonly showOpen: boolean | null;
  readonly onShowOpen: () => void;
  /** Whose landscape is the other one. */
  readonly other: number;
  readonly otherLabel: string;
  readonly onTurnRound: () => void;
}

/** At the edge of the map: the other landscape, what is still open, closer, further, and all of it. */
export function MapTools(props: MapToolsProps) {
  const { words, camera, showOpen, onShowOpen, other, otherLabel, onTurnRound } = props;
  const room = useRoom();
  // Nobody touches a television.
  if (room.arrangement === 'television') return null;
  return (
    <div class={inLine(room) ? 'sr-tools in-a-row' : 'sr-tools'}>
      <Tool label={otherLabel} onClick={onTurnRound}>
        <span data-seat={other}>
          <SeatSign seat={other} />
        </span>
      </Tool>
      {showOpen !== null && (
        <Tool label={words.openFields} pressed={showOpen} onClick={onShowOpen}>
          <Icon d="M12 3 21 12M21 12 12 21M12 21 3 12M3 12l2-2M8 7l1-1" />
        </Tool>
      )}
      <Tool label={words.zoomIn} class="round sr-zoom" onClick={() => camera.zoom(1.4)}>
        <Icon d="M12 5V19M5 12H19" />
      </Tool>
      {!camera.fitted && !room.isPhone && (
        <Tool label={words.zoomOut} class="round sr-zoom" onClick={() => camera.zoom(1 / 1.4)}>
          <Icon d="M5 12H19" />
        </Tool>
      )}
      {!camera.fitted && (
        <Tool label={words.fit} onClick={camera.fit}>
          <Icon d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
        </Tool>
      )}
    </div>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

interface ToolProps {
  readonly label: string;
  readonly class?: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Tool({ label, class: kind = 'round', pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      class={kind}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
