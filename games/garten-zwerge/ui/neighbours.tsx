import { useState } from 'preact/hooks';
import { Count } from '../../../web/kit/count.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { FLOWER_ART } from './art/flowers.tsx';
import { Hedge } from './art/hedge.tsx';
import { Petal, TreasurerKey } from './art/things.tsx';
import { Facts } from './facts.tsx';
import { GnomeRow } from './gnome-row.tsx';
import type { Part } from './part.ts';
import { SchmiedelPlot } from './schmiedel-plot.tsx';
import { Shack } from './shack.tsx';
import './neighbours.css';

/** The plots of the others: petals, gnomes and what each is doing; a tap opens the rest. */
export function Neighbours(part: Part) {
  const { frame, viewer, names, words } = part;
  const { view } = frame;
  const [open, setOpen] = useState<number | null>(null);
  const seats = view.players.map((_, seat) => seat).filter(seat => seat !== viewer);
  const deciding = frame.deciding.map(({ seat }) => seat);
  return (
    <section class="gz-neighbours" data-few={seats.length <= 3} aria-label={words.neighbours}>
      <ul>
        {seats.map(seat => {
          const player = view.players[seat]!;
          const Flower = FLOWER_ART[player.flower];
          return (
            <li
              key={seat}
              class={deciding.includes(seat) ? 'gz-plot gz-plot-active' : 'gz-plot'}
              data-seat={seat}
              data-glide-source={`plot-${seat}`}
            >
              <button
                type="button"
                class="gz-plot-head"
                aria-expanded={open === seat}
                onClick={() => setOpen(open === seat ? null : seat)}
              >
                <SeatSign seat={seat} />
                <Flower class="gz-flower" />
                <span class="gz-name" title={words.flowers[player.flower]}>
                  {names(seat)}
                </span>
                {view.treasurer === seat && (
                  <span title={words.treasurer}>
                    <TreasurerKey class="gz-icon" />
                    <span class="only-heard">{words.treasurer}</span>
                  </span>
                )}
                <span class="gz-money">
                  <Count value={player.petals} />
                  <Petal class="gz-petal" />
                </span>
              </button>
              <span class="gz-track" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * player.petals) / view.goal)}%` }} />
              </span>
              <div class="gz-plot-ground">
                <GnomeRow player={player} seat={seat} words={words} names={names} />
                {player.shack.length > 0 && <Shack player={player} seat={seat} words={words} names={names} />}
              </div>
              {open === seat && <Facts {...part} seat={seat} />}
            </li>
          );
        })}
        {view.players.length === 2 && <SchmiedelPlot {...part} />}
      </ul>
      {seats.length <= 3 && <Hedge class="gz-hedge" />}
    </section>
  );
}
