import type { ComponentChildren } from 'preact';
import type { TableWords } from '../texts/table.en.ts';
import type { Camera } from './use-camera.ts';

interface MapToolsProps {
  readonly words: TableWords;
  readonly camera: Camera;
  readonly showOpen: boolean;
  readonly anyOpen: boolean;
  readonly onShowOpen: () => void;
}

/** At the edge of the map: closer, further, all of it, and what is still open. */
export function MapTools({ words, camera, showOpen, anyOpen, onShowOpen }: MapToolsProps) {
  return (
    <div class="sr-tools">
      <Tool label={words.zoomIn} onClick={() => camera.zoom(1.4)}>
        <path d="M12 5V19M5 12H19" />
      </Tool>
      <Tool label={words.zoomOut} onClick={() => camera.zoom(1 / 1.4)}>
        <path d="M5 12H19" />
      </Tool>
      {!camera.fitted && (
        <Tool label={words.fit} onClick={camera.fit}>
          <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
        </Tool>
      )}
      {anyOpen && (
        <Tool label={words.openFields} pressed={showOpen} onClick={onShowOpen}>
          <path d="M12 3 21 12M21 12 12 21M12 21 3 12" />
          <path d="M3 12 12 3" stroke-dasharray="1.5 4" />
        </Tool>
      )}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      class="round"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
