import { placed } from '../../../core/ranking.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { ordinal } from '../../../web/kit/ordinal.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Plots } from '../vocabulary.ts';
import './board.css';
import { TABLE_WORDS } from './words.ts';

/** PLT-10: every row and purse counted, best first. */
export function ScoreSheet({ outcome, language, names }: ScoreSheetProps<Plots>) {
  const words = TABLE_WORDS[language];
  const order = placed(outcome.places);
  return (
    <ol class="plots-sheet">
      {order.map(({ seat, place }) => {
        const { row, coins } = outcome.scores[seat]!;
        return (
          <li key={seat} data-seat={seat}>
            <h3>
              {ordinal(place, language)} <SeatSign seat={seat} /> {names(seat)}
            </h3>
            <p>
              {words.row} {row} + {words.coins(coins)} = <b>{words.points(row + coins)}</b>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
