import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { watchSize } from '../../../web/kit/frame/watch-size.ts';
import { Meadow, Soil } from './art/garden.tsx';
import { steady } from '../../../web/kit/steady.tsx';
import { elementOf } from '../../../web/kit/element-of.ts';

/** One garden behind the whole table: what is shared stands on the meadow, my beds on the soil below it. */
export const Ground = steady(function Ground() {
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
    <div ref={meadow} class="cc-ground" style={{ '--edge': `${edge}px` }}>
      <Meadow class="cc-meadow" />
      <Soil class="cc-soil" />
    </div>
  );
});
