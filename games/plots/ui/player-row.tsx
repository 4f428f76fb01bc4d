import { sayMove } from '../../../core/texts.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';
import { TABLE_WORDS } from './words.ts';

/** One player's purse and row; a cell is a button while its owner may build there. */
export function PlayerRow({ seat, ...props }: BoardProps<Plots> & { seat: number }) {
  const { frame, viewer, language, texts, names, answer } = props;
  const { view } = frame;
  const words = TABLE_WORDS[language];
  const { coins, hasBid, row } = view.players[seat]!;
  const free = new Map(
    frame.choices.flatMap(({ move, refusal }) =>
      move.type === 'place' && refusal === null && viewer === seat ? [[move.cell, move]] : [],
    ),
  );
  return (
    <li class="plots-player" data-seat={seat}>
      <h3>
        <SeatSign seat={seat} /> {names(seat)}
      </h3>
      <p>
        {words.coins(coins)}
        {hasBid && ` · ${words.hasBid}`}
      </p>
      <ul class="plots-row">
        {row.map((value, cell) => {
          const place = free.get(cell);
          return (
            <li key={cell}>
              {place ? (
                <button
                  type="button"
                  class="plots-cell plots-cell-open"
                  aria-label={sayMove(texts, place, { view, names })}
                  onClick={() => answer(place)}
                />
              ) : (
                <span class="plots-cell">
                  {value !== null && <PlotPicture value={value} class="plots-picture" />}
                  <span class="only-heard">
                    {value === null ? words.free(cell + 1) : words.built(cell + 1, value)}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
