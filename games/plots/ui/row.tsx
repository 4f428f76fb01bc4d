import { sayMove } from '../../../core/texts.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';
import { cellPlace } from './places.ts';
import { TABLE_WORDS } from './words.ts';

type RowProps = Pick<BoardProps<Plots>, 'frame' | 'language' | 'texts' | 'names' | 'answer'> & {
  readonly seat: number;
};

/** My row; a cell is a button while I may build there. */
export function Row({ seat, frame, language, texts, names, answer }: RowProps) {
  const { view, choices } = frame;
  const words = TABLE_WORDS[language];
  const free = new Map(
    choices.flatMap(({ move, refusal }) =>
      move.type === 'place' && refusal === null ? [[move.cell, move]] : [],
    ),
  );
  return (
    <ul class="plots-row">
      {playerAt(view.players, seat).row.map((value, cell) => {
        const place = free.get(cell);
        return (
          <li key={cell} data-place={cellPlace(seat, cell)}>
            {place ? (
              <button
                type="button"
                class="plots-cell plots-cell-open"
                data-asked
                aria-label={sayMove(texts, place, { view, names })}
                onClick={() => answer(place)}
              />
            ) : (
              <Cell
                value={value}
                label={value === null ? words.free(cell + 1) : words.built(cell + 1, value)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CellProps {
  readonly value: number | null;
  readonly label: string;
  readonly place?: string;
}

export function Cell({ value, label, place }: CellProps) {
  return (
    <span class="plots-cell" data-place={place} role="img" aria-label={label} title={label}>
      {value !== null && <PlotPicture value={value} class="plots-picture" />}
    </span>
  );
}
