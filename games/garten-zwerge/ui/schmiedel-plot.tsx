import { SCHMIEDEL_MARKERS } from '../data/words.ts';
import { Gnome } from './art/gnome.tsx';
import { Schmiedel } from './art/things.tsx';
import type { Part } from './part.ts';

/** The third neighbour of two players: his markers, and the gnomes he has hired, in their owners' colours. */
export function SchmiedelPlot({ frame: { view }, words, names }: Part) {
  const hired = view.players.flatMap(({ gnomes }, seat) =>
    gnomes.filter(({ job }) => job === 'hired').map(({ hat }) => ({ seat, hat })),
  );
  return (
    <li class="gz-plot gz-plot-schmiedel" data-glide-source="plot-schmiedel">
      <p class="gz-plot-head">
        <Schmiedel class="gz-portrait" />
        <span class="gz-name">
          <b>{words.schmiedel}</b>
        </span>
      </p>
      <div class="gz-plot-ground">
        <span class="gz-his-markers" title={words.fist.markers}>
          <span class="only-heard">{words.fist.markers} </span>
          {SCHMIEDEL_MARKERS.map((marker, i) => (
            <i key={i} class="gz-marker-small">
              {marker}
            </i>
          ))}
        </span>
        {hired.map(({ seat, hat }, i) => (
          <span key={i} data-seat={seat} title={words.contest.entrant(names(seat), hat)}>
            <Gnome hat={hat} class="gz-gnome-small" />
            <span class="only-heard">{words.contest.entrant(names(seat), hat)}</span>
          </span>
        ))}
      </div>
    </li>
  );
}
