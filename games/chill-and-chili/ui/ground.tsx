import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { watchSize } from '../../../web/kit/frame/watch-size.ts';
import { Meadow, Soil } from './art/garden.tsx';
import { steady } from '../../../web/kit/steady.tsx';
import { elementOf } from '../../../web/kit/element-of.ts';

/** One garden behind the whole table: what is shared stands on the meadow, my beds on the soil below it. */
export const Ground = steady(function Ground({ players }: { players: number }) {
  const { isPhone } = useRoom();
  const meadow = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState(0);
  useLayoutEffect(() => {
    const table = elementOf(meadow).closest('.table')!;
    const board = table.querySelector('.area-board')!;
    return watchSize(board, () =>
      setEdge(Math.round(board.getBoundingClientRect().bottom - table.getBoundingClientRect().top)),
    );
  }, []);
  return (
    <div
      ref={meadow}
      class="behind"
      style={{
        // On a phone words stand in the sky, and what scrolls fades over the near meadow; many players hide the edge of the soil.
        ...(isPhone && { '--stars': '0%', '--near': '0%' }),
        '--robin': isPhone || players > 2 ? '0%' : undefined,
      }}
    >
      {/* The meadow reaches down to the edge of the board, the soil from there on. */}
      <div class="behind" style={{ height: `calc(${edge}px + 1em)` }}>
        <Meadow class="behind" />
      </div>
      <div class="behind" style={{ top: `${edge}px`, height: 'auto' }}>
        <Soil class="behind" />
      </div>
    </div>
  );
});
