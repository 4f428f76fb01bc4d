import type { ComponentChildren, RefObject } from 'preact';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Sight } from '../host/host.ts';
import { type Room, RoomContext } from '../kit/frame/room.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Scenery } from '../kit/scene/staging.ts';
import { Travellers } from '../kit/travel/travellers.tsx';
import type { Scenes } from './use-scenes.ts';

interface TableFrameProps<V extends Vocabulary> {
  readonly table: RefObject<HTMLDivElement>;
  readonly room: Room;
  readonly game: string;
  readonly screen: GameScreen<V>;
  readonly sight: Sight<V>;
  readonly viewer: Viewer;
  readonly scenery: Scenery<V>;
  readonly scenes: Scenes<V>;
  /** What style sheets and tests want to know besides. */
  readonly marks: { readonly class?: string; readonly [data: `data-${string}`]: unknown };
  readonly children: ComponentChildren;
}

/** The element around a table, played or replayed: its size, its game, and what travels above it. */
export function TableFrame<V extends Vocabulary>(props: TableFrameProps<V>) {
  const { table, room, game, screen, sight, viewer, scenery, scenes, marks, children } = props;
  const { frame, log } = sight;
  return (
    <RoomContext.Provider value={room}>
      <div
        ref={table}
        class="table"
        data-step={frame.step}
        data-game={game}
        data-arrangement={room.arrangement}
        style={{ '--u': `${room.unit}px` }}
        {...marks}
      >
        <Travellers
          table={table}
          step={frame.step}
          log={log}
          viewer={viewer}
          journeys={screen.journeys}
          scenery={scenery}
          stagings={screen.stagings}
          awaited={scenes.awaited}
          slowness={scenes.slowness}
        />
        {children}
      </div>
    </RoomContext.Provider>
  );
}
